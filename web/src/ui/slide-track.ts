/** The index of the visible slide; every slide is as wide as the track. */
export function currentSlide(track: HTMLElement | null): number {
  // In right-to-left text, scrollLeft is negative.
  return track === null || track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth);
}

export function scrollToSlide(track: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  if (track === null) return;
  const direction = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: direction * index * track.clientWidth, behavior });
}
