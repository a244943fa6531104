import { memo, type ReactNode, useEffect, useRef } from 'react';
import { listLayouts } from './list-layout.ts';
import { type GridRowsOptions, useGridRows } from './use-grid-rows.ts';

interface CellProps {
  render: (index: number) => ReactNode;
  index: number;
}

/** Drawn anew when the list is, not when it scrolls. */
const Cell = memo(({ render, index }: CellProps) => render(index));

/** How long the same cells are drawn while the page moves until they count as visible, in milliseconds. */
const SETTLE_MS = 80;

interface VirtualGridProps extends GridRowsOptions {
  label: string;
  cell: (index: number) => ReactNode;
  /** Whether a cell's content has not come yet: it then keeps the height that it will probably have. */
  isPlaceholder?: (index: number) => boolean;
  /** How many there are in all, for screen readers; more than `count` while some have not come yet. */
  total: number;
  busy?: boolean;
  /** Hears which cells are drawn, once that does not change from moment to moment: not what a fling passes by. */
  onVisible?: (from: number, to: number) => void;
}

/**
 * A list or grid of any length whose DOM does not grow with it. It scrolls with the page: the space of what is not drawn
 * is the list's own padding, so that its cells stay plain items of one list.
 */
export function VirtualGrid({
  label,
  cell,
  isPlaceholder,
  total,
  busy = false,
  onVisible,
  ...options
}: VirtualGridProps) {
  const { layout, count, keyOf } = options;
  const list = useRef<HTMLUListElement>(null);
  const { rows, columns, measure, before, after, isMeasured, isScrolling } = useGridRows(list, options);

  const [from, to] = [(rows[0]?.index ?? 0) * columns, Math.min(count, ((rows.at(-1)?.index ?? 0) + 1) * columns) - 1];
  useEffect(() => {
    if (!isMeasured) return;
    const timer = setTimeout(() => onVisible?.(from, to), isScrolling ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [isMeasured, isScrolling, from, to, onVisible]);

  const cells = rows.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => ({ row, column, index: row.index * columns + column })),
  );
  return (
    <ul
      ref={list}
      aria-label={label}
      aria-busy={busy}
      className={listLayouts[layout].className}
      style={{ paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {cells
        .filter(({ index }) => index < count)
        .map(({ row, column, index }) => (
          <li
            key={keyOf(index)}
            // A row's cells are equally high: its first one is measured for all.
            ref={column === 0 && !isPlaceholder?.(index) ? measure : undefined}
            style={isPlaceholder?.(index) ? { blockSize: row.size, overflow: 'hidden' } : undefined}
            data-index={row.index}
            aria-setsize={total}
            aria-posinset={index + 1}
            className="min-w-0"
          >
            <Cell render={cell} index={index} />
          </li>
        ))}
    </ul>
  );
}
