import type { Key } from 'react';

/** A page of the contract's lists. */
export interface ListPage {
  list: readonly unknown[];
  total: number;
  page: number;
  limit: number;
}

export type RowOf<Page extends ListPage> = Page['list'][number];

/** The pages of a list by their number, less one; undefined where a page has not come. */
export type LoadedPages<Page> = readonly (Page | undefined)[];

/** How many rows a page has at most, and how many there are in all. */
export type PageSize = Pick<ListPage, 'limit' | 'total'>;

/** How many pages a list is long: as many as it is to have at least, and those after them that have come without a gap. */
export function pageCount(pages: LoadedPages<ListPage>, atLeast: number, { limit, total }: PageSize): number {
  let count = Math.max(1, Math.min(atLeast, Math.ceil(total / limit)));
  while (pages[count] !== undefined) count += 1;
  return count;
}

/** Whether more rows follow a page. A list that has shrunk ends at a page without any, whatever its total says. */
export function hasPageAfter(pages: LoadedPages<ListPage>, page: number, { limit, total }: PageSize): boolean {
  return page * limit < total && pages[page - 1]?.list.length !== 0;
}

export interface RowPositions<Row> {
  /** The row of each index; undefined where its page has not come. */
  rows: readonly (Row | undefined)[];
  /** The index that each page begins at. */
  starts: readonly number[];
  /** A name for each index that stays with its row. */
  keyOf: (index: number) => Key;
}

/**
 * Where each row of a list stands. A row that has moved from one page to another between two calls stands once; a page
 * that has not come keeps the places of its rows.
 */
export function rowPositions<Page extends ListPage>(
  pages: LoadedPages<Page>,
  { limit, total }: PageSize,
  keyOf: ((row: RowOf<Page>) => Key) | undefined,
): RowPositions<RowOf<Page>> {
  const rows: (RowOf<Page> | undefined)[] = [];
  const keys: Key[] = [];
  const starts: number[] = [];
  const seen = new Set<Key>();
  // By its number and not by `forEach`, which leaves out what has not come.
  for (let index = 0; index < pages.length; index += 1) {
    const page = pages[index];
    starts.push(rows.length);
    if (page === undefined) {
      const missing = Math.max(0, Math.min(limit, total - index * limit));
      rows.push(...Array.from({ length: missing }, () => undefined));
    }
    for (const row of page?.list ?? []) {
      const key = keyOf?.(row) ?? idOf(row) ?? `row ${rows.length}`;
      if (seen.has(key)) continue;
      seen.add(key);
      keys[rows.length] = key;
      rows.push(row);
    }
  }
  return { rows, starts, keyOf: (index) => keys[index] ?? `index ${index}` };
}

function idOf(row: unknown): string | undefined {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : undefined;
}

/** The number of the page that a row is on. */
export function pageAt(starts: readonly number[], index: number): number {
  return Math.max(1, starts.findLastIndex((start) => start <= index) + 1);
}
