import { expect, test, vi } from 'vitest';
import { createFilledCache } from '../../tests/filled-cache.ts';
import { successResponse } from '../../tests/test-client.ts';
import { runMutation } from '../../tests/test-query-client.ts';
import { likeProduct, productList, productQuery, similarProductsQuery } from '../operations/catalogue.ts';

test('liking a product updates every cached list and the cart, but no cart line of the same id', async () => {
  const { queryClient, occurrencesOf } = await createFilledCache(() =>
    successResponse({ product_id: 101, liked: true, likes: 9 }),
  );
  await runMutation(queryClient, likeProduct(), { product_id: 101, liked: true });
  expect(occurrencesOf(/"name":"Product 101","price":"1.00","liked":\w+/g)).toEqual([
    '"name":"Product 101","price":"1.00","liked":true',
  ]);
  expect(occurrencesOf(/"product_id":\d+,"liked":\w+/g)).toEqual([
    '"product_id":101,"liked":true',
    '"product_id":7,"liked":false',
  ]);
});

test('liking a product updates each cached page of a list, which keeps its dataUpdatedAt', async () => {
  const { queryClient } = await createFilledCache(() => successResponse({ product_id: 101, liked: true, likes: 9 }));
  const { queryKey } = productList.pages()(1);
  const { list } = await queryClient.fetchQuery(productList.pages()(1));
  queryClient.setQueryData(queryKey, (page) => page, { updatedAt: 1 });
  await runMutation(queryClient, likeProduct(), { product_id: 101, liked: true });
  expect(list.map(({ liked }) => liked)).toEqual([false, false]);
  expect(queryClient.getQueryData(queryKey)?.list.map(({ liked }) => liked)).toEqual([true, false]);
  expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBe(1);
});

test('an answer that is out of date stays so while a product in it is being liked', async () => {
  const answered = Promise.withResolvers<Response>();
  const { queryClient } = await createFilledCache(() => answered.promise);
  const { queryKey } = productQuery(101);
  await queryClient.invalidateQueries({ queryKey });
  const liked = runMutation(queryClient, likeProduct(), { product_id: 101, liked: true });
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)?.liked).toBe(true));
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  answered.resolve(successResponse({ product_id: 101, liked: true, likes: 9 }));
  await liked;
});

test('answers without the product keep their identity, and updated answers keep their dataUpdatedAt', async () => {
  const { queryClient } = await createFilledCache(() => successResponse({ product_id: 101, liked: true, likes: 9 }));
  const before = queryClient.getQueryState(similarProductsQuery().queryKey)?.data;
  queryClient.setQueryData(productQuery(101).queryKey, (product) => product, { updatedAt: 1 });
  await runMutation(queryClient, likeProduct(), { product_id: 101, liked: true });
  expect(queryClient.getQueryState(similarProductsQuery().queryKey)?.data).toBe(before);
  expect(queryClient.getQueryState(productQuery(101).queryKey)?.dataUpdatedAt).toBe(1);
});

test('an optimistic toggle refetches nothing that is already up to date', async () => {
  const { queryClient, sent } = await createFilledCache(() =>
    successResponse({ product_id: 101, liked: true, likes: 9 }),
  );
  const before = sent.length;
  await runMutation(queryClient, likeProduct(), { product_id: 101, liked: true });
  expect(sent.slice(before).map(({ method }) => method)).toEqual(['POST']);
  expect(queryClient.getQueryState(productQuery(101).queryKey)?.isInvalidated).toBe(true);
});
