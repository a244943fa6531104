/** False where the customer prefers reduced motion: on this device (preferences/root-attributes.ts) or in this app. */
export function allowsMotion(): boolean {
  const isReduced = document.documentElement.dataset['motion'] === 'reduced';
  return !isReduced && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
