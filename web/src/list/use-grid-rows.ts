import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Key, type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ListLayout, listLayouts } from './list-layout.ts';
import { useGridGeometry } from './use-grid-geometry.ts';
import { firstMeasuredHeight, firstRowInView, scrollToRow, windowScrolling } from './window-virtualizer.ts';

/** How a list was left: enough to be drawn at the same position again before its cells are there. */
export interface SavedGeometry {
  columns: number;
  /** Height of each row in pixels, from the first on. */
  heights: readonly number[];
  /** The first cell in view. */
  first: number;
}

export interface GridRowsOptions {
  layout: ListLayout;
  /** How many cells there are; only those near the window are drawn. */
  count: number;
  /** Must not change while the cells stay the same: the rows are measured under their first cell's key. */
  keyOf: (index: number) => Key;
  /** The geometry to begin with, and who wants to know the last one when the list is hidden or taken away. */
  geometry?: SavedGeometry | undefined;
  onLeave?: (geometry: SavedGeometry) => void;
  /** The cell to begin at, if it is not the first. */
  startAt?: number;
  /** Hears that the list itself has moved the page. */
  onJump?: () => void;
  /** Hears which cell is the first in view, each time the page comes to rest. */
  onRest?: (index: number) => void;
}

/**
 * The rows of a grid that stand near the window, as the page scrolls: how many cells each has, how high it is, and how
 * much space those take that are not drawn. The cell that was in view stays there, whatever becomes of the columns.
 */
export function useGridRows(list: RefObject<HTMLElement | null>, options: GridRowsOptions) {
  const { layout, count, keyOf, geometry, onLeave, startAt = 0, onJump, onRest } = options;
  const hasScrolled = useRef(false);
  // The first cell in view when the page last came to rest.
  const first = useRef(startAt > 0 ? startAt : (geometry?.first ?? 0));
  const { columns, top, isMeasured } = useGridGeometry(list, geometry?.columns ?? 1);
  // A row that has been measured among as many columns is the best guess for those that have not.
  const [measured, setMeasured] = useState({ columns: 0, height: 0 });
  const measuredHeight = measured.columns === columns ? measured.height : undefined;
  const { gap, estimatedHeight, overscan } = listLayouts[layout];
  const savedHeights = geometry?.columns === columns ? geometry.heights : undefined;
  // A row of other columns is another row. A better guess holds for all rows at once, which a new function brings about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the line above
  const rowKey = useCallback((row: number) => `${columns} ${keyOf(row * columns)}`, [keyOf, columns, measuredHeight]);
  const grid = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(count / columns),
    // By their index: rows that have not come have no key of their own by which a cache could know them.
    estimateSize: (row) => savedHeights?.[row] ?? measuredHeight ?? estimatedHeight,
    getItemKey: rowKey,
    gap,
    scrollMargin: top,
    overscan,
    ...windowScrolling,
    onChange: (instance) => {
      const { range, isScrolling } = instance;
      const height = measuredHeight ?? firstMeasuredHeight(instance);
      if (height !== measuredHeight && height !== undefined) setMeasured({ columns, height });
      if (hasScrolled.current && !isScrolling && range !== null) {
        first.current = firstRowInView(instance) * columns;
        onRest?.(first.current);
      }
      hasScrolled.current = isScrolling;
    },
  });
  // Other columns: where the list is to begin at a cell, and when the screen is turned.
  const columnsBefore = useRef(startAt > 0 ? 0 : geometry?.columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns alone are a reason to move the page
  useEffect(() => {
    if (!isMeasured) return;
    const before = columnsBefore.current;
    columnsBefore.current = columns;
    if (before === undefined || before === columns || first.current === 0) return;
    onJump?.();
    return scrollToRow(grid, Math.floor(first.current / columns));
  }, [isMeasured, columns]);
  const leave = useEffectEvent(() => {
    // As they are drawn: a guess of today may be another than the one that the scroll position goes by.
    onLeave?.({ columns, heights: grid.measurementsCache.map(({ size }) => size), first: first.current });
  });
  useEffect(() => {
    const onPageHide = () => leave();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      leave();
    };
  }, []);
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
    isMeasured,
    isScrolling: grid.isScrolling,
  };
}
