import { fulfilmentAfter } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';
import { newKey, openSandbox, PAY_CODE } from '../../../tests/harness/open-sandbox.ts';
import { DAY, HOUR, MINUTE } from '../../world/clock.ts';

const pay = { body: { order_ids: [9001], pay_code: PAY_CODE, idempotency_key: newKey() } };

test('[R4.01] an order follows the state table from payment to completion, each step at its own instant', () => {
  const { call, order, advance } = openSandbox({ checkInvariants: true });
  expect(order(9001)).toMatchObject({ status: 0, pay_deadline: '2026-11-20T10:24:18Z' });
  call('payOrders', pay);
  expect(order(9001)).toMatchObject({ status: fulfilmentAfter(0, 'pay'), next_by: null, pay_deadline: null });
  advance(48 * HOUR - 1);
  expect(order(9001).status).toBe(1);
  advance(1);
  expect(order(9001)).toMatchObject({
    status: fulfilmentAfter(1, 'ship'),
    shipped_at: '2026-11-22T10:00:00Z',
    next_by: '2026-12-02T10:00:00Z',
    logistics: { carrier: 'Yamato', last_text: 'Shipped by the shop' },
  });
  advance(10 * DAY);
  expect(order(9001)).toMatchObject({
    status: fulfilmentAfter(2, 'receipt_due'),
    received_at: '2026-12-02T10:00:00Z',
    next_by: '2026-12-09T10:00:00Z',
  });
  advance(7 * DAY);
  expect(order(9001)).toMatchObject({
    status: fulfilmentAfter(3, 'completion_due'),
    completed_at: '2026-12-09T10:00:00Z',
    next_by: null,
  });
});

test('an order is cancelled by the customer or by its deadline, and its pieces return to stock', () => {
  const { call, order, advance, stockOf } = openSandbox({ checkInvariants: true });
  const before = stockOf(1011) ?? 0;
  advance(24 * MINUTE + 18_000 - 1);
  expect(order(9001).status).toBe(0);
  advance(1);
  expect(order(9001)).toMatchObject({
    status: fulfilmentAfter(0, 'pay_deadline'),
    cancelled_at: '2026-11-20T10:24:18Z',
    cancel_reason: 'Not paid within 30 minutes',
    allowed_actions: ['buy_again'],
  });
  expect(stockOf(1011)).toBe(before + 1);

  const other = openSandbox({ checkInvariants: true });
  const body = { order_id: 9001, reason_id: 2, note: 'I meant the other colour' };
  expect(other.refusal('cancelOrder', { body: { ...body, reason_id: 99 } }).name).toBe('cancel_reason_not_found');
  expect(other.call('cancelOrder', { body })).toMatchObject({
    status: fulfilmentAfter(0, 'cancel'),
    cancel_reason: 'Ordered by mistake',
    cancel_note: 'I meant the other colour',
  });
  expect(other.stockOf(1011)).toBe(before + 1);
  expect(call('getBadges', {})).toMatchObject({ next_unpaid: null });
});

test('a customer confirms only a shipped order', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  expect(call('confirmOrder', { body: { order_id: 9003 } })).toMatchObject({
    status: fulfilmentAfter(2, 'confirm'),
    received_at: '2026-11-20T10:00:00Z',
    next_by: '2026-11-27T10:00:00Z',
  });
  expect(refusal('confirmOrder', { body: { order_id: 9003 } })).toEqual({
    name: 'order_state_changed',
    details: { order_id: 9003, status: 3 },
  });
});

/** One order in every status: its offered actions, and that the calls agree with them. */
const offers: [id: number, status: number, actions: string[]][] = [
  [9001, 0, ['pay', 'cancel', 'edit_address']],
  [9002, 1, ['refund', 'change_of_mind', 'edit_address', 'buy_again']],
  [9003, 2, ['confirm', 'extend_receipt', 'refund', 'change_of_mind', 'logistics', 'buy_again']],
  [9005, 3, ['review', 'refund', 'change_of_mind', 'logistics', 'buy_again']],
  [9004, 4, ['change_of_mind', 'logistics', 'buy_again']],
  [9006, -1, ['buy_again']],
  [9007, -2, ['logistics', 'buy_again']],
  [9008, -3, ['logistics', 'buy_again']],
  [9009, -4, ['confirm', 'extend_receipt', 'logistics', 'buy_again']],
];

test.each(offers)(
  'order %i with status %i offers %j, and calls it does not offer are refused',
  (id, status, actions) => {
    const { order, refusal } = openSandbox({ checkInvariants: true });
    expect(order(id)).toMatchObject({ status, allowed_actions: actions });
    const changed = { name: 'order_state_changed', details: { order_id: id, status } };
    const body = { order_id: id };
    if (!actions.includes('cancel')) expect(refusal('cancelOrder', { body })).toEqual(changed);
    if (!actions.includes('confirm')) expect(refusal('confirmOrder', { body })).toEqual(changed);
  },
);

test('a completed order offers a review while one of its items has none', () => {
  const { order, advance } = openSandbox({ checkInvariants: true });
  advance(7 * DAY);
  expect(order(9005)).toMatchObject({
    status: 4,
    allowed_actions: ['review', 'change_of_mind', 'logistics', 'buy_again'],
  });
});

test('payment and cancellation exclude each other, and other customers cannot find the order', () => {
  const { call, refusal, newcomer } = openSandbox({ checkInvariants: true });
  call('payOrders', pay);
  expect(refusal('cancelOrder', { body: { order_id: 9001 } }).details).toEqual({ order_id: 9001, status: 1 });
  const { userinfo } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } });
  const body = { order_id: 9001, idempotency_key: newKey() };
  for (const operation of ['cancelOrder', 'confirmOrder', 'rebuyOrder', 'extendReceipt'] as const) {
    expect(refusal(operation, { body, token: userinfo.token }).name).toBe('order_not_found');
  }
  expect(refusal('getOrder', { query: { order_id: 9001 }, token: userinfo.token }).name).toBe('order_not_found');
});
