import { expect, test, vi } from 'vitest';
import { createTestClient, failureResponse, rejectionOf, successResponse } from '../../tests/test-client.ts';
import { hasNoAnswer } from '../attempts/outcomes.ts';
import type { ApiError } from '../client/api-error.ts';
import { refresh } from './refresh.ts';

const expired = () => failureResponse(401, 'Please log in first', null, 401);

/** A server that accepts only the token `new`, and a client with an old token that `renew` renews. */
const createSession = (renew: () => Promise<string | undefined>) => {
  const session = { token: 'old' };
  const reported: ApiError[] = [];
  const renewals = vi.fn(async () => {
    const token = await renew();
    if (token) session.token = token;
    return token;
  });
  const connection = createTestClient(
    ({ headers }) => (headers.get('token') === 'new' ? successResponse({ id: 1 }) : expired()),
    {
      token: () => session.token,
      onUnauthorized: (error) => reported.push(error),
      middleware: [refresh(renewals)],
    },
  );
  return { ...connection, session, reported, renewals };
};

test('[R4.09] twenty calls wait for one renewal and are resent once, in their order', async () => {
  const { client, sent, reported, renewals } = createSession(async () => 'new');
  const ids = Array.from({ length: 20 }, (_, index) => index);
  const answers = ids.map((id) => client.call('getProduct', { query: { product_id: id } }));
  expect(await Promise.all(answers)).toEqual(ids.map(() => ({ id: 1 })));
  expect(renewals).toHaveBeenCalledTimes(1);
  const again = sent.filter(({ headers }) => headers.get('token') === 'new');
  expect(sent).toHaveLength(40);
  expect(again.map(({ url }) => Number(new URL(url).searchParams.get('product_id')))).toEqual(ids);
  expect(reported).toEqual([]);
});

test('calls are resent in the order they were made, not in which they were refused', async () => {
  let token = 'old';
  const refuse: (() => void)[] = [];
  const { client, sent } = createTestClient(
    ({ headers }) =>
      headers.get('token') === 'new'
        ? successResponse({})
        : new Promise((resolve) => {
            refuse.push(() => resolve(expired()));
          }),
    {
      token: () => token,
      middleware: [
        refresh(async () => {
          for (const late of refuse.splice(0).reverse()) late();
          await new Promise((resolve) => setTimeout(resolve));
          token = 'new';
          return token;
        }),
      ],
    },
  );
  const calls = [1, 2, 3].map((product_id) => client.call('getProduct', { query: { product_id } }));
  await vi.waitFor(() => expect(refuse).toHaveLength(3));
  refuse.pop()?.();
  await Promise.all(calls);
  expect(sent.slice(3).map(({ url }) => new URL(url).search)).toEqual([
    '?product_id=1',
    '?product_id=2',
    '?product_id=3',
  ]);
});

test('a mutation is resent unchanged, although it repeats within a second', async () => {
  const { client, sent, session } = createSession(async () => 'new');
  session.token = 'new';
  let isFirst = true;
  const strict = createTestClient(
    () => {
      if (!isFirst) return successResponse({});
      isFirst = false;
      return expired();
    },
    { now: () => 0, middleware: [refresh(async () => 'token-1')] },
  );
  const body = { order_id: 9001 };
  await strict.client.call('confirmOrder', { body });
  expect(await Promise.all(strict.sent.map((request) => request.json()))).toEqual([body, body]);
  expect(await client.call('getUserInfo')).toEqual({ id: 1 });
  expect(sent).toHaveLength(1);
});

