/** The second tap of a double tap. Whoever taps a button twice means it once; a key's press has no count. */
export function isDoubleTap({ detail }: { detail: number }): boolean {
  return detail > 1;
}
