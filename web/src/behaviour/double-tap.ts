/** Whether a click is the second of a double tap, which buttons ignore. A key press has no click count. */
export function isDoubleTap({ detail }: { detail: number }): boolean {
  return detail > 1;
}
