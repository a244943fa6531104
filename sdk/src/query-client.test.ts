import { CancelledError, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { failure, rejection, success } from '../tests/answering.ts';
import { cached, mutate } from '../tests/cached.ts';
import { categoriesQuery, homeQuery } from './catalogue.ts';
import { orderQuery, payOrders } from './orders.ts';
import { clearSession, clientOf } from './query-client.ts';
import { userInfoQuery } from './session.ts';

test('one customer’s answers are never found by the next', async () => {
  let token: string | undefined = 'of-mei';
  const { queryClient } = cached(() => success({ account: token }), { token: () => token });
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

test('no key and no hash shows the token', async () => {
  const { queryClient } = cached(() => success({}));
  await queryClient.fetchQuery(userInfoQuery());
  for (const { queryKey, queryHash } of queryClient.getQueryCache().getAll()) {
    expect(JSON.stringify([queryKey, queryHash])).not.toContain('token-1');
  }
});

test('[R4.08] the end of a session drops every private answer, and those on their way', async () => {
  let asked = 0;
  const { queryClient } = cached((request) =>
    request.url.includes('/order/detail') ? new Promise(() => asked++) : success({ id: 1 }),
  );
  await queryClient.fetchQuery(userInfoQuery());
  await queryClient.fetchQuery(homeQuery());
  await queryClient.fetchQuery(categoriesQuery());
  const onItsWay = rejection(queryClient.fetchQuery(orderQuery(9001)));
  await clearSession(queryClient);
  expect(await onItsWay).toBeInstanceOf(CancelledError);
  expect(asked).toBe(1);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['listCategories']);
});

test('what was sent is forgotten once nobody looks at it', async () => {
  const { queryClient } = cached(() => failure(1102, 'The payment code is wrong'));
  await rejection(mutate(queryClient, payOrders(), { order_ids: [9001], pay_code: '111111' }));
  await vi.waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});

const tries = async (answer: () => Response | Promise<Response>) => {
  const { queryClient, sent } = cached(answer);
  await rejection(queryClient.fetchQuery(userInfoQuery()));
  return sent.length;
};

test('a read is tried again where that may help, and nowhere else', async () => {
  expect(await tries(() => Promise.reject(new TypeError('fetch failed')))).toBe(3);
  expect(await tries(() => new Response('', { status: 502 }))).toBe(3);
  expect(await tries(() => new Response('', { status: 404 }))).toBe(1);
  expect(await tries(() => failure(401, 'Please log in first', null, 401))).toBe(1);
  expect(await tries(() => failure(2001, 'Gone'))).toBe(1);
  expect(await tries(() => new Response('<html>'))).toBe(1);
});

test('a read that timed out is tried once more', async () => {
  const { queryClient, sent } = cached(() => new Promise(() => undefined), { timeoutMs: 5 });
  expect(await rejection(queryClient.fetchQuery(userInfoQuery()))).toMatchObject({ kind: 'timeout' });
  expect(sent).toHaveLength(2);
});

test('a mutation is never sent twice', async () => {
  const { queryClient, sent } = cached(() => Promise.reject(new TypeError('fetch failed')));
  const pay = { order_ids: [9001], pay_code: '246810' };
  expect(await rejection(mutate(queryClient, payOrders(), pay))).toMatchObject({ kind: 'network' });
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a query that nobody looks at any more is given up', async () => {
  const signals: AbortSignal[] = [];
  const { queryClient } = cached((request) => {
    signals.push(request.signal);
    return new Promise(() => undefined);
  });
  const leave = new QueryObserver(queryClient, userInfoQuery()).subscribe(() => undefined);
  leave();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('a cache made elsewhere says so', () => {
  expect(() => clientOf(new QueryClient())).toThrow('createQueryClient');
});
