import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { createTestQueryClient, runMutation } from '../../tests/test-query-client.ts';
import { deleteAddress } from '../operations/account.ts';
import { addCartLine, cartQuery, updateCartLine } from '../operations/cart.ts';
import { cancelOrder, orderCountsQuery, orderQuery, orderQuoteQuery, payOrders } from '../operations/orders.ts';
import { logoutUser, userInfoQuery } from '../operations/session.ts';
import { followShop, shopQuery } from '../operations/shops.ts';
import {
  cancelWithdrawal,
  cardPaymentQuery,
  createCardPayment,
  createRecharge,
  createWithdrawal,
  rechargeQuery,
  withdrawalQuery,
} from '../operations/wallet.ts';
import { invalidateAfterMutation } from './mutation.ts';

const pay = { idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21', order_ids: [9001], pay_code: '246810' };
const cart = (count: number) => ({ version: 1, groups: [], invalid: [], count, line_limit: 200 });
const headphones = {
  product_id: 101,
  sku_id: 1011,
  quantity: 1,
  idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21',
};

test('an answer with the whole resource is written to the cache without a refetch', async () => {
  const { queryClient, paths } = createTestQueryClient((request) =>
    successResponse(cart(request.method === 'POST' ? 2 : 1)),
  );
  const leave = new QueryObserver(queryClient, cartQuery()).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(cartQuery().queryKey)).toMatchObject({ count: 1 }));
  await runMutation(queryClient, addCartLine(), headphones);
  expect(queryClient.getQueryData(cartQuery().queryKey)).toMatchObject({ count: 2 });
  expect(queryClient.getQueryState(cartQuery().queryKey)).toMatchObject({ isInvalidated: false, fetchStatus: 'idle' });
  expect(paths()).toEqual(['/api/cart/list', '/api/cart/add']);
  leave();
});

test('a top-up and a withdrawal are shown from the answer that made or changed them', async () => {
  const { queryClient } = createTestQueryClient(() => successResponse({ id: 7 }));
  const { idempotency_key } = pay;
  const asked = { amount: '40.00', quote_id: 'q1', idempotency_key };
  const calls = [
    [
      rechargeQuery(7),
      () => runMutation(queryClient, createRecharge(), { ...asked, method: 'manual', evidence: 'u1' }),
    ],
    [cardPaymentQuery(7), () => runMutation(queryClient, createCardPayment(), { ...asked, return_url: 'https://a.b' })],
    [
      withdrawalQuery(7),
      () => runMutation(queryClient, createWithdrawal(), { ...asked, payee_id: 1, pay_code: '246810' }),
    ],
    [withdrawalQuery(7), () => runMutation(queryClient, cancelWithdrawal(), { withdrawal_id: 7 })],
  ] as const;
  for (const [{ queryKey }, run] of calls) {
    queryClient.removeQueries({ queryKey });
    await run();
    expect(queryClient.getQueryData(queryKey)).toEqual({ id: 7 });
  }
});

test('a pending query is cancelled by a cache write', async () => {
  let answerRead = (_: Response) => {};
  const { queryClient } = createTestQueryClient((request) =>
    request.method === 'GET'
      ? new Promise<Response>((resolve) => {
          answerRead = resolve;
        })
      : successResponse(cart(2)),
  );
  const read = queryClient.fetchQuery(cartQuery()).catch(() => 'given up');
  await runMutation(queryClient, addCartLine(), headphones);
  answerRead(successResponse(cart(1)));
  expect(await read).toBe('given up');
  expect(queryClient.getQueryData(cartQuery().queryKey)).toMatchObject({ count: 2 });
});

test('cart mutations are sent serially', async () => {
  const waiting: (() => void)[] = [];
  const { queryClient, sent } = createTestQueryClient(async (request) => {
    const { quantity } = await request.json();
    return new Promise((resolve) => waiting.push(() => resolve(successResponse(cart(quantity)))));
  });
  const both = [2, 3].map((quantity) => runMutation(queryClient, updateCartLine(), { line_id: 501, quantity }));
  for (const turn of [1, 2]) {
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    expect(sent).toHaveLength(turn);
    waiting.shift()?.();
  }
  await Promise.all(both);
  expect(queryClient.getQueryData(cartQuery().queryKey)).toMatchObject({ count: 3 });
});

