import type { Key } from 'react';

/** A page of a list of the contract. */
export interface ListPage {
  list: readonly unknown[];
  total: number;
  page: number;
  limit: number;
}

export type RowOf<Page extends ListPage> = Page['list'][number];

/** The pages of a list by index (number - 1); undefined if a page is not loaded. */
export type LoadedPages<Page> = readonly (Page | undefined)[];

/** The maximum number of rows per page, and the total number of rows. */
export type PageSize = Pick<ListPage, 'limit' | 'total'>;

/** How many pages a list shows: at least `atLeast`, plus the loaded ones that follow without a gap. */
export function pageCount(pages: LoadedPages<ListPage>, atLeast: number, { limit, total }: PageSize): number {
  let count = Math.max(1, Math.min(atLeast, Math.ceil(total / limit)));
  while (pages[count] !== undefined) count += 1;
  return count;
}

/** Whether there is a page after this one. A list that has shrunk ends at an empty page, whatever its total. */
export function hasPageAfter(pages: LoadedPages<ListPage>, page: number, { limit, total }: PageSize): boolean {
  return page * limit < total && pages[page - 1]?.list.length !== 0;
}

export interface RowPositions<Row> {
  /** The row of each index; undefined if its page is not loaded. */
  rows: readonly (Row | undefined)[];
  /** The index of the first row of each page. */
  starts: readonly number[];
  /** A key for each index that stays with its row. */
  keyOf: (index: number) => Key;
}

/**
 * The row of each index. A row that moved from one page to another between two requests is listed once. A page that is
 * not loaded reserves its indices.
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
  // Not `forEach`, which skips the holes of a sparse array.
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

export function pageAt(starts: readonly number[], index: number): number {
  return Math.max(1, starts.findLastIndex((start) => start <= index) + 1);
}
