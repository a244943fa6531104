/** False if the customer prefers reduced motion: on this device, or in this app (preferences/root-attributes.ts). */
export function allowsMotion(): boolean {
  const isReduced = document.documentElement.dataset['motion'] === 'reduced';
  return !isReduced && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
