import { expect, test } from 'vitest';
import { success } from '../tests/answering.ts';
import { cached } from '../tests/cached.ts';
import { productList, productQuery } from './catalogue.ts';
import { infinite, query, rowsOf } from './query.ts';

const TOTAL = 5;

// Two rows a page; what the request asks for decides what it gets.
const paged = (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page'));
  const list = [1, 2].map((row) => ({ id: (page - 1) * 2 + row })).filter(({ id }) => id <= TOTAL);
  return success({ list, total: TOTAL, page, limit: 2 });
};

test('a list asks page after page until its total is reached', async () => {
  const { queryClient } = cached(paged);
  const data = await queryClient.fetchInfiniteQuery({ ...productList({ keyword: 'tent' }), pages: 9 });
  expect(data.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(rowsOf(data).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('a list that shrinks meanwhile ends at its empty page', async () => {
  const { queryClient, sent } = cached(() => success({ list: [], total: 40, page: 1, limit: 20 }));
  await queryClient.fetchInfiniteQuery({ ...productList(), pages: 9 });
  expect(sent).toHaveLength(1);
});

test('a row that has moved to the next page stands once', () => {
  const pages = [{ list: [{ id: 1 }, { id: 2 }] }, { list: [{ id: 2 }, { id: 3 }] }];
  expect(rowsOf({ pages })).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(rowsOf({ pages: [{ list: ['a', 'a'] }] })).toEqual(['a', 'a']);
});

test('what is not given and what is given as nothing are the same list', () => {
  expect(productList().queryKey).toEqual(productList({}).queryKey);
});

test('a page of a list is a query of its own, and says which it is in the last part of its key alone', async () => {
  const { queryClient, sent } = cached(paged);
  const page = productList.pages({ keyword: 'tent' });
  expect((await queryClient.fetchQuery(page(2))).list.map(({ id }) => id)).toEqual([3, 4]);
  expect(new URL(sent[0]?.url ?? '').search).toBe('?keyword=tent&page=2');
  expect(queryClient.getQueryData(page(1).queryKey)).toBeUndefined();
  expect(page(2).queryKey).toEqual([...page(1).queryKey.slice(0, -1), { page: 2 }]);
  expect(productList.pages()(1).queryKey).toEqual(productList.pages({})(1).queryKey);
});

test('a plain and an infinite query of one operation never share a key', () => {
  const plain = query('listProducts', () => ({ query: { page: 1 } }))();
  const pages = infinite('listProducts')();
  expect(plain.queryKey).not.toEqual(pages.queryKey);
  expect(infinite('listProducts').pages()(1).queryKey[1]).not.toBe(pages.queryKey[1]);
  expect([plain.queryKey[0], pages.queryKey[0]]).toEqual(['listProducts', 'listProducts']);
});

test('a loader and its page ask once', async () => {
  const { queryClient, sent } = cached(() => success({ id: 101 }));
  await queryClient.ensureQueryData(productQuery(101));
  expect(await queryClient.fetchQuery(productQuery(101))).toEqual({ id: 101 });
  expect(sent).toHaveLength(1);
});
