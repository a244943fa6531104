import { observeWindowOffset, type Virtualizer, windowScroll } from '@tanstack/react-virtual';
import { isScrollPending, onUserScroll } from '../navigation/scroll-restoration.ts';

type WindowVirtualizer = Virtualizer<Window, HTMLLIElement>;

/** The maximum height of sticky headers, in pixels. */
const STICKY_HEADER_PX = 112;

/** For how many consecutive frames the position must stay unchanged to count as final. */
const STABLE_FRAMES = 10;

/**
 * Scrolls to a row, repeatedly while rows above it are being measured and the page is not tall enough yet, until the
 * customer scrolls. TanStack Virtual's `scrollToIndex` stops at the first scroll event that is not its own, which
 * scroll restoration and scroll anchoring also cause. Returns a function that stops it.
 */
export function scrollToRow(grid: WindowVirtualizer, row: number): () => void {
  let stableFrames = 0;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    stopListening();
  };
  const stopListening = onUserScroll(stop);
  const step = () => {
    const [offset = 0] = grid.getOffsetForIndex(row, 'start') ?? [];
    const before = window.scrollY;
    window.scrollTo({ top: offset, behavior: 'instant' });
    stableFrames = window.scrollY === before ? stableFrames + 1 : 0;
    if (stableFrames < STABLE_FRAMES) frame = requestAnimationFrame(step);
    else stop();
  };
  step();
  return stop;
}

/** The height of the first measured row, in pixels; a hidden row has none. */
export function firstMeasuredHeight(grid: WindowVirtualizer): number | undefined {
  return grid
    .getVirtualItems()
    .map(({ key }) => grid.itemSizeCache.get(key))
    .find((height) => height !== undefined && height > 0);
}

/** The first row whose top is not covered; if no row starts in the viewport, the row that fills it. */
export function firstRowInView(grid: WindowVirtualizer): number {
  const edge = window.scrollY + STICKY_HEADER_PX;
  const row = grid.getVirtualItemForOffset(edge);
  if (row === undefined) return 0;
  // Scroll positions are whole device pixels, row offsets are not.
  if (row.start >= edge - 1) return row.index;
  const next = grid.measurementsCache[row.index + 1];
  return next !== undefined && next.start < window.scrollY + window.innerHeight ? next.index : row.index;
}

/**
 * The list itself only reads the position: scroll-restoration.ts sets it after a navigation, and setting it here would
 * interrupt a smooth scroll.
 */
export const windowScrolling = {
  scrollPaddingStart: STICKY_HEADER_PX,
  observeElementOffset: (instance: WindowVirtualizer, notify: (offset: number, isScrolling: boolean) => void) => {
    notify(window.scrollY, false);
    // The late end of one scroll may tell the position of the next, whose own event the virtualizer then ignores.
    const report = (offset: number, isScrolling: boolean) => {
      if (!isScrolling && offset !== instance.scrollOffset) notify(offset, true);
      notify(offset, isScrolling);
    };
    const atRest = () => report(window.scrollY, false);
    // Chromium may report only the end of a jump that interrupts a smooth scroll. `useScrollendEvent` alone is not
    // enough: when Chromium itself scrolls (scroll anchoring, a page that gets shorter), it fires no scrollend.
    window.addEventListener('scrollend', atRest);
    const stop = observeWindowOffset(instance, report);
    return () => {
      window.removeEventListener('scrollend', atRest);
      stop?.();
    };
  },
  scrollToFn: (offset: number, options: Parameters<typeof windowScroll>[1], instance: WindowVirtualizer) => {
    // While a position is being restored, the list may still have the one before.
    if (!isScrollPending() && Math.abs(offset - window.scrollY) >= 1) windowScroll(offset, options, instance);
  },
};
