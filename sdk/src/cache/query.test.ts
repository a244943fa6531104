import { expect, test } from 'vitest';
import { successResponse } from '../../tests/test-client.ts';
import { createTestQueryClient } from '../../tests/test-query-client.ts';
import { productList, productQuery } from '../operations/catalogue.ts';
import { billExportQuery } from '../operations/wallet.ts';
import { infiniteQuery, query, rowsOf } from './query.ts';

const TOTAL = 5;

// Answers the requested page, two rows each.
const paged = (request: Request) => {
  const page = Number(new URL(request.url).searchParams.get('page'));
  const list = [1, 2].map((row) => ({ id: (page - 1) * 2 + row })).filter(({ id }) => id <= TOTAL);
  return successResponse({ list, total: TOTAL, page, limit: 2 });
};

test('an infinite query fetches pages until its total is reached', async () => {
  const { queryClient } = createTestQueryClient(paged);
  const data = await queryClient.fetchInfiniteQuery({ ...productList({ keyword: 'tent' }), pages: 9 });
  expect(data.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(rowsOf(data).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
});

test('an infinite query ends at an empty page', async () => {
  const { queryClient, sent } = createTestQueryClient(() =>
    successResponse({ list: [], total: 40, page: 1, limit: 20 }),
  );
  await queryClient.fetchInfiniteQuery({ ...productList(), pages: 9 });
  expect(sent).toHaveLength(1);
});

test('a row that occurs in two pages is kept once', () => {
  const pages = [{ list: [{ id: 1 }, { id: 2 }] }, { list: [{ id: 2 }, { id: 3 }] }];
  expect(rowsOf({ pages })).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(rowsOf({ pages: [{ list: ['a', 'a'] }] })).toEqual(['a', 'a']);
});

test('missing and empty parameters have the same query key', () => {
  expect(productList().queryKey).toEqual(productList({}).queryKey);
});

test('a page of a list is its own query, and only the last part of its key holds the page number', async () => {
  const { queryClient, sent } = createTestQueryClient(paged);
  const page = productList.pages({ keyword: 'tent' });
  expect((await queryClient.fetchQuery(page(2))).list.map(({ id }) => id)).toEqual([3, 4]);
  expect(new URL(sent[0]?.url ?? '').search).toBe('?keyword=tent&page=2');
  expect(queryClient.getQueryData(page(1).queryKey)).toBeUndefined();
  expect(page(2).queryKey).toEqual([...page(1).queryKey.slice(0, -1), { page: 2 }]);
  expect(productList.pages()(1).queryKey).toEqual(productList.pages({})(1).queryKey);
});

test('a plain and an infinite query of one operation never share a key', () => {
  const plain = query('listProducts', () => ({ query: { page: 1 } }))();
  const pages = infiniteQuery('listProducts')();
  expect(plain.queryKey).not.toEqual(pages.queryKey);
  expect(infiniteQuery('listProducts').pages()(1).queryKey[1]).not.toBe(pages.queryKey[1]);
  expect([plain.queryKey[0], pages.queryKey[0]]).toEqual(['listProducts', 'listProducts']);
});

test('a loader and its page component share one request', async () => {
  const { queryClient, sent } = createTestQueryClient(() => successResponse({ id: 101 }));
  await queryClient.ensureQueryData(productQuery(101));
  expect(await queryClient.fetchQuery(productQuery(101))).toEqual({ id: 101 });
  expect(sent).toHaveLength(1);
});

test('the address of a file, which expires, is requested each time', async () => {
  const { queryClient, sent } = createTestQueryClient(() => successResponse({ url: '/bills.csv' }));
  await queryClient.fetchQuery(billExportQuery({}));
  await queryClient.fetchQuery(billExportQuery({}));
  expect(sent).toHaveLength(2);
});
