import { observeWindowOffset, type Virtualizer, windowScroll } from '@tanstack/react-virtual';

/** The rows of a list that scrolls with the page. */
export type WindowVirtualizer = Virtualizer<Window, HTMLLIElement>;

/** What may stick above the first cell in sight, in pixels. */
export const HEAD_PX = 112;

/** How high the first drawn row stands that has been measured, in pixels; one that is hidden has no height. */
export function firstHeight(grid: WindowVirtualizer): number | undefined {
  return grid
    .getVirtualItems()
    .map(({ key }) => grid.itemSizeCache.get(key))
    .find((height) => height !== undefined && height > 0);
}

/** The first row that nothing covers at its top; where none begins in the window, the one that fills it. */
export function firstRow(grid: WindowVirtualizer): number {
  const edge = window.scrollY + HEAD_PX;
  const row = grid.getVirtualItemForOffset(edge);
  if (row === undefined) return 0;
  // A page stands at whole pixels of the screen, a row does not.
  if (row.start >= edge - 1) return row.index;
  const next = grid.measurementsCache[row.index + 1];
  return next !== undefined && next.start < window.scrollY + window.innerHeight ? next.index : row.index;
}

/**
 * Where the page stands after a navigation is the scroll memory's business: a list that appears reads the position, and
 * writes none (a write would stop a page that glides).
 */
export const quiet = {
  observeElementOffset: (instance: WindowVirtualizer, tell: (offset: number, isScrolling: boolean) => void) => {
    tell(window.scrollY, false);
    return observeWindowOffset(instance, tell);
  },
  scrollToFn: (offset: number, options: Parameters<typeof windowScroll>[1], instance: WindowVirtualizer) => {
    if (Math.abs(offset - window.scrollY) >= 1) windowScroll(offset, options, instance);
  },
};
