import { expect, test } from 'vitest';
import { pageAt, rowPositions } from './row-positions.ts';

const page = (number: number, ids: number[], standing?: 'skipped' | 'old') => ({
  list: ids.map((id) => ({ id })),
  total: 9,
  page: number,
  limit: 3,
  ...(standing && { standing }),
});
const idsOf = (pages: Parameters<typeof rowPositions>[0]) =>
  rowPositions(pages, undefined).rows.map((row) =>
    typeof row === 'object' && row !== null && 'id' in row ? row.id : null,
  );

test('a page that was left out keeps the places of its rows', () => {
  const pages = [page(1, [1, 2, 3]), page(2, [], 'skipped'), page(3, [7, 8, 9])];
  expect(idsOf(pages)).toEqual([1, 2, 3, null, null, null, 7, 8, 9]);
  const { starts, keyOf } = rowPositions(pages, undefined);
  expect([0, 2, 3, 5, 6, 8].map((place) => pageAt(starts, place))).toEqual([1, 1, 2, 2, 3, 3]);
  expect([keyOf(1), keyOf(4), keyOf(6)]).toEqual(['2', 'place 4', '7']);
});

test('a row that has moved between two calls stands once, and the pages after it begin where they do', () => {
  const pages = [page(1, [1, 2, 3]), page(2, [3, 4, 5], 'old'), page(3, [6])];
  expect(idsOf(pages)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(rowPositions(pages, undefined).starts).toEqual([0, 3, 5]);
});

test('rows without an id are told apart as the list says', () => {
  const row = (id: number) => ({ product: { id } });
  const pages = [{ list: [row(1), row(2), row(1)], total: 3, page: 1, limit: 3 }];
  expect(rowPositions(pages, ({ product }) => product.id).rows).toHaveLength(2);
});
