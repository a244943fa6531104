import { CancelledError, onlineManager, QueryClient, QueryObserver, type QueryPersister } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestClient, failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { createTestQueryClient, runMutation } from '../../tests/test-query-client.ts';
import { updateCartLine } from '../operations/cart.ts';
import { categoriesQuery, homeQuery } from '../operations/catalogue.ts';
import { orderQuery, payOrders } from '../operations/orders.ts';
import { userInfoQuery } from '../operations/session.ts';
import { billList } from '../operations/wallet.ts';
import { clearPrivateCache, clientOf, createQueryClient } from './query-client.ts';

test('one customer’s cached answers are not visible to the next', async () => {
  let token: string | undefined = 'of-mei';
  const { queryClient } = createTestQueryClient(() => successResponse({ account: token }), { token: () => token });
  await queryClient.fetchQuery(userInfoQuery());
  await queryClient.fetchQuery(homeQuery());
  await queryClient.fetchQuery(categoriesQuery());
  for (const next of ['of-ana', undefined]) {
    token = next;
    expect(queryClient.getQueryData(userInfoQuery().queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(homeQuery().queryKey)).toBeUndefined();
    expect(queryClient.getQueryData(categoriesQuery().queryKey)).toBeDefined();
  }
  token = 'of-mei';
  expect(queryClient.getQueryData(userInfoQuery().queryKey)).toEqual({ account: 'of-mei' });
});

test('query keys and hashes do not reveal the token', async () => {
  const { queryClient } = createTestQueryClient(() => successResponse({}));
  await queryClient.fetchQuery(userInfoQuery());
  for (const { queryKey, queryHash } of queryClient.getQueryCache().getAll()) {
    expect(JSON.stringify([queryKey, queryHash])).not.toContain('token-1');
  }
});

test('[R4.08] clearing the private cache removes private answers and cancels pending ones', async () => {
  let asked = 0;
  const { queryClient } = createTestQueryClient((request) =>
    request.url.includes('/order/detail') ? new Promise(() => asked++) : successResponse({ id: 1 }),
  );
  await queryClient.fetchQuery(userInfoQuery());
  await queryClient.fetchQuery(homeQuery());
  await queryClient.fetchQuery(categoriesQuery());
  const onItsWay = rejectionOf(queryClient.fetchQuery(orderQuery(9001)));
  await vi.waitFor(() => expect(asked).toBe(1));
  await clearPrivateCache(queryClient);
  expect(await onItsWay).toBeInstanceOf(CancelledError);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['listCategories']);
});

test('a query of a former session is neither refetched nor retried for the next customer, and keeps its data', async () => {
  let token = 'of-mei';
  const { queryClient, sent } = createTestQueryClient(
    ({ url }) => {
      if (!url.includes('/order/detail')) return successResponse({ account: token });
      token = 'of-ana';
      throw new TypeError('fetch failed');
    },
    { token: () => token },
  );
  const observer = new QueryObserver(queryClient, userInfoQuery());
  const leave = observer.subscribe(() => undefined);
  const ofMei = { data: { account: 'of-mei' }, fetchStatus: 'idle', error: null };
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject(ofMei));
  expect(await rejectionOf(queryClient.fetchQuery(orderQuery(9001)))).toBeInstanceOf(CancelledError);
  expect(await observer.refetch()).toMatchObject(ofMei);
  expect(sent).toHaveLength(2);
  leave();
});

test('an own default persister is asked in the session of its query only', async () => {
  let token = 'of-mei';
  const { client, sent } = createTestClient(() => successResponse({ account: token }), { token: () => token });
  const persister = vi.fn<QueryPersister>((queryFn, context) => queryFn(context));
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { persister } } });
  const observer = new QueryObserver(queryClient, userInfoQuery());
  const leave = observer.subscribe(() => undefined);
  const ofMei = { data: { account: 'of-mei' }, fetchStatus: 'idle', error: null };
  await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject(ofMei));
  token = 'of-ana';
  expect(await observer.refetch()).toMatchObject(ofMei);
  expect(persister).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
  leave();
});

