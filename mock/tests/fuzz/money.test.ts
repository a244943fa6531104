import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '../../src/handlers/handler.ts';
import { settleCardPayment } from '../../src/handlers/wallet/card-outcome.ts';
import { DAY, HOUR, MINUTE } from '../../src/world/clock.ts';
import { DEMO_UPLOAD } from '../../src/world/seed/demo/demo.ts';
import { cancelsItems } from '../../src/world/views/cases.ts';
import { keyOf, newKey, openSandbox, PAY_CODE, type TestSandbox } from '../harness/open-sandbox.ts';
import { expectSumsAgree } from './checks/sums.ts';

const OUTCOMES = ['succeeded', 'unknown', 'failed', 'abandoned'] as const;

/** Makes a call with an unknown outcome; a refusal is a valid answer. */
function attempt(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** A customer's possible actions; the number selects what each one applies to. */
const actions: Readonly<Record<string, (sandbox: TestSandbox, number: number) => void>> = {
  order: ({ call, refusal }, number) => {
    const source = { from: 'product' as const, product_id: 106, sku_id: 1061, quantity: (number % 5) + 1 };
    const rest = { idempotency_key: keyOf(number), source, address_id: 11, remarks: [] };
    const promo = number % 3 === 0 ? { promo_code: 'WELCOME10' } : {};
    const { total_amount: total } = call('quoteOrder', { body: { source, ...promo } });
    attempt(() => call('createOrder', { body: { ...rest, ...promo, expected_total: total } }));
    expect(refusal('createOrder', { body: { ...rest, expected_total: '0.01' } }).name).toMatch(/price|conflict/);
  },
  pay: (sandbox, number) =>
    withOrder(sandbox, number, (id) =>
      sandbox.call('payOrders', { body: { order_ids: [id], pay_code: PAY_CODE, idempotency_key: newKey() } }),
    ),
  cancel: (sandbox, number) =>
    withOrder(sandbox, number, (order_id) => sandbox.call('cancelOrder', { body: { order_id } })),
  confirm: (sandbox, number) =>
    withOrder(sandbox, number, (order_id) => sandbox.call('confirmOrder', { body: { order_id } })),
  refund: (sandbox, number) =>
    withOrder(sandbox, number, (order_id) => {
      const [item] = sandbox.world.orders.get(order_id)?.items ?? [];
      const asked = {
        order_id,
        type: 'refund_only' as const,
        product_status: 'not_received' as const,
        items: [{ order_item_id: item?.id ?? 1, quantity: 1 }],
      };
      const body = {
        idempotency_key: newKey(),
        ...asked,
        amount: number % 2 ? `${number % 30}.00` : sandbox.call('quoteRefund', { body: asked }).max_amount,
        reason_id: 5,
        explanation: 'It did not arrive.',
        proofs: [DEMO_UPLOAD],
      };
      return sandbox.call('applyRefund', { body });
    }),
  escalateRefund: ({ world, call }, number) => {
    const ids = [...world.refunds.keys()];
    const id = ids.at(-1 - (number % Math.min(6, ids.length))) ?? 1;
    attempt(() => call('escalateRefund', { body: { refund_id: id, explanation: 'It is broken.' } }));
  },
  withdrawRefund: ({ world, call }, number) => {
    const ids = [...world.refunds.keys()];
    attempt(() => call('cancelRefund', { body: { refund_id: ids[number % ids.length] ?? 1 } }));
  },
  topUp: ({ call }, number) => {
    const evidence = DEMO_UPLOAD;
    const body = { method: 'manual' as const, amount: `${(number % 90) + 10}.00`, evidence };
    attempt(() => call('createRecharge', { body: { ...body, idempotency_key: keyOf(number) } }));
  },
  withdraw: ({ call }, number) => {
    const amount = `${(number % 400) + 10}.00`;
    attempt(() => {
      const { quote_id } = call('quoteWithdrawal', { query: { type: 'bank', amount } });
      const rest = { amount, quote_id, pay_code: PAY_CODE, idempotency_key: keyOf(number) };
      return call('createWithdrawal', { body: { payee_id: 6301, ...rest } });
    });
  },
  cancelWithdrawal: ({ demo, call }, number) => {
    const { id } = demo.withdrawals.at(-1 - (number % 4)) ?? { id: 6102 };
    attempt(() => call('cancelWithdrawal', { body: { withdrawal_id: id } }));
  },
  payByCard: ({ call }, number) => {
    const amount = `${(number % 90) + 5}.00`;
    const return_url = 'http://localhost:4010/cardTopUp';
    attempt(() => {
      const { quote_id } = call('quoteRecharge', { query: { method: 'card', amount } });
      return call('createCardPayment', { body: { amount, quote_id, return_url, idempotency_key: keyOf(number) } });
    });
  },
  answerCard: ({ world, demo, clock }, number) => {
    const payment = demo.cardPayments.at(-1 - (number % 3));
    const outcome = OUTCOMES[number % OUTCOMES.length] ?? 'succeeded';
    if (payment) settleCardPayment(world, demo, payment, { outcome, at: clock.now() });
  },
  changePolicy: ({ world }, number) => {
    world.policy.refunds = number % 2 ? 'accept' : 'refuse';
    world.policy.escalations = number % 5 ? 'accept' : 'refuse';
    world.policy.audits = number % 3 ? 'pass' : 'refuse';
  },
  wait: ({ advance }, number) => advance([MINUTE, 10 * MINUTE, HOUR, DAY, 3 * DAY][number % 5] ?? 0),
};

/** One of the latest orders: those are not completed yet. */
function withOrder({ world }: TestSandbox, number: number, act: (id: number) => unknown): void {
  const ids = [...world.orders.values()].filter(({ customerId }) => customerId === 1).map(({ id }) => id);
  const id = ids.at(-1 - (number % Math.min(12, ids.length))) ?? 1;
  attempt(() => act(id));
}

const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(actions)), fc.integer({ min: 0, max: 999 })), {
  minLength: 10,
  maxLength: 40,
});

test('[B8.07] after any sequence of a customer’s actions, money, stock and states add up, and sums are those of their rows', () => {
  fc.assert(
    fc.property(steps, (chosen) => {
      const sandbox = openSandbox({ checkInvariants: true });
      const pieces = () => {
        const { orders, refunds } = sandbox.world;
        const standing = [...orders.values()].filter(
          ({ fulfilment, paidAt, id }) => id >= 9010 && (fulfilment !== -1 || paidAt !== null),
        );
        const ordered = standing.flatMap(({ items }) => items).filter(({ skuId }) => skuId === 1061);
        const named = new Set(ordered.map(({ id }) => id));
        const returned = [...refunds.values()]
          .filter((refund) => refund.status === 'refunded' && cancelsItems(refund))
          .flatMap(({ items }) => items)
          .filter(({ orderItemId }) => named.has(orderItemId));
        const sum = (all: readonly { quantity: number }[]) => all.reduce((total, { quantity }) => total + quantity, 0);
        return (sandbox.stockOf(1061) ?? 0) + sum(ordered) - sum(returned);
      };
      const before = pieces();
      for (const [action, number] of chosen) {
        actions[action]?.(sandbox, number);
        expect(pieces()).toBe(before);
      }
      expectSumsAgree(sandbox);
    }),
    { numRuns: 25 },
  );
});
