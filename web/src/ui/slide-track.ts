/** Which slide of a row as wide as its window is in sight. */
export function currentSlide(track: HTMLElement | null): number {
  // In right-to-left scrolling counts below nought.
  return track === null || track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
}

/** Brings a slide into sight. */
export function scrollToSlide(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  if (track === null) return;
  const direction = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: direction * index * track.clientWidth, behavior });
}

/** Nothing moves for whoever asked for that. */
export function allowsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
