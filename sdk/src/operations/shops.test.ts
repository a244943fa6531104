import { expect, test, vi } from 'vitest';
import { createFilledCache } from '../../tests/filled-cache.ts';
import { failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { runMutation } from '../../tests/test-query-client.ts';
import { followShop } from './shops.ts';

const SHOP_1 = /"name":"Shop 1","followed":\w+,"fans":\d+/g;
const SHOP_2 = /"name":"Shop 2","followed":\w+,"fans":\d+/g;

test("[R4.04] following updates every cached list at once, then with the server's count", async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { queryClient, occurrencesOf } = await createFilledCache(() => answered);
  const following = runMutation(queryClient, followShop(), { shop_id: 1, followed: true });
  await vi.waitFor(() => expect(occurrencesOf(SHOP_1)).toEqual(['"name":"Shop 1","followed":true,"fans":12401']));
  answer(successResponse({ shop_id: 1, followed: true, fans: 12_405 }));
  await following;
  expect(occurrencesOf(SHOP_1)).toEqual(['"name":"Shop 1","followed":true,"fans":12405']);
  expect(occurrencesOf(SHOP_2)).toEqual(['"name":"Shop 2","followed":false,"fans":12400']);
});

test('[R4.04] a failed follow is rolled back in every cached list', async () => {
  const { queryClient, occurrencesOf } = await createFilledCache(() => failureResponse(2101, 'There is no such shop'));
  const error = await rejectionOf(runMutation(queryClient, followShop(), { shop_id: 1, followed: true }));
  expect(error).toMatchObject({ reason: 'shop_not_found', msg: 'There is no such shop' });
  expect(occurrencesOf(SHOP_1)).toEqual(['"name":"Shop 1","followed":false,"fans":12400']);
});

test('[R4.04] the last of two quick toggles wins, even while the first is answered', async () => {
  const waiting: (() => void)[] = [];
  const { queryClient, occurrencesOf } = await createFilledCache(async (request) => {
    const { followed } = await request.json();
    const answer = successResponse({ shop_id: 1, followed, fans: followed ? 12_401 : 12_400 });
    return new Promise((resolve) => waiting.push(() => resolve(answer)));
  });
  const taps = [true, false].map((followed) => runMutation(queryClient, followShop(), { shop_id: 1, followed }));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(occurrencesOf(SHOP_1)).toEqual(['"name":"Shop 1","followed":false,"fans":12400']);
  waiting.shift()?.();
  await Promise.all(taps);
  expect(occurrencesOf(SHOP_1)).toEqual(['"name":"Shop 1","followed":false,"fans":12400']);
});
