import { observeWindowOffset, type Virtualizer, windowScroll } from '@tanstack/react-virtual';
import { onUserScroll } from '../navigation/scroll-restoration.ts';

/** The rows of a list that scrolls with the page. */
type WindowVirtualizer = Virtualizer<Window, HTMLLIElement>;

/** What may stick above the first cell in view, in pixels. */
const STICKY_HEADER_PX = 112;

/** In how many frames in a row the page must have been where it was sent until its position counts as final. */
const STABLE_FRAMES = 10;

/**
 * Brings the page to a row, and again while what is above it is being measured and the page is not tall enough yet, until
 * a customer moves the page. TanStack Virtual's `scrollToIndex` gives up at the first scroll event that is not its own:
 * scroll restoration and scroll anchoring cause such events too. Answers a function that stops it.
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

/** How high the first drawn row is that has been measured, in pixels; one that is hidden has no height. */
export function firstMeasuredHeight(grid: WindowVirtualizer): number | undefined {
  return grid
    .getVirtualItems()
    .map(({ key }) => grid.itemSizeCache.get(key))
    .find((height) => height !== undefined && height > 0);
}

/** The first row that nothing covers at its top; where none begins in the window, the one that fills it. */
export function firstRowInView(grid: WindowVirtualizer): number {
  const edge = window.scrollY + STICKY_HEADER_PX;
  const row = grid.getVirtualItemForOffset(edge);
  if (row === undefined) return 0;
  // A page stands at whole pixels of the screen, a row does not.
  if (row.start >= edge - 1) return row.index;
  const next = grid.measurementsCache[row.index + 1];
  return next !== undefined && next.start < window.scrollY + window.innerHeight ? next.index : row.index;
}

/**
 * Where the page stands after a navigation is the scroll restoration's business: a list that appears reads the position,
 * and writes none (a write would stop a page that glides).
 */
export const windowScrolling = {
  scrollPaddingStart: STICKY_HEADER_PX,
  observeElementOffset: (instance: WindowVirtualizer, notify: (offset: number, isScrolling: boolean) => void) => {
    notify(window.scrollY, false);
    return observeWindowOffset(instance, notify);
  },
  scrollToFn: (offset: number, options: Parameters<typeof windowScroll>[1], instance: WindowVirtualizer) => {
    if (Math.abs(offset - window.scrollY) >= 1) windowScroll(offset, options, instance);
  },
};
