import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, REQUEST_TIMEOUT_MS } from '@meridian/sdk';
import { subtractMoney } from '@meridian/sdk/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ordinaryRequest } from '../tests/harness/ordinary-request.ts';
import { createMock, type MockFunction } from './create-mock.ts';
import { loadContract } from './prism/contract.ts';

const ORIGIN = 'https://shop.example';
const operations = await loadContract();

/** A client of the demo customer, signed in with the token of the contract's examples. */
const clientOf = ({ fetch }: MockFunction) =>
  createClient({ baseUrl: ORIGIN, token: () => 'demo-token-7f3a', language: () => 'en', fetch });

describe('[B7.09] the mock as a function', () => {
  test.each(operations.map((operation) => ({ name: operation.operationId, operation })))(
    '$name answers an ordinary call',
    async ({ operation }) => {
      const { target, init } = ordinaryRequest(operation);
      const response = await createMock({ products: 6 }).fetch(ORIGIN + target, init);
      expect({ status: response.status, body: await response.json() }).toEqual({
        status: 200,
        body: expect.objectContaining({ code: expect.any(Number), time: '1795168800' }),
      });
    },
  );

  test('ten worlds at once each place and pay an order and have their own balance', async () => {
    const buy = async (quantity: number) => {
      const client = clientOf(createMock({ check: true }));
      const { balance } = await client.call('getUserInfo');
      const source = { from: 'product', product_id: 102, sku_id: 1021, quantity } as const;
      const { total_amount: expected_total } = await client.call('quoteOrder', { body: { source, address_id: 11 } });
      const order = { source, address_id: 11, remarks: [], expected_total, idempotency_key: crypto.randomUUID() };
      const order_ids = (await client.call('createOrder', { body: order })).orders.map(({ id }) => id);
      const payment = { order_ids, pay_code: '246810', idempotency_key: crypto.randomUUID() };
      const { balance_after } = await client.call('payOrders', { body: payment });
      expect(balance_after).toBe(subtractMoney(balance, expected_total));
      return { order_ids, balance_after };
    };
    const bought = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(buy));
    expect(new Set(bought.map(({ balance_after }) => balance_after)).size).toBe(10);
    expect(new Set(bought.flatMap(({ order_ids }) => order_ids)).size).toBe(1);
  });

  test('the client signs in, uploads a picture with progress and reads it', async () => {
    const mock = createMock({ products: 6 });
    const body = { account: 'new@meridian.shop', password: 'new123456' };
    const { token } = (await clientOf(mock).call('loginUser', { body })).userinfo;
    const client = createClient({ baseUrl: ORIGIN, token: () => token, language: () => 'en', fetch: mock.fetch });
    const picture = await (await mock.fetch(`${ORIGIN}/pictures/1f3a7.webp`)).blob();
    const file = new File([picture], 'proof.webp', { type: 'image/webp' });
    const { preview } = await client.upload(file, { onProgress: () => undefined });
    const kept = await mock.fetch(new URL(preview.url, ORIGIN));
    expect(await kept.bytes()).toEqual(await picture.bytes());
  });

  test('continues from a saved world, at its time and with its uploads', async () => {
    const picturesFolder = await mkdtemp(join(tmpdir(), 'mock-pictures-'));
    try {
      const first = createMock({ products: 6, picturesFolder });
      first.advance({ days: 1 });
      const picture = await (await first.fetch(`${ORIGIN}/pictures/1f3a7.webp`)).blob();
      const { preview } = await clientOf(first).upload(new File([picture], 'proof.webp', { type: 'image/webp' }));
      await clientOf(first).call('setLanguage', { query: { file_name: 'fr' } });
      const second = createMock({ saved: first.save(), picturesFolder });
      expect(await clientOf(second).call('getUserInfo')).toMatchObject({ lang: { language_name: 'Français' } });
      expect((await second.fetch(new URL(preview.url, ORIGIN))).status).toBe(200);
      expect((await second.fetch(`${ORIGIN}/api/common/config`).then((response) => response.json())).time).toBe(
        '1795255200',
      );
    } finally {
      await rm(picturesFolder, { recursive: true });
    }
  });

  test('reports what is wrong with a saved world', () => {
    expect(() => createMock({ saved: '{}' })).toThrow(
      'The state file cannot be used: its format is not meridian-world',
    );
  });

  test('with a running clock, time passes by itself', async () => {
    const mock = createMock({ products: 6, running: true });
    const now = async () => Number((await (await mock.fetch(`${ORIGIN}/api/common/config`)).json()).time);
    const before = await now();
    await expect.poll(now).toBeGreaterThan(before);
  });

  test('starts in a scenario and at a given time, and serves the control interface', async () => {
    const mock = createMock({ scenario: 'frozen_wallet', now: new Date('2027-02-03T04:05:06Z'), products: 6 });
    expect(await clientOf(mock).call('getUserInfo')).toMatchObject({ wallet_frozen: true });
    const state = await (await mock.fetch(`${ORIGIN}/__mock/state`)).json();
    expect(state).toMatchObject({ scenario: 'frozen_wallet', now: '2027-02-03T04:05:06.000Z' });
    expect(await mock.fetch(`${ORIGIN}/nowhere.txt`)).toMatchObject({ status: 404 });
    expect(() => createMock({ scenario: 'nowhere' })).toThrow(/^There is no scenario nowhere; there are /);
    expect(() => createMock({ now: new Date('soon') })).toThrow('now: a valid Date');
  });

  test('time passes only by advance, which runs the due jobs', async () => {
    const mock = createMock({ products: 6 });
    const order = () => clientOf(mock).call('getOrder', { query: { order_id: 9001 } });
    expect(await order()).toMatchObject({ status: 0 });
    mock.advance({ hours: 1 });
    expect(await order()).toMatchObject({ status: -1 });
    expect(() => mock.advance({ days: -1 })).toThrow('days: a number from 0');
  });

  test('the outbox has the messages that would have been sent', async () => {
    const mock = createMock({ products: 6 });
    const body = { event: 'register', channel: 'email', to: 'kim@example.com' } as const;
    await clientOf(mock).call('sendCode', { body });
    expect(mock.outbox()).toMatchObject([
      {
        channel: 'email',
        to: 'kim@example.com',
        text: expect.stringContaining('123456'),
        at: '2026-11-20T10:00:00.000Z',
      },
    ]);
  });

  test('restores a snapshot any number of times', async () => {
    const mock = createMock({ products: 6 });
    const client = clientOf(mock);
    const count = async () => (await client.call('getCart')).count;
    mock.snapshot();
    for (const round of [1, 2]) {
      await client.call('deleteCartLines', { body: { line_ids: [501] } }, { guard: false });
      mock.advance({ days: round });
      expect(await count()).toBe(1);
      mock.restore();
      expect(await count()).toBe(2);
    }
    expect(() => mock.restore('before lunch')).toThrow('name: there is no snapshot before lunch');
  });
});

