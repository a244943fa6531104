import { expect, onTestFinished, test, vi } from 'vitest';
import { type AttemptStore, memoryStore } from '../attempts/stores.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { orderQuery } from '../operations/orders.ts';
import { userInfoQuery } from '../operations/session.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { type Stub, stubClient, stubFetch } from '../testing/stub-client.ts';
import { createPayment } from './payment.ts';

const CODE = '482913';
const ORDER = 9001;

/** The payment of one order, whose server gives `answers` one by one. */
const paymentWith = (answers: Stub<'payOrders'>[], { store = memoryStore() }: { store?: AttemptStore } = {}) => {
  const server = {
    paid: false,
    orders: 'up',
    held: undefined as Promise<void> | undefined,
    codeSetAt: '2026-11-01T00:00:00Z',
    isSessionOver: false,
    reads: [] as string[],
  };
  const sent: unknown[] = [];
  const answer = stubFetch({
    payOrders: async (request) => {
      sent.push(await request.clone().json());
      const next = answers.shift() ?? fixture('payOrders');
      return typeof next === 'function' ? next(request) : next;
    },
    getOrder: async () => {
      server.reads.push('getOrder');
      await server.held;
      if (server.orders === 'down') throw new TypeError('no connection');
      if (server.orders === 'refused') return refusal('order_not_found');
      return fixture('getOrder', { id: ORDER, paid_at: server.paid ? '2026-11-20T10:00:00Z' : null });
    },
    getUserInfo: () => {
      server.reads.push('getUserInfo');
      return fixture('getUserInfo', { pay_code_changed_at: server.codeSetAt });
    },
  });
  const unauthorized = () => Response.json({ code: 401, msg: 'Log in', time: '1', data: null }, { status: 401 });
  const client = stubClient(
    {},
    { fetch: async (request) => (server.isSessionOver ? unauthorized() : answer(request)) },
  );
  const queryClient = createQueryClient(client, { defaultOptions: { queries: { retry: false } } });
  let signedOut: string | null = null;
  const onWrongCode = vi.fn();
  const onSettled = vi.fn();
  const open = () =>
    createPayment(queryClient, {
      orderIds: [ORDER],
      signedOut: {
        get: () => signedOut,
        set: (name) => {
          signedOut = name;
        },
      },
      store,
      waits: [0],
      onWrongCode,
      onSettled,
    });
  return { payment: open(), open, server, sent, onWrongCode, onSettled, queryClient };
};

const lost = () => Promise.reject(new TypeError('no connection'));

/** Pays, and waits until the outcome is on screen. */
const pay = async ({ payment }: Pick<ReturnType<typeof paymentWith>, 'payment'>) => {
  payment.pay([ORDER], CODE);
  expect(payment.state).toEqual({ name: 'sending' });
  await vi.waitFor(() => expect(payment.state.name).not.toBe('sending'));
  return payment.state;
};

/** As a screen that shows the payment until the end of the test. */
const show = ({ watch }: { watch: () => () => void }) => onTestFinished(watch());

test('[B5.15] orders are paid once, and the code is in the request only', async () => {
  const stored: unknown[] = [];
  const store = memoryStore();
  const spied = { ...store, set: (name: string, value: unknown) => void stored.push(structuredClone([name, value])) };
  const screen = paymentWith([], { store: spied });
  expect(screen.payment.state).toEqual({ name: 'ready', notice: undefined });
  expect(await pay(screen)).toMatchObject({ name: 'settled', by: 'answer' });
  expect(screen.sent).toMatchObject([{ order_ids: [ORDER], pay_code: CODE }]);
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(CODE);
  expect(screen.onSettled).toHaveBeenCalledOnce();
});

test('a wrong code is said with the tries left, until another try or another code', async () => {
  const screen = paymentWith([refusal('pay_code_wrong', { attempts_left: 4 }), refusal('pay_code_locked')]);
  const { payment, server, queryClient, onWrongCode } = screen;
  await queryClient.fetchQuery(userInfoQuery());
  show(payment);
  expect(await pay(screen)).toEqual({ name: 'ready', notice: { kind: 'wrong-code', attemptsLeft: 4 } });
  expect(await pay(screen)).toMatchObject({ notice: { kind: 'wrong-code', attemptsLeft: 0 } });
  expect(onWrongCode).toHaveBeenLastCalledWith(expect.objectContaining({ locked_until: expect.any(String) }));
  server.codeSetAt = '2026-11-20T10:00:00Z';
  await queryClient.fetchQuery({ ...userInfoQuery(), staleTime: 0 });
  expect(payment.state).toEqual({ name: 'ready', notice: undefined });
});

