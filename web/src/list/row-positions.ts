import type { Key } from 'react';
import type { ListPage, RowOf } from './use-infinite-list.ts';

export interface RowPositions<Row> {
  /** The row of each place; undefined where its page was left out so far. */
  rows: readonly (Row | undefined)[];
  /** The place that each page begins at. */
  starts: readonly number[];
  /** A name for each place that stays with its row. */
  keyOf: (place: number) => Key;
}

/** Where each row of a list stands. A row that has moved from one page to another between two calls stands once. */
export function rowPositions<Page extends ListPage>(
  pages: readonly Page[],
  nameOf: ((row: RowOf<Page>) => Key) | undefined,
): RowPositions<RowOf<Page>> {
  const rows: (RowOf<Page> | undefined)[] = [];
  const keys: Key[] = [];
  const starts: number[] = [];
  const seen = new Set<Key>();
  for (const { list, limit, standing } of pages) {
    starts.push(rows.length);
    if (standing === 'skipped') rows.push(...Array.from({ length: limit }, () => undefined));
    for (const row of list) {
      const key = nameOf?.(row) ?? idOf(row) ?? `row ${rows.length}`;
      if (seen.has(key)) continue;
      seen.add(key);
      keys[rows.length] = key;
      rows.push(row);
    }
  }
  return { rows, starts, keyOf: (place) => keys[place] ?? `place ${place}` };
}

function idOf(row: unknown): string | undefined {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : undefined;
}

/** The number of the page that a place is on. */
export function pageAt(starts: readonly number[], place: number): number {
  return Math.max(1, starts.findLastIndex((start) => start <= place) + 1);
}