describe('[B7.09] a fault of the function', () => {
  afterEach(() => void vi.useRealTimers());
  const like = { product_id: 102, liked: true };

  test.each([
    ['cut', { kind: 'network' }],
    ['truncated', { kind: 'network' }],
    ['timeout', { kind: 'timeout' }],
    ['commit-then-timeout', { kind: 'timeout' }],
    ['html', { kind: 'not-json' }],
    ['error', { kind: 'http', status: 500 }],
    ['empty-error', { kind: 'http', status: 500 }],
    ['rate-limited', { kind: 'http', status: 429 }],
    ['unavailable', { kind: 'http', status: 503 }],
    ['unauthorized', { kind: 'unauthorized', status: 401 }],
  ] as const)('%s reaches the client as often as requested', async (kind, error) => {
    const mock = createMock({ products: 6 });
    mock.fail('likeProduct', kind, { times: 1 });
    const client = clientOf(mock);
    const isLiked = async () => (await client.call('getProduct', { query: { product_id: 102 } })).liked;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failing = expect(client.call('likeProduct', { body: like })).rejects.toMatchObject(error);
    if (error.kind === 'timeout') {
      const log = async () => (await mock.fetch(`${ORIGIN}/__mock/log`)).json();
      await expect.poll(log).toMatchObject({ log: [{ operation: 'likeProduct' }] });
      vi.advanceTimersByTime(REQUEST_TIMEOUT_MS);
    }
    await failing;
    expect(await isLiked()).toBe(kind === 'truncated' || kind === 'commit-then-timeout');
    await expect(client.call('likeProduct', { body: like }, { guard: false })).resolves.toMatchObject({ liked: true });
  });

  test('latency delays the answer, and duplicate executes a call twice', async () => {
    const mock = createMock({ products: 6 });
    mock.fail('*', 'latency', { ms: 60 });
    mock.fail('sendMessage', 'duplicate');
    const started = performance.now();
    const body = { shop_id: 2, kind: 'text', text: 'Hello', client_id: crypto.randomUUID() } as const;
    await clientOf(mock).call('sendMessage', { body });
    expect(performance.now() - started).toBeGreaterThanOrEqual(59);
    mock.clearFaults();
    const { list } = await clientOf(mock).call('listMessages', { query: { shop_id: 2 } });
    expect(list.filter(({ client_id }) => client_id === body.client_id)).toHaveLength(1);
  });

  test('cut rejects as fetch does, and truncated breaks off in the body', async () => {
    const mock = createMock({ products: 6 });
    const home = () => mock.fetch(`${ORIGIN}/api/index/home`);
    const whole = await (await home()).text();
    mock.fail('getHome', 'cut', { times: 1 });
    await expect(home()).rejects.toThrow(new TypeError('fetch failed'));
    mock.fail('getHome', 'truncated');
    const { status, body } = await home();
    expect(status).toBe(200);
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(whole.slice(0, Math.ceil(whole.length / 2)));
    await expect(reader?.read()).rejects.toThrow(new TypeError('terminated'));
  });

  test('an unanswered call rejects with the reason of its signal', async () => {
    const mock = createMock({ products: 6 });
    mock.fail('*', 'timeout');
    const ending = new AbortController();
    const waiting = mock.fetch(`${ORIGIN}/api/index/home`, { signal: ending.signal });
    ending.abort(new Error('The customer left'));
    await expect(waiting).rejects.toThrow('The customer left');
    const ended = mock.fetch(`${ORIGIN}/api/index/home`, { signal: AbortSignal.abort() });
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('that is unknown is refused with the name of its field', () => {
    const mock = createMock({ products: 6 });
    expect(() => mock.fail('*', 'sneeze' as 'cut')).toThrow(/^kind: one of latency, timeout/);
    expect(() => mock.fail('sneeze' as '*', 'cut')).toThrow('on: an operationId of the contract, or *');
    expect(() => mock.fail('*', 'cut', { times: 0 })).toThrow('times: a whole number from 1, or null');
  });
});
