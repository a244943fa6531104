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
  /** How many there are in all, for screen readers; more than `count` while some have not come yet. */
  total: number;
  busy?: boolean;
  /** The shape to begin with, and who wants to know the last one when the list goes out of sight. */
  shape?: ListShape | undefined;
  onLeave?: (shape: ListShape) => void;
  /** The cell to begin at, if it is not the first. */
  startAt?: number;
  /** Hears which cell is the first in sight, each time the page comes to rest. */
  onRest?: (index: number) => void;
}

/**
 * A list or grid of any length whose DOM does not grow with it. It scrolls with the page: the space of what is not drawn
 * is the list's own padding, so that its cells stay plain items of one list.
 */
export function VirtualGrid(props: VirtualGridProps) {
  const { label, layout, count, cell, keyOf, total, busy = false, shape, onLeave, startAt = 0, onRest } = props;
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef(false);
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
      if (moved.current && !isScrolling && range !== null) onRest?.(range.startIndex * columns);
      moved.current = isScrolling;
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the columns are known
  useEffect(() => {
    if (isKnown && startAt > 0) grid.scrollToIndex(Math.floor(startAt / columns), { align: 'start' });
  }, [isKnown]);
  useLeaving(() => {
    const { count: rows, getItemKey, estimateSize } = grid.options;
    const heights = Array.from(
      { length: rows },
      (_, row) => grid.itemSizeCache.get(getItemKey(row)) ?? estimateSize(row),
    );
    onLeave?.({ columns, heights });
  });

  const rows = grid.getVirtualItems();
  const before = (rows[0]?.start ?? top) - top;
  const after = grid.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);
  const cells = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({ row: row.index, column, index: row.index * columns + column })),
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
            ref={column === 0 ? grid.measureElement : undefined}
            data-index={row}
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
