import { observeWindowOffset, useWindowVirtualizer, type Virtualizer, windowScroll } from '@tanstack/react-virtual';
import { type Key, type RefObject, useCallback, useEffect, useRef } from 'react';
import { type ListLayout, listLayouts } from './list-layout.ts';
import { usePlace } from './list-place.ts';
import { useLeaving } from './use-leaving.ts';

/** How a list stood: enough to stand at the same place again before its cells are there. */
export interface ListShape {
  columns: number;
  /** Height of each row in pixels, from the first on. */
  heights: readonly number[];
  /** The first cell that was in sight. */
  first: number;
}

export interface GridRowsOptions {
  layout: ListLayout;
  /** How many cells there are; only those near the window are drawn. */
  count: number;
  /** Must not change while the cells stay the same: the rows are measured under their first cell's key. */
  keyOf: (index: number) => Key;
  /** The shape to begin with, and who wants to know the last one when the list goes out of sight. */
  shape?: ListShape | undefined;
  onLeave?: (shape: ListShape) => void;
  /** The cell to begin at, if it is not the first. */
  startAt?: number;
  /** Hears that the list itself has moved the page. */
  onJump?: () => void;
  /** Hears which cell is the first in sight, each time the page comes to rest. */
  onRest?: (index: number) => void;
}

type Grid = Virtualizer<Window, HTMLLIElement>;

/**
 * The rows of a grid that stand near the window, as the page scrolls: how many cells each has, how high it is, and how
 * much space those take that are not drawn. The card that was in sight stays there, whatever becomes of the columns.
 */
export function useGridRows(list: RefObject<HTMLElement | null>, options: GridRowsOptions) {
  const { layout, count, keyOf, shape, onLeave, startAt = 0, onJump, onRest } = options;
  const moved = useRef(false);
  // The first cell in sight when the page last came to rest.
  const first = useRef(startAt > 0 ? startAt : (shape?.first ?? 0));
  // A row that has been seen is the best guess for those that have not.
  const seenHeight = useRef<number>(undefined);
  const { columns, top, isKnown } = usePlace(list, shape?.columns ?? 1);
  const { gap, height, spare } = listLayouts[layout];
  const known = shape?.columns === columns ? shape.heights : undefined;
  const rowKey = useCallback((row: number) => keyOf(row * columns), [keyOf, columns]);
  const grid = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(count / columns),
    estimateSize: (row) => known?.[row] ?? seenHeight.current ?? height,
    getItemKey: rowKey,
    gap,
    scrollMargin: top,
    overscan: spare,
    scrollPaddingStart: HEAD_PX,
    ...quiet,
    onChange: ({ range, isScrolling, itemSizeCache }) => {
      seenHeight.current ??= itemSizeCache.values().next().value;
      if (moved.current && !isScrolling && range !== null) {
        first.current = wholeRow(grid) * columns;
        onRest?.(first.current);
      }
      moved.current = isScrolling;
    },
  });
  // Other columns: where the list is to begin at a card, and when the screen is turned.
  const placedFor = useRef(startAt > 0 ? 0 : shape?.columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns alone are a reason to move the page
  useEffect(() => {
    if (!isKnown) return;
    if (placedFor.current !== undefined && placedFor.current !== columns && first.current > 0) {
      onJump?.();
      grid.scrollToIndex(Math.floor(first.current / columns), { align: 'start' });
    }
    placedFor.current = columns;
  }, [isKnown, columns]);
  useLeaving(() => {
    const { count: length, getItemKey, estimateSize } = grid.options;
    const heights = Array.from({ length }, (_, row) => grid.itemSizeCache.get(getItemKey(row)) ?? estimateSize(row));
    onLeave?.({ columns, heights, first: first.current });
  });
  const rows = grid.getVirtualItems();
  return {
    rows,
    columns,
    /** Takes a row's height from one of its cells. */
    measure: grid.measureElement,
    /** Pixels that the rows above and below those take. */
    before: (rows[0]?.start ?? top) - top,
    after: Math.max(0, grid.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)),
    /** Whether all this has been measured: the first picture is a guess. */
    isKnown,
    isScrolling: grid.isScrolling,
  };
}

/** The first row that nothing covers. */
function wholeRow(grid: Grid): number {
  const edge = window.scrollY + HEAD_PX;
  const row = grid.getVirtualItemForOffset(edge);
  if (row === undefined) return 0;
  return row.start < edge ? Math.min(row.index + 1, grid.options.count - 1) : row.index;
}

/** What may stick above the first cell in sight, in pixels. */
const HEAD_PX = 112;

/**
 * Where the page stands after a navigation is the scroll memory's business: a list that appears reads the position, and
 * writes none (a write would stop a page that glides).
 */
const quiet = {
  observeElementOffset: (instance: Grid, tell: (offset: number, isScrolling: boolean) => void) => {
    tell(window.scrollY, false);
    return observeWindowOffset(instance, tell);
  },
  scrollToFn: (offset: number, options: Parameters<typeof windowScroll>[1], instance: Grid) => {
    if (Math.abs(offset - window.scrollY) >= 1) windowScroll(offset, options, instance);
  },
};
