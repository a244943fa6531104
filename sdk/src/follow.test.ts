import { expect, test, vi } from 'vitest';
import { failure, rejection, success } from '../tests/answering.ts';
import { mutate } from '../tests/cached.ts';
import { shown } from '../tests/shown.ts';
import { followShop } from './shops.ts';

const SHOP_1 = /"name":"Shop 1","followed":\w+,"fans":\d+/g;
const SHOP_2 = /"name":"Shop 2","followed":\w+,"fans":\d+/g;

test('[R4.04] every list showing a shop agrees at once, and then says what the server has counted', async () => {
  let answer = (_: Response) => {};
  const { queryClient, everywhere } = await shown(
    () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
  );
  const following = mutate(queryClient, followShop(), { shop_id: 1, followed: true });
  await vi.waitFor(() => expect(everywhere(SHOP_1)).toEqual(['"name":"Shop 1","followed":true,"fans":12401']));
  answer(success({ shop_id: 1, followed: true, fans: 12_405 }));
  await following;
  expect(everywhere(SHOP_1)).toEqual(['"name":"Shop 1","followed":true,"fans":12405']);
  expect(everywhere(SHOP_2)).toEqual(['"name":"Shop 2","followed":false,"fans":12400']);
});

test('[R4.04] a failure takes it back everywhere', async () => {
  const { queryClient, everywhere } = await shown(() => failure(2101, 'There is no such shop'));
  const error = await rejection(mutate(queryClient, followShop(), { shop_id: 1, followed: true }));
  expect(error).toMatchObject({ reason: 'shop_not_found', msg: 'There is no such shop' });
  expect(everywhere(SHOP_1)).toEqual(['"name":"Shop 1","followed":false,"fans":12400']);
});

test('[R4.04] of two taps in a row the last one shows, also while the first one’s answer comes in', async () => {
  const waiting: (() => void)[] = [];
  const { queryClient, everywhere } = await shown(async (request) => {
    const { followed } = await request.json();
    const answer = success({ shop_id: 1, followed, fans: followed ? 12_401 : 12_400 });
    return new Promise((resolve) => waiting.push(() => resolve(answer)));
  });
  const taps = [true, false].map((followed) => mutate(queryClient, followShop(), { shop_id: 1, followed }));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(everywhere(SHOP_1)).toEqual(['"name":"Shop 1","followed":false,"fans":12400']);
  waiting.shift()?.();
  await Promise.all(taps);
  expect(everywhere(SHOP_1)).toEqual(['"name":"Shop 1","followed":false,"fans":12400']);
});
