import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryStore } from '../attempts/stores.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient, stubFetch } from '../testing/stub-client.ts';
import { createOrderPlacing } from './order-placing.ts';

const order = {
  source: { from: 'cart' as const, line_ids: [501] },
  address_id: 11,
  remarks: [],
  expected_total: '25.00',
};
const made = fixture('createOrder');
const lost = () => Promise.reject(new TypeError('no connection'));

/** Places orders of one selection, whose server gives `answers` one by one. `open` is the screen after a reload. */
const placingWith = (answers: (Stub<'createOrder'> | 'rate-limited')[], now = () => Date.now()) => {
  const keys: string[] = [];
  const answer = stubFetch({
    createOrder: (request) => {
      const next = answers.shift() ?? made;
      if (next === 'rate-limited') throw new TypeError(next);
      return typeof next === 'function' ? next(request) : next;
    },
    listOrders: () => fixture('listOrders', { list: [], total: 0 }),
  });
  const stub = stubClient(
    {},
    {
      fetch: async (request) => {
        if (!request.url.endsWith('/order/create')) return answer(request);
        keys.push((await request.clone().json()).idempotency_key);
        if (answers[0] !== 'rate-limited') return answer(request);
        answers.shift();
        return Response.json({}, { status: 429 });
      },
    },
  );
  const client = {
    ...stub,
    get session() {
      return stub.session;
    },
    get serverTime() {
      return { from: now(), to: now() };
    },
  };
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  const store = memoryStore();
  const open = () => createOrderPlacing(queryClient, { name: 'checkout.lines-501', store });
  return { placing: open(), open, keys };
};

/** For a look that finds nothing. */
const unseen = () => Promise.reject(new Error('Nothing is to be shown'));

test('an order is placed once; a second press joins the first', async () => {
  const { placing, keys } = placingWith([]);
  const presses = await Promise.all([placing.place(order), placing.place(order)]);
  expect(presses).toEqual([made.orders, made.orders]);
  expect(keys).toHaveLength(1);
  expect(placing.state).toEqual({ name: 'ready' });
});

test('a refused order rejects with the refusal, and can be placed again', async () => {
  const { placing } = placingWith([refusal('out_of_stock')]);
  await expect(placing.place(order)).rejects.toMatchObject({ reason: 'out_of_stock' });
  expect(placing.state).toEqual({ name: 'ready' });
  expect(await placing.place(order)).toEqual(made.orders);
});

test('[B5.15] an unanswered order is settled under its key before another can be placed, after a reload too', async () => {
  const answers = [lost, lost, lost, lost];
  const { placing, open, keys } = placingWith(answers);
  await expect(placing.place(order)).rejects.toMatchObject({ kind: 'network' });
  const reloaded = open();
  expect(reloaded.state).toMatchObject({ name: 'unanswered', isLooking: true });
  const show = vi.fn(async () => undefined);
  await Promise.all([reloaded.repeat(show), reloaded.repeat(show)]);
  expect(show).not.toHaveBeenCalled();
  expect(reloaded.state).toEqual({ name: 'unanswered', isLooking: false, question: undefined });
  await reloaded.repeat(show);
  expect(show).toHaveBeenCalledExactlyOnceWith(made.orders);
  // The form would ask for a quote of items that have left the cart.
  expect(reloaded.state).toMatchObject({ name: 'unanswered' });
  expect(new Set(keys).size).toBe(1);
  expect(open().state).toEqual({ name: 'ready' });
});

test('an order whose answer is lost, and whose repeat is refused for now, is settled before another can be placed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { placing, keys } = placingWith([lost, 'rate-limited']);
  await expect(placing.place(order)).rejects.toMatchObject({ kind: 'network' });
  expect(placing.state).toMatchObject({ name: 'unanswered', isLooking: true });
  // The same request within a second is a double tap (R5.12).
  vi.advanceTimersByTime(1000);
  const show = vi.fn(async () => undefined);
  await placing.repeat(show);
  expect(show).toHaveBeenCalledExactlyOnceWith(made.orders);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test('an unanswered order that is refused by the repeat brings the form back', async () => {
  const { placing } = placingWith([lost, lost, refusal('out_of_stock')]);
  await expect(placing.place(order)).rejects.toMatchObject({ kind: 'network' });
  await placing.repeat(unseen);
  expect(placing.state).toEqual({ name: 'ready' });
});

test('found orders that cannot be shown are shown by the next press, and not asked for again', async () => {
  const { placing, keys } = placingWith([lost, lost]);
  await expect(placing.place(order)).rejects.toMatchObject({ kind: 'network' });
  const show = vi.fn(async () => undefined);
  await expect(placing.repeat(() => Promise.reject(new Error('no route')))).rejects.toThrow('no route');
  expect(placing.state).toEqual({ name: 'unanswered', isLooking: false, question: undefined });
  await placing.repeat(show);
  await placing.repeat(show);
  expect(show).toHaveBeenCalledExactlyOnceWith(made.orders);
  expect(keys).toHaveLength(3);
  await placing.forget();
  expect(placing.state).toEqual({ name: 'ready' });
});

test('[B5.19] an order too old to be repeated is not sent again unasked; given up, the next one is another', async () => {
  let now = Date.now();
  const { placing, open, keys } = placingWith([lost, lost], () => now);
  await expect(placing.place(order)).rejects.toMatchObject({ kind: 'network' });
  now += 25 * 3_600_000;
  const later = open();
  await later.repeat(unseen);
  expect(later.state).toMatchObject({ name: 'unanswered', isLooking: false, question: { name: 'UnansweredError' } });
  expect(keys).toHaveLength(2);
  await later.forget();
  expect(later.state).toEqual({ name: 'ready' });
  await later.place(order);
  expect(new Set(keys).size).toBe(2);
});
