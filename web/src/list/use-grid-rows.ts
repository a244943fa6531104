import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type ListLayout, listLayouts } from './list-layout.ts';
import { scrollToRow } from './scroll-to-row.ts';
import { useBeforeLeave } from './use-before-leave.ts';
import { useGridGeometry } from './use-grid-geometry.ts';
import { firstHeight, firstRow, HEAD_PX, quiet } from './window-virtualizer.ts';

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

/**
 * The rows of a grid that stand near the window, as the page scrolls: how many cells each has, how high it is, and how
 * much space those take that are not drawn. The card that was in sight stays there, whatever becomes of the columns.
 */
export function useGridRows(list: RefObject<HTMLElement | null>, options: GridRowsOptions) {
  const { layout, count, keyOf, shape, onLeave, startAt = 0, onJump, onRest } = options;
  const moved = useRef(false);
  // The first cell in sight when the page last came to rest.
  const first = useRef(startAt > 0 ? startAt : (shape?.first ?? 0));
  const { columns, top, isKnown } = useGridGeometry(list, shape?.columns ?? 1);
  // A row that has been seen among as many columns is the best guess for those that have not.
  const [seen, setSeen] = useState({ columns: 0, height: 0 });
  const seenHeight = seen.columns === columns ? seen.height : undefined;
  const { gap, height, spare } = listLayouts[layout];
  const known = shape?.columns === columns ? shape.heights : undefined;
  // A row of other columns is another row. A better guess holds for all rows at once, which a new function brings about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the line above
  const rowKey = useCallback((row: number) => `${columns} ${keyOf(row * columns)}`, [keyOf, columns, seenHeight]);
  const grid = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(count / columns),
    estimateSize: (row) => known?.[row] ?? seenHeight ?? height,
    getItemKey: rowKey,
    gap,
    scrollMargin: top,
    overscan: spare,
    scrollPaddingStart: HEAD_PX,
    ...quiet,
    onChange: (instance) => {
      const { range, isScrolling } = instance;
      const measured = seenHeight ?? firstHeight(instance);
      if (measured !== seenHeight && measured !== undefined) setSeen({ columns, height: measured });
      if (moved.current && !isScrolling && range !== null) {
        first.current = firstRow(instance) * columns;
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
    const before = placedFor.current;
    placedFor.current = columns;
    if (before === undefined || before === columns || first.current === 0) return;
    onJump?.();
    return scrollToRow(grid, Math.floor(first.current / columns));
  }, [isKnown, columns]);
  useBeforeLeave(() => {
    // As they are drawn: a guess of today may be another than the one that the page stands by.
    onLeave?.({ columns, heights: grid.measurementsCache.map(({ size }) => size), first: first.current });
  });
  const rows = grid.getVirtualItems();
  // biome-ignore lint/correctness/useExhaustiveDependencies: among other columns every row is measured anew
  const measure = useCallback((cell: HTMLLIElement | null) => grid.measureElement(cell), [grid, columns]);
  return {
    rows,
    columns,
    /** Takes a row's height from one of its cells. */
    measure,
    /** Pixels that the rows above and below those take. */
    before: (rows[0]?.start ?? top) - top,
    after: Math.max(0, grid.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)),
    /** Whether all this has been measured: the first picture is a guess. */
    isKnown,
    isScrolling: grid.isScrolling,
  };
}
