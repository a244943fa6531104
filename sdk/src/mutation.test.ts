import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { failure, rejection, success } from '../tests/answering.ts';
import { cached, mutate } from '../tests/cached.ts';
import { deleteAddress } from './account.ts';
import { addCartLine, cartQuery, updateCartLine } from './cart.ts';
import { changedElsewhere } from './mutation.ts';
import { cancelOrder, orderCountsQuery, orderQuery, payOrders } from './orders.ts';
import { logoutUser, userInfoQuery } from './session.ts';

const pay = { order_ids: [9001], pay_code: '246810' };
const cart = (count: number) => ({ groups: [], invalid: [], count });

test('an answer that holds the whole is written, and not asked for again', async () => {
  const { queryClient, paths } = cached((request) => success(cart(request.method === 'POST' ? 2 : 1)));
  const leave = new QueryObserver(queryClient, cartQuery()).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(cartQuery().queryKey)).toMatchObject({ count: 1 }));
  await mutate(queryClient, addCartLine(), { product_id: 101, sku_id: 1011, quantity: 1 });
  expect(queryClient.getQueryData(cartQuery().queryKey)).toMatchObject({ count: 2 });
  expect(queryClient.getQueryState(cartQuery().queryKey)).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' });
  expect(paths()).toEqual(['/api/cart/list', '/api/cart/add']);
  leave();
});

test('a read on its way does not bring back the state of before', async () => {
  let answerRead = (_: Response) => {};
  const { queryClient } = cached((request) =>
    request.method === 'GET'
      ? new Promise<Response>((resolve) => {
          answerRead = resolve;
        })
      : success(cart(2)),
  );
  const read = queryClient.fetchQuery(cartQuery()).catch(() => 'given up');
  await mutate(queryClient, addCartLine(), { product_id: 101, sku_id: 1011, quantity: 1 });
  answerRead(success(cart(1)));
  expect(await read).toBe('given up');
  expect(queryClient.getQueryData(cartQuery().queryKey)).toMatchObject({ count: 2 });
});

test('changes of the cart are sent one after the other', async () => {
  const waiting: (() => void)[] = [];
  const { queryClient, sent } = cached(async (request) => {
    const { quantity } = await request.json();
    return new Promise((resolve) => waiting.push(() => resolve(success(cart(quantity)))));
  });
  const both = [2, 3].map((quantity) => mutate(queryClient, updateCartLine(), { line_id: 501, quantity }));
  for (const turn of [1, 2]) {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(sent).toHaveLength(turn);
    waiting.shift()?.();
  }
  await Promise.all(both);
  expect(queryClient.getQueryData(cartQuery().queryKey)).toMatchObject({ count: 3 });
});

test('what x-invalidates names is out of date, asked for again where it is shown, and nothing else is', async () => {
  const { queryClient, paths } = cached(() => success({ id: 9001 }));
  const leave = new QueryObserver(queryClient, orderCountsQuery()).subscribe(() => undefined);
  await queryClient.fetchQuery(orderQuery(9001));
  await queryClient.fetchQuery(cartQuery());
  await mutate(queryClient, payOrders(), pay);
  await vi.waitFor(() => expect(paths().filter((path) => path === '/api/order/counts')).toHaveLength(2));
  expect(queryClient.getQueryState(orderQuery(9001).queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(cartQuery().queryKey)?.isInvalidated).toBe(false);
  leave();
});

const isOutOfDate = async (answer: () => Response | Promise<Response>) => {
  const { queryClient } = cached((request) => (request.method === 'GET' ? success({ id: 9001 }) : answer()));
  await queryClient.fetchQuery(orderQuery(9001));
  await rejection(mutate(queryClient, payOrders(), pay));
  return queryClient.getQueryState(orderQuery(9001).queryKey)?.isInvalidated;
};

test('after a failure what was shown is doubted, unless nothing was sent or nobody is logged in', async () => {
  expect(await isOutOfDate(() => Promise.reject(new TypeError('lost')))).toBe(true);
  expect(await isOutOfDate(() => failure(3002, 'Cancelled meanwhile', { order_id: 9001, status: -1 }))).toBe(true);
  expect(await isOutOfDate(() => failure(401, 'Please log in first', null, 401))).toBe(false);
});

test('what a screen does on success is added to it, and takes nothing away', async () => {
  const { queryClient } = cached(() => success(cart(2)));
  const seen: unknown[] = [];
  const onSuccess = () => seen.push(queryClient.getQueryData(cartQuery().queryKey));
  await mutate(queryClient, { ...addCartLine(), onSuccess }, { product_id: 101, sku_id: 1011, quantity: 1 });
  expect(seen).toEqual([cart(2)]);
});

test('nothing is written for a session that has ended meanwhile', async () => {
  let token = 'of-mei';
  const { queryClient } = cached(
    () => {
      token = 'of-ana';
      return success({ id: 9001, status: -1 });
    },
    { token: () => token },
  );
  await mutate(queryClient, cancelOrder(), { order_id: 9001 });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('[R7.01] calls that change something by GET, and the logout’s query, are sent as the specification says', async () => {
  const { queryClient, sent } = cached(() => success(null));
  await mutate(queryClient, deleteAddress(), { id: 12 });
  await mutate(queryClient, logoutUser(), undefined);
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`)).toEqual([
    'GET /api/user/address_del?id=12',
    'POST /api/user/logout?lang=zh-cn',
  ]);
  expect(await sent[1]?.text()).toBe('');
});

test('[R5.12] a double tap reaches the server once', async () => {
  const { queryClient, sent } = cached(() => success({ id: 1 }), { now: () => 0 });
  await queryClient.fetchQuery(userInfoQuery());
  const taps = [mutate(queryClient, payOrders(), pay), mutate(queryClient, payOrders(), pay)];
  const results = await Promise.allSettled(taps);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('what another cache has changed is out of date here too, and what names no mutation changes nothing', async () => {
  const { queryClient, paths } = cached(() => success(cart(1)));
  const leave = new QueryObserver(queryClient, cartQuery()).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(cartQuery().queryKey)).toBeDefined());
  for (const unknown of [undefined, 'toString', 'getCart', { addCartLine: true }])
    changedElsewhere(queryClient, unknown);
  expect(queryClient.getQueryState(cartQuery().queryKey)).toMatchObject({ isInvalidated: false });
  changedElsewhere(queryClient, 'addCartLine');
  await vi.waitFor(() => expect(paths()).toEqual(['/api/cart/list', '/api/cart/list']));
  leave();
});
