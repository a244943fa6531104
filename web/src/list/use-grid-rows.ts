import { useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type Key,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type ListLayout, listLayouts } from './list-layout.ts';
import { firstMeasuredHeight, firstRowInView, scrollToRow, windowScrolling } from './window-virtualizer.ts';

/** The data to render a list at the same position before its cells are loaded. */
export interface SavedGeometry {
  columns: number;
  /** The height of each row in pixels, from the first row on. */
  heights: readonly number[];
  first: number;
}

export interface GridRowsOptions {
  layout: ListLayout;
  /** The number of cells, of which only those near the viewport are rendered. */
  count: number;
  /** Must be stable: the heights of rows are cached under their first cell's key. */
  keyOf: (index: number) => Key;
  /** The initial geometry, and a callback with the last one when the list is hidden or unmounted. */
  geometry?: SavedGeometry | undefined;
  onLeave?: (geometry: SavedGeometry) => void;
  /** The cell to start at, if not the first. */
  startAt?: number;
  /** Called when the list itself scrolls the page. */
  onJump?: () => void;
  /** Called with the first visible cell each time scrolling ends. */
  onRest?: (index: number) => void;
}

/**
 * Virtualizes the rows of a grid that scrolls with the page. When the number of columns changes, the first visible cell
 * stays visible.
 */
export function useGridRows(list: RefObject<HTMLElement | null>, options: GridRowsOptions) {
  const { layout, count, keyOf, geometry, onLeave, startAt = 0, onJump, onRest } = options;
  const hasScrolled = useRef(false);
  // The first visible cell when scrolling last ended.
  const first = useRef(startAt > 0 ? startAt : (geometry?.first ?? 0));
  const { gap, estimatedColumns, estimatedHeight, overscan } = listLayouts[layout];
  const { columns, top, isMeasured } = useGridGeometry(list, geometry?.columns ?? estimatedColumns);
  // What is out of sight is rendered afterwards, interruptibly. Not by a deferred value: these have no first value where
  // the list itself is one.
  const [ahead, setAhead] = useState(0);
  useEffect(() => startTransition(() => setAhead(overscan)), [overscan]);
  // A height measured with the same number of columns is the best estimate for other rows.
  const [measured, setMeasured] = useState({ columns: 0, height: 0 });
  const measuredHeight = measured.columns === columns ? measured.height : undefined;
  const savedHeights = geometry?.columns === columns ? geometry.heights : undefined;
  // The key depends on the columns. A new function makes the virtualizer apply a better estimate to all rows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see the line above
  const rowKey = useCallback((row: number) => `${columns} ${keyOf(row * columns)}`, [keyOf, columns, measuredHeight]);
  const grid = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(count / columns),
    // By index, because rows that are not loaded have no key.
    estimateSize: (row) => savedHeights?.[row] ?? measuredHeight ?? estimatedHeight,
    getItemKey: rowKey,
    gap,
    scrollMargin: top,
    overscan: ahead,
    // The rows in sight belong to the first render, which is interruptible, not to the one after measuring.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
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
  // The columns change when a list starts at a cell, and when the screen is rotated.
  const columnsBefore = useRef(startAt > 0 ? 0 : geometry?.columns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of columns scrolls the page
  useEffect(() => {
    if (!isMeasured) return;
    const before = columnsBefore.current;
    columnsBefore.current = columns;
    if (before === undefined || before === columns || first.current === 0) return;
    onJump?.();
    return scrollToRow(grid, Math.floor(first.current / columns));
  }, [isMeasured, columns]);
  const leave = useEffectEvent(() => {
    // Includes estimates: the scroll position depends on the heights in use now.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of columns measures every row again
  const measure = useCallback((cell: HTMLLIElement | null) => grid.measureElement(cell), [grid, columns]);
  return {
    rows,
    columns,
    /** Ref of a cell that measures its row. */
    measure,
    /** The height of the rows above and below the rendered ones, in pixels. */
    before: (rows[0]?.start ?? top) - top,
    after: Math.max(0, grid.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)),
    /** False in the first render, before the geometry is measured. */
    isMeasured,
    isScrolling: grid.isScrolling,
  };
}

interface GridGeometry {
  columns: number;
  top: number;
  isMeasured: boolean;
}

/** The number of columns, from the computed style, and the distance of the list from the top of the page. */
function useGridGeometry(list: RefObject<HTMLElement | null>, initialColumns: number): GridGeometry {
  const [geometry, setGeometry] = useState<GridGeometry>({ columns: initialColumns, top: 0, isMeasured: false });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const measure = () => {
      const columns = getComputedStyle(element).gridTemplateColumns.split(' ').length;
      const top = topOf(element);
      setGeometry((old) =>
        old.isMeasured && old.columns === columns && old.top === top ? old : { columns, top, isMeasured: true },
      );
    };
    measure();
    // Content above the list can move it; this also changes the height of the body.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}

/** The distance from the top of the page without transforms, so that pull to refresh does not change it. */
function topOf(element: HTMLElement): number {
  const { offsetParent } = element;
  return element.offsetTop + (offsetParent instanceof HTMLElement ? topOf(offsetParent) : 0);
}
