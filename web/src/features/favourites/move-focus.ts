/** Before rows go: the keyboard goes to the heart of the next row; to the list as a whole where many go, or the last. */
export function moveFocus(panel: string): void {
  const row = document.activeElement?.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const heart = next?.querySelector<HTMLElement>('[aria-pressed]');
  (heart ?? document.getElementById(panel))?.focus({ preventScroll: true });
}
