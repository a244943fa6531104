import { observeWindowOffset, useWindowVirtualizer, type Virtualizer, windowScroll } from '@tanstack/react-virtual';
import { type Key, memo, type ReactNode, useCallback, useEffect, useRef } from 'react';
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

interface CellProps {
  draw: (index: number) => ReactNode;
  index: number;
}

/** Drawn anew when the list is, not when it scrolls. */
const Cell = memo(({ draw, index }: CellProps) => draw(index));

interface VirtualGridProps {
  label: string;
  layout: ListLayout;
  /** How many cells there are; only those near the window are drawn. */
  count: number;
  cell: (index: number) => ReactNode;
  /** Must not change while the cells stay the same: the rows are measured under their first cell's key. */
  keyOf: (index: number) => Key;
  /** Whether a cell's content has not come yet: it then keeps the height that it will probably have. */
  isBlank?: (index: number) => boolean;
  /** How many there are in all, for screen readers; more than `count` while some have not come yet. */
  total: number;
  busy?: boolean;
  /** The shape to begin with, and who wants to know the last one when the list goes out of sight. */
  shape?: ListShape | undefined;
  onLeave?: (shape: ListShape) => void;
  /** The cell to begin at, if it is not the first. */
  startAt?: number;
  /** Hears which cells are drawn, once that does not change from moment to moment: not what a fling passes by. */
  onSight?: (from: number, to: number) => void;
  /** Hears that the list itself has moved the page. */
  onJump?: () => void;
  /** Hears which cell is the first in sight, each time the page comes to rest. */
  onRest?: (index: number) => void;
}

/**
 * A list or grid of any length whose DOM does not grow with it. It scrolls with the page: the space of what is not drawn
 * is the list's own padding, so that its cells stay plain items of one list.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, layout, count, cell, keyOf, isBlank, total, busy = false, shape, startAt = 0 } = props;
  const { onLeave, onSight, onJump, onRest } = props;
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef(false);
  // The first cell in sight when the page last came to rest.
  const first = useRef(startAt > 0 ? startAt : (shape?.first ?? 0));
  // A row that has been seen is the best guess for those that have not.
  const seenHeight = useRef<number>(undefined);
  const { columns, top, isKnown } = usePlace(list, shape?.columns ?? 1);
  const { look, gap, height, spare } = listLayouts[layout];
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
  // The card that was in sight stays there: where the list is to begin at one, and when a turned screen has other columns.
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
    const { count: rows, getItemKey, estimateSize } = grid.options;
    const heights = Array.from(
      { length: rows },
      (_, row) => grid.itemSizeCache.get(getItemKey(row)) ?? estimateSize(row),
    );
    onLeave?.({ columns, heights, first: first.current });
  });

  const rows = grid.getVirtualItems();
  const { isScrolling } = grid;
  const [from, to] = [(rows[0]?.index ?? 0) * columns, Math.min(count, ((rows.at(-1)?.index ?? 0) + 1) * columns) - 1];
  useEffect(() => {
    if (!isKnown) return;
    const timer = setTimeout(() => onSight?.(from, to), isScrolling ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [isKnown, isScrolling, from, to, onSight]);
  const before = (rows[0]?.start ?? top) - top;
  const after = grid.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  const cells = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({ row, column, index: row.index * columns + column })),
  );
  return (
    <ul
      ref={list}
      aria-label={label}
      aria-busy={busy}
      className={look}
      style={{ paddingBlockStart: before, paddingBlockEnd: Math.max(0, after) }}
    >
      {cells
        .filter(({ index }) => index < count)
        .map(({ row, column, index }) => (
          <li
            key={keyOf(index)}
            // A row's cells are equally high: its first one is measured for all.
            ref={column === 0 && !isBlank?.(index) ? grid.measureElement : undefined}
            style={isBlank?.(index) ? { blockSize: row.size, overflow: 'hidden' } : undefined}
            data-index={row.index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="min-w-0"
          >
            <Cell draw={cell} index={index} />
          </li>
        ))}
    </ul>
  );
}

type Grid = Virtualizer<Window, HTMLLIElement>;

/** How long the same cells are drawn while the page moves until they count as looked at, in milliseconds. */
const SETTLE_MS = 80;

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