test('queries in x-invalidates are invalidated and refetched while observed, and no other', async () => {
  const { queryClient, paths } = createTestQueryClient(() => successResponse({ id: 9001 }));
  const leave = new QueryObserver(queryClient, orderCountsQuery()).subscribe(() => undefined);
  await queryClient.fetchQuery(orderQuery(9001));
  await queryClient.fetchQuery(cartQuery());
  await runMutation(queryClient, payOrders(), pay);
  await vi.waitFor(() => expect(paths().filter((path) => path === '/api/order/counts')).toHaveLength(2));
  expect(queryClient.getQueryState(orderQuery(9001).queryKey)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(cartQuery().queryKey)?.isInvalidated).toBe(false);
  leave();
});

test('a query in flight when a mutation is answered is fetched again, since its answer may be stale', async () => {
  const answers: ((followed: boolean) => void)[] = [];
  const shop = (followed: boolean) => successResponse({ id: 5, followed, fans: 7 });
  const { queryClient, paths } = createTestQueryClient((request) =>
    request.method === 'POST'
      ? successResponse({ shop_id: 5, followed: true, fans: 8 })
      : new Promise<Response>((resolve) => answers.push((followed) => resolve(shop(followed)))),
  );
  const first = queryClient.fetchQuery(shopQuery(5));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await runMutation(queryClient, followShop(), { shop_id: 5, followed: true });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[0]?.(false);
  answers[1]?.(true);
  expect(await first).toMatchObject({ followed: true });

  // Also for a query that already has data.
  const again = queryClient.fetchQuery({ ...shopQuery(5), staleTime: 0 });
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  await runMutation(queryClient, followShop(), { shop_id: 5, followed: true });
  await vi.waitFor(() => expect(answers).toHaveLength(4));
  answers[2]?.(false);
  answers[3]?.(true);
  expect(await again).toMatchObject({ followed: true });
  expect(paths().filter((path) => path === '/api/shop/detail')).toHaveLength(4);
});