test('a call refused after the renewal needs no further renewal, and a second refusal is final', async () => {
  let token = 'old';
  let refuseLate = () => {};
  const renew = vi.fn(async () => {
    token = 'new';
    return token;
  });
  const { client, sent } = createTestClient(
    ({ headers, url }) => {
      if (url.endsWith('getHome') || headers.get('token') === 'none') return expired();
      if (headers.get('token') === 'new') return successResponse({ id: 1 });
      return url.includes('product_id=2')
        ? new Promise((resolve) => {
            refuseLate = () => resolve(expired());
          })
        : expired();
    },
    { token: () => token, middleware: [refresh(renew)] },
  );
  const late = client.call('getProduct', { query: { product_id: 2 } });
  await client.call('getProduct', { query: { product_id: 1 } });
  refuseLate();
  expect(await late).toEqual({ id: 1 });
  expect(renew).toHaveBeenCalledTimes(1);
  token = 'none';
  renew.mockImplementation(async () => 'none');
  expect(await rejectionOf(client.call('getUserInfo'))).toMatchObject({ kind: 'unauthorized' });
  expect(renew).toHaveBeenCalledTimes(2);
  expect(sent.slice(-2).map(({ headers }) => headers.get('token'))).toEqual(['none', 'none']);
});

test.each<[how: string, renew: () => Promise<undefined>]>([
  ['nobody signs in', async () => undefined],
  ['it fails', () => Promise.reject(new Error('offline'))],
])('[R4.09] if %s, the calls reject with their 401, which is reported once', async (_, renew) => {
  const { client, sent, reported, renewals } = createSession(renew);
  const errors = await Promise.all([1, 2, 3].map(() => rejectionOf(client.call('getUserInfo'))));
  for (const error of errors) expect(error).toMatchObject({ kind: 'unauthorized', msg: 'Please log in first' });
  expect(reported).toHaveLength(1);
  expect(renewals).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(3);
});

test('a call without the token is refused without a renewal, so that a renewal can make calls', async () => {
  const { client, renewals } = createSession(async () => 'new');
  expect(await rejectionOf(client.call('getUserInfo', {}, { token: false }))).toMatchObject({ kind: 'unauthorized' });
  expect(renewals).not.toHaveBeenCalled();
});

test('a repeat that is put off leaves unknown what a login proxy has hidden, and nothing else', async () => {
  const rejectionAfter = (first: Response) => {
    const answers = [first, failureResponse(404, 'Not found', null, 404)];
    const { client } = createTestClient(() => answers.shift() ?? expired(), {
      token: () => 'one',
      middleware: [refresh(async () => 'one')],
    });
    return rejectionOf(client.call('getUserInfo'));
  };
  expect(hasNoAnswer(await rejectionAfter(new Response('<h1>Log in</h1>', { status: 401 })))).toBe(true);
  expect(await rejectionAfter(expired())).toMatchObject({ status: 404 });
});

test('what a login proxy may hide is repeated only with a key, and else is not the end of the session', async () => {
  const openSession = () => {
    const answers = [new Response('<h1>Log in</h1>', { status: 401 })];
    const onUnauthorized = vi.fn();
    const settings = { onUnauthorized, middleware: [refresh(async () => 'token-1')] };
    return { ...createTestClient(() => answers.pop() ?? successResponse({}), settings), onUnauthorized };
  };
  const { client, sent, onUnauthorized } = openSession();
  const error = await rejectionOf(client.call('confirmOrder', { body: { order_id: 9001 } }));
  expect(hasNoAnswer(error)).toBe(true);
  expect(sent).toHaveLength(1);
  expect(onUnauthorized).not.toHaveBeenCalled();

  const keyed = openSession();
  const body = { product_id: 101, sku_id: 1011, quantity: 1, idempotency_key: 'c1d90a3e-5b74-4826-8f3d-7e0a92b6c5d8' };
  await keyed.client.call('addCartLine', { body });
  expect(keyed.sent).toHaveLength(2);

  for (const [retries, times] of [[0, 1] as const, [1, 2] as const]) {
    const paying = openSession();
    const payment = { order_ids: [9001], pay_code: '246810', idempotency_key: body.idempotency_key };
    await paying.client.call('payOrders', { body: payment }, { retries }).catch(() => undefined);
    expect(paying.sent).toHaveLength(times);
  }
});

test('a caller who aborts during the renewal is answered at once', async () => {
  const { client, renewals } = createSession(() => new Promise(() => undefined));
  const giveUp = new AbortController();
  const call = rejectionOf(client.call('getUserInfo', {}, { signal: giveUp.signal }));
  await vi.waitFor(() => expect(renewals).toHaveBeenCalled());
  giveUp.abort();
  expect(await call).toMatchObject({ kind: 'aborted' });
});
