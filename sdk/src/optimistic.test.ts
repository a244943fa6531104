import { expect, test } from 'vitest';
import { success } from '../tests/answering.ts';
import { mutate } from '../tests/cached.ts';
import { shown } from '../tests/shown.ts';
import { likeProduct, productList, productQuery, similarProductsQuery } from './catalogue.ts';

test('a favourite is one in every list and in the bag, and a line with the same number is not', async () => {
  const { queryClient, everywhere } = await shown(() => success({ product_id: 101, liked: true, likes: 9 }));
  await mutate(queryClient, likeProduct(), { product_id: 101, liked: true });
  expect(everywhere(/"name":"Product 101","price":"1.00","liked":\w+/g)).toEqual([
    '"name":"Product 101","price":"1.00","liked":true',
  ]);
  expect(everywhere(/"product_id":\d+,"liked":\w+/g)).toEqual([
    '"product_id":101,"liked":true',
    '"product_id":7,"liked":false',
  ]);
});

test('each page of a list shows it, with its age', async () => {
  const { queryClient } = await shown(() => success({ product_id: 101, liked: true, likes: 9 }));
  const { queryKey } = productList.pages()(1);
  const { list } = await queryClient.fetchQuery(productList.pages()(1));
  const age = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
  await mutate(queryClient, likeProduct(), { product_id: 101, liked: true });
  expect(list.map(({ liked }) => liked)).toEqual([false, false]);
  expect(queryClient.getQueryData(queryKey)?.list.map(({ liked }) => liked)).toEqual([true, false]);
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(age);
});

test('what does not show the product stays the same object, and what does keeps its age', async () => {
  const { queryClient } = await shown(() => success({ product_id: 101, liked: true, likes: 9 }));
  const before = queryClient.getQueryState(similarProductsQuery().queryKey)?.data;
  const age = queryClient.getQueryState(productQuery(101).queryKey)?.dataUpdatedAt;
  await mutate(queryClient, likeProduct(), { product_id: 101, liked: true });
  expect(queryClient.getQueryState(similarProductsQuery().queryKey)?.data).toBe(before);
  expect(queryClient.getQueryState(productQuery(101).queryKey)?.dataUpdatedAt).toBe(age);
});

test('a toggle asks for nothing that is right already', async () => {
  const { queryClient, sent } = await shown(() => success({ product_id: 101, liked: true, likes: 9 }));
  const before = sent.length;
  await mutate(queryClient, likeProduct(), { product_id: 101, liked: true });
  expect(sent.slice(before).map(({ method }) => method)).toEqual(['POST']);
  expect(queryClient.getQueryState(productQuery(101).queryKey)?.isInvalidated).toBe(true);
});