test('a token that cannot be read fails the call of a query or mutation, and nothing is sent', async () => {
  const token = () => {
    throw new Error('SecurityError');
  };
  const { queryClient, client, sent } = createTestQueryClient(() => successResponse({}), { token });
  const told = await rejectionOf(client.call('getUserInfo'));
  expect(told).toMatchObject({ name: 'ApiError', operation: 'getUserInfo' });
  expect(await rejectionOf(queryClient.fetchQuery(userInfoQuery()))).toEqual(told);
  const change = runMutation(queryClient, updateCartLine(), { line_id: 501, quantity: 2 });
  expect(await rejectionOf(change)).toMatchObject({ name: 'ApiError', operation: 'updateCartLine' });
  expect(sent).toEqual([]);
});

test('a later page of a list is not fetched for a customer who has signed in since the first', async () => {
  let token = 'of-mei';
  const { queryClient, sent } = createTestQueryClient(
    () => {
      token = 'of-ana';
      return successResponse({ list: [{ id: 2 }], total: 2, page: 1, limit: 1 });
    },
    { token: () => token },
  );
  const pages = queryClient.fetchInfiniteQuery({ ...billList(), pages: 2 });
  expect(await rejectionOf(pages)).toMatchObject({ kind: 'aborted' });
  expect(sent).toHaveLength(1);
});

test('mutation variables are removed once there is no observer', async () => {
  const { queryClient } = createTestQueryClient(() => failureResponse(1102, 'The payment code is wrong'));
  await rejectionOf(
    runMutation(queryClient, payOrders(), {
      idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21',
      order_ids: [9001],
      pay_code: '111111',
    }),
  );
  await vi.waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});

const tries = async (answer: () => Response | Promise<Response>) => {
  const { queryClient, sent } = createTestQueryClient(answer);
  await rejectionOf(queryClient.fetchQuery(userInfoQuery()));
  return sent.length;
};

test('queries are retried for network and server errors only', async () => {
  expect(await tries(() => Promise.reject(new TypeError('fetch failed')))).toBe(3);
  expect(await tries(() => new Response('', { status: 502 }))).toBe(3);
  expect(await tries(() => new Response('', { status: 404 }))).toBe(1);
  expect(await tries(() => failureResponse(401, 'Please log in first', null, 401))).toBe(1);
  expect(await tries(() => failureResponse(2001, 'Gone'))).toBe(1);
  expect(await tries(() => new Response('<html>'))).toBe(1);
});

test('a query that timed out is retried once', async () => {
  const { queryClient, sent } = createTestQueryClient(() => new Promise(() => undefined), { timeoutMs: 5 });
  expect(await rejectionOf(queryClient.fetchQuery(userInfoQuery()))).toMatchObject({ kind: 'timeout' });
  expect(sent).toHaveLength(2);
});

test('nothing is retried offline', async () => {
  const { queryClient, sent } = createTestQueryClient(() => Promise.reject(new TypeError('fetch failed')));
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  expect(await rejectionOf(queryClient.fetchQuery(userInfoQuery()))).toMatchObject({ kind: 'network' });
  expect(sent).toHaveLength(1);
});

test('mutations are not retried', async () => {
  const { queryClient, sent } = createTestQueryClient(() => Promise.reject(new TypeError('fetch failed')));
  const pay = { idempotency_key: '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21', order_ids: [9001], pay_code: '246810' };
  expect(await rejectionOf(runMutation(queryClient, payOrders(), pay))).toMatchObject({ kind: 'network' });
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a query without observers is aborted', async () => {
  // The signal of a request that is garbage is never aborted.
  const requests: Request[] = [];
  const { queryClient } = createTestQueryClient((request) => {
    requests.push(request);
    return new Promise(() => undefined);
  });
  const leave = new QueryObserver(queryClient, userInfoQuery()).subscribe(() => undefined);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  leave();
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('a QueryClient not created by createQueryClient is refused', () => {
  expect(() => clientOf(new QueryClient())).toThrow('createQueryClient');
});
