import { memo, type ReactNode, useEffect, useRef } from 'react';
import { listLayouts } from './list-layout.ts';
import { type GridRowsOptions, useGridRows } from './use-grid-rows.ts';
import { useRowMotion } from './use-row-motion.ts';

/** Re-rendered with the list, not when it scrolls. */
const Cell = memo(({ render, index }: { render: (index: number) => ReactNode; index: number }) => render(index));

/** How long the rendered cells must stay the same while scrolling to count as visible, in milliseconds. */
const SETTLE_MS = 80;

interface VirtualGridProps extends GridRowsOptions {
  label: string;
  cell: (index: number) => ReactNode;
  /** Whether a cell's content is not loaded yet; the cell then has the estimated height. */
  isPlaceholder?: (index: number) => boolean;
  /** The total, for screen readers; more than `count` while some cells are not loaded. */
  total: number;
  busy?: boolean;
  /** Called with the rendered cells, debounced, so that cells which a fling passes do not count. */
  onVisible?: (from: number, to: number) => void;
  /** Whether a removed row is animated (use-row-motion.ts). */
  animatesRemoval?: boolean;
}

/**
 * A virtualized list or grid. It scrolls with the page: padding replaces the rows that are not rendered, so that its
 * cells are plain items of one list.
 */
export function VirtualGrid({
  label,
  cell,
  isPlaceholder,
  total,
  busy = false,
  onVisible,
  animatesRemoval = false,
  ...options
}: VirtualGridProps) {
  const { layout, count, keyOf } = options;
  const list = useRef<HTMLUListElement>(null);
  const { rows, columns, measure, before, after, isMeasured, isScrolling } = useGridRows(list, options);

  useRowMotion(list, { isOn: animatesRemoval, rows, version: keyOf });

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
            // All cells of a row have the same height, so only the first is measured.
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