test('a code that was replaced while the screen was hidden ends the notice when it is shown again', async () => {
  const screen = paymentWith([refusal('pay_code_wrong')]);
  const { payment, server, queryClient } = screen;
  await queryClient.fetchQuery(userInfoQuery());
  await pay(screen);
  server.codeSetAt = '2026-11-20T10:00:00Z';
  await queryClient.fetchQuery({ ...userInfoQuery(), staleTime: 0 });
  expect(payment.state).toMatchObject({ notice: { kind: 'wrong-code' } });
  show(payment);
  expect(payment.state).toEqual({ name: 'ready', notice: undefined });
});

test.each([
  // No longer shown once the balance suffices.
  ['balance_insufficient', undefined],
  ['wallet_frozen', undefined],
  ['order_already_paid', { kind: 'changed' }],
  ['order_state_changed', { kind: 'changed' }],
] as const)('a payment refused for %s says only what the screen, read again, does not show', async (name, notice) => {
  const screen = paymentWith([refusal(name)]);
  await screen.queryClient.fetchQuery(userInfoQuery());
  await screen.queryClient.fetchQuery(orderQuery(ORDER));
  expect(await pay(screen)).toEqual({ name: 'ready', notice });
  expect(screen.server.reads.slice(2)).toEqual(['getUserInfo', 'getOrder']);
});

test('a refusal whose cause cannot be read is shown itself', async () => {
  const screen = paymentWith([refusal('balance_insufficient')]);
  await screen.queryClient.fetchQuery(orderQuery(ORDER));
  screen.server.orders = 'down';
  const error = { reason: 'balance_insufficient' };
  expect(await pay(screen)).toMatchObject({ notice: { kind: 'failed', isReadAgain: false, error } });
});

test('a payment at which the session ends says so, on the next screen too, until it is tried again', async () => {
  const screen = paymentWith([refusal('pay_deadline_passed')]);
  screen.server.isSessionOver = true;
  const signedOut = { name: 'ready', notice: { kind: 'signed-out' } };
  expect(await pay(screen)).toEqual(signedOut);
  screen.server.isSessionOver = false;
  const next = screen.open();
  expect(next.state).toEqual(signedOut);
  expect(await pay({ payment: next })).toMatchObject({ notice: { kind: 'changed' } });
  expect(screen.open().state).toEqual({ name: 'ready', notice: undefined });
});

test('[B5.15] a payment whose answer is lost is looked up, after a reload too, and never sent again', async () => {
  const store = memoryStore();
  const screen = paymentWith([lost], { store });
  expect(await pay(screen)).toEqual({ name: 'checking', isUnreachable: false });
  screen.server.orders = 'down';
  const reloaded = screen.open();
  show(reloaded);
  await vi.waitFor(() => expect(reloaded.state).toEqual({ name: 'checking', isUnreachable: true }));
  screen.server.orders = 'refused';
  await vi.waitFor(() => expect(reloaded.state).toMatchObject({ refusal: { reason: 'order_not_found' } }));
  screen.server.orders = 'up';
  screen.server.paid = true;
  reloaded.check();
  await vi.waitFor(() => expect(reloaded.state).toMatchObject({ name: 'settled', by: 'read' }));
  expect(screen.onSettled).toHaveBeenCalledOnce();
  expect(screen.sent).toHaveLength(1);
});

test('[B5.15] a payment that did not arrive can be signed again, under its key', async () => {
  const screen = paymentWith([lost]);
  show(screen.payment);
  await pay(screen);
  await vi.waitFor(() => expect(screen.payment.state).toEqual({ name: 'ready', notice: { kind: 'unanswered' } }));
  expect(await pay(screen)).toMatchObject({ name: 'settled' });
  const keys = screen.sent.map((body) => (body as { idempotency_key: string }).idempotency_key);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a press while the refusal of another is read sends nothing, and the screen stays busy until it is read', async () => {
  const { payment, sent, server, queryClient } = paymentWith([refusal('balance_insufficient')]);
  await queryClient.fetchQuery(orderQuery(ORDER));
  const read = Promise.withResolvers<void>();
  server.held = read.promise;
  payment.pay([ORDER], CODE);
  await vi.waitFor(() => expect(server.reads).toEqual(['getOrder', 'getOrder']));
  payment.pay([ORDER], CODE);
  expect(payment.state).toEqual({ name: 'sending' });
  read.resolve();
  await vi.waitFor(() => expect(payment.state.name).toBe('ready'));
  expect(sent).toHaveLength(1);
});

test('a screen that is left looks nothing up', async () => {
  const screen = paymentWith([lost]);
  await pay(screen);
  screen.server.orders = 'down';
  const stop = screen.payment.watch();
  await vi.waitFor(() => expect(screen.payment.state).toMatchObject({ isUnreachable: true }));
  stop();
  screen.server.orders = 'up';
  screen.server.paid = true;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.payment.state.name).toBe('checking');
  show(screen.payment);
  await vi.waitFor(() => expect(screen.payment.state.name).toBe('settled'));
});