test('a query whose new fetch is cancelled, because its screen is left, stays invalidated', async () => {
  let answerRead = () => Promise.resolve(successResponse({ id: 5, followed: false, fans: 7 }));
  const { queryClient, paths } = createTestQueryClient((request) =>
    request.method === 'POST' ? successResponse({ shop_id: 5, followed: true, fans: 8 }) : answerRead(),
  );
  await queryClient.fetchQuery(shopQuery(5));
  answerRead = () => new Promise(() => {});
  const leave = new QueryObserver(queryClient, { ...shopQuery(5), staleTime: 0 }).subscribe(() => undefined);
  await vi.waitFor(() => expect(paths()).toHaveLength(2));
  await runMutation(queryClient, followShop(), { shop_id: 5, followed: true });
  leave();
  expect(queryClient.getQueryState(shopQuery(5).queryKey)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' });
});

const isOutOfDate = async (answer: () => Response | Promise<Response>) => {
  const { queryClient } = createTestQueryClient((request) =>
    request.method === 'GET' ? successResponse({ id: 9001 }) : answer(),
  );
  await queryClient.fetchQuery(orderQuery(9001));
  await rejectionOf(runMutation(queryClient, payOrders(), pay));
  return queryClient.getQueryState(orderQuery(9001).queryKey)?.isInvalidated;
};

test('a failure invalidates too, unless nothing was sent or the session has ended', async () => {
  expect(await isOutOfDate(() => Promise.reject(new TypeError('lost')))).toBe(true);
  expect(await isOutOfDate(() => failureResponse(3002, 'Cancelled meanwhile', { order_id: 9001, status: -1 }))).toBe(
    true,
  );
  expect(await isOutOfDate(() => failureResponse(401, 'Please log in first', null, 401))).toBe(false);
});

test('a caller’s onSuccess runs after the cache update', async () => {
  const { queryClient } = createTestQueryClient(() => successResponse(cart(2)));
  const seen: unknown[] = [];
  const onSuccess = () => seen.push(queryClient.getQueryData(cartQuery().queryKey));
  await runMutation(queryClient, { ...addCartLine(), onSuccess }, headphones);
  expect(seen).toEqual([cart(2)]);
});

test('nothing is written for a session that ended in the meantime', async () => {
  let token = 'of-mei';
  const { queryClient } = createTestQueryClient(
    () => {
      token = 'of-ana';
      return successResponse({ id: 9001, status: -1 });
    },
    { token: () => token },
  );
  await runMutation(queryClient, cancelOrder(), { order_id: 9001 });
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('[R7.01] mutations by GET and logout with its query are sent', async () => {
  const { queryClient, sent } = createTestQueryClient(() => successResponse(null));
  await runMutation(queryClient, deleteAddress(), { address_id: 12 });
  await runMutation(queryClient, logoutUser(), undefined);
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}${new URL(url).search}`)).toEqual([
    'GET /api/user/address_del?address_id=12',
    'POST /api/user/logout?lang=zh-cn',
  ]);
  expect(await sent[1]?.text()).toBe('');
});

test('[R5.12] a double tap is sent once', async () => {
  const { queryClient, sent } = createTestQueryClient(() => successResponse({ id: 1 }), { now: () => 0 });
  await queryClient.fetchQuery(userInfoQuery());
  const taps = [runMutation(queryClient, payOrders(), pay), runMutation(queryClient, payOrders(), pay)];
  const results = await Promise.allSettled(taps);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('[R5.12] a toggle without the guard may be pressed twice, and a read by POST may be repeated', async () => {
  const { queryClient, sent } = createTestQueryClient(() => successResponse({ id: 5, fans: 7 }), { now: () => 0 });
  const follow = { shop_id: 5, followed: true };
  for (const options of [{ guard: false }, { guard: false }])
    await runMutation(queryClient, followShop(options), follow);
  expect(await rejectionOf(runMutation(queryClient, followShop(), follow))).toMatchObject({ kind: 'duplicate' });
  const quote = orderQuoteQuery({ source: { from: 'cart', line_ids: [501] } });
  for (const _ of ['asked', 'asked again']) await queryClient.fetchQuery(quote);
  expect(sent).toHaveLength(4);
});

test('[R5.12] a double tap of a toggle leaves what the first tap did, and marks it as out of date', async () => {
  const { queryClient } = createTestQueryClient(
    ({ method }) => successResponse(method === 'GET' ? { id: 5, followed: false, fans: 7 } : { shop_id: 5, fans: 8 }),
    { now: () => 0 },
  );
  const { queryKey } = shopQuery(5);
  await queryClient.fetchQuery(shopQuery(5));
  const taps = [1, 2].map(() => runMutation(queryClient, followShop(), { shop_id: 5, followed: true }));
  const results = await Promise.allSettled(taps);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ followed: true, fans: 8 });
  expect(queryClient.getQueryState(queryKey)).toMatchObject({ isInvalidated: true });
});

test('[R5.12] a toggle pressed again right after its refusal shows what the server has', async () => {
  const { queryClient } = createTestQueryClient(
    ({ method }) =>
      method === 'GET' ? successResponse({ id: 5, followed: false, fans: 7 }) : failureResponse(2001, 'Gone'),
    { now: () => 0 },
  );
  const { queryKey } = shopQuery(5);
  const leave = new QueryObserver(queryClient, shopQuery(5)).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeDefined());
  const tap = () => rejectionOf(runMutation(queryClient, followShop(), { shop_id: 5, followed: true }));
  expect(await tap()).toMatchObject({ kind: 'business' });
  expect(await tap()).toMatchObject({ kind: 'duplicate' });
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toMatchObject({ followed: false, fans: 7 }));
  leave();
});

test('a mutation in another tab invalidates queries in this tab, and unknown names are ignored', async () => {
  const { queryClient, paths } = createTestQueryClient(() => successResponse(cart(1)));
  const leave = new QueryObserver(queryClient, cartQuery()).subscribe(() => undefined);
  await vi.waitFor(() => expect(queryClient.getQueryData(cartQuery().queryKey)).toBeDefined());
  for (const unknown of [undefined, 'toString', 'getCart', { addCartLine: true }])
    invalidateAfterMutation(queryClient, unknown);
  expect(queryClient.getQueryState(cartQuery().queryKey)).toMatchObject({ isInvalidated: false });
  invalidateAfterMutation(queryClient, 'addCartLine');
  await vi.waitFor(() => expect(paths()).toEqual(['/api/cart/list', '/api/cart/list']));
  leave();
});
