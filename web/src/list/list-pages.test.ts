import { expect, test } from 'vitest';
import { hasPageAfter, pageAt, pageCount, rowPositions } from './list-pages.ts';

const size = { limit: 3, total: 9 };
const page = (number: number, ids: number[]) => ({ list: ids.map((id) => ({ id })), page: number, ...size });
const idsOf = (pages: (ReturnType<typeof page> | undefined)[], { total } = size) =>
  rowPositions(pages, { limit: 3, total }, undefined).rows.map((row) => row?.id ?? null);

test('a page that has not loaded reserves the indexes of its rows', () => {
  const pages = [page(1, [1, 2, 3]), undefined, page(3, [7, 8, 9])];
  expect(idsOf(pages)).toEqual([1, 2, 3, null, null, null, 7, 8, 9]);
  const { starts, keyOf } = rowPositions(pages, size, undefined);
  expect([0, 2, 3, 5, 6, 8].map((index) => pageAt(starts, index))).toEqual([1, 1, 2, 2, 3, 3]);
  expect([keyOf(1), keyOf(4), keyOf(6)]).toEqual(['2', 'index 4', '7']);
});

test('the last page reserves no more indexes than there are rows', () => {
  expect(idsOf([page(1, [1, 2, 3]), undefined], { limit: 3, total: 4 })).toEqual([1, 2, 3, null]);
  expect(idsOf([page(1, [1, 2, 3]), undefined], { limit: 3, total: 2 })).toEqual([1, 2, 3]);
});

test('a row that moved to another page between two requests is listed once, and later pages start correctly', () => {
  const pages = [page(1, [1, 2, 3]), page(2, [3, 4, 5]), page(3, [6])];
  expect(idsOf(pages)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rowPositions(pages, size, undefined).starts).toEqual([0, 3, 5]);
});

test('rows without an id are identified by keyOf', () => {
  const row = (id: number) => ({ product: { id } });
  const pages = [{ list: [row(1), row(2), row(1)], total: 3, page: 1, limit: 3 }];
  expect(rowPositions(pages, size, ({ product }) => product.id).rows).toHaveLength(2);
});

test('a list keeps its number of pages, or has as many as have loaded without a gap', () => {
  const [one, two, four] = [page(1, [1, 2, 3]), page(2, [4, 5, 6]), page(4, [])];
  expect(pageCount([one], 1, size)).toBe(1);
  expect(pageCount([one, two, undefined, four], 1, size)).toBe(2);
  expect(pageCount([one], 3, size)).toBe(3);
  // Never more pages than the total allows.
  expect(pageCount([one], 7, size)).toBe(3);
  // The first page, before anything is loaded.
  expect(pageCount([], 7, { limit: 1, total: 0 })).toBe(1);
});

test('there is a next page until the total is reached or a page is empty', () => {
  const pages = [page(1, [1, 2, 3]), page(2, [])];
  expect([1, 2, 3].map((number) => hasPageAfter(pages, number, size))).toEqual([true, false, false]);
  expect(hasPageAfter([pages[0], undefined], 2, size)).toBe(true);
});
