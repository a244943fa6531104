import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, HOUR } from '../../world/clock.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';

const proofs = [DEMO_UPLOAD];
const words = { explanation: 'It is broken.', proofs };

/** Order 9003, shipped: everything back, with return. */
const sendBack = {
  ...words,
  order_id: 9003,
  type: 'refund_return' as const,
  product_status: 'received' as const,
  items: [{ order_item_id: 90031, quantity: 1 }],
  amount: '129.90',
  reason_id: 2,
};
/** Order 9002, paid and not shipped: one of its two items. */
const notShipped = {
  ...words,
  order_id: 9002,
  type: 'refund_only' as const,
  product_status: 'not_received' as const,
  items: [{ order_item_id: 90021, quantity: 1 }],
  amount: '64.00',
  reason_id: 1,
};
const parcel = { carrier: 'Yamato', number: '493122099999' };

const states = ({ call, order }: TestSandbox, id: number) => {
  const { status, order_id, next_by } = call('getRefund', { query: { id } });
  return [status, order(order_id).status, next_by];
};

test('with return: applied → accepted → returning → returned → refunded, and the money comes once', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, balance, order, demo } = sandbox;
  const applied = call('applyRefund', { body: sendBack });
  const { id } = applied;
  expect(applied).toMatchObject({ status: 'applied', allowed_actions: ['cancel'], return_address: null });
  expect(states(sandbox, id)).toEqual(['applied', -4, '2026-11-20T12:00:00Z']);
  advance(2 * HOUR);
  expect(states(sandbox, id)).toEqual(['accepted', -2, '2026-11-27T12:00:00Z']);
  expect(call('getRefund', { query: { id } })).toMatchObject({
    allowed_actions: ['cancel', 'ship'],
    return_address: { addressee: 'Northwind Audio returns' },
  });
  call('shipRefund', { body: { id, ...parcel } });
  expect(states(sandbox, id)).toEqual(['returning', -2, '2026-11-22T12:00:00Z']);
  advance(2 * DAY);
  expect(states(sandbox, id)).toEqual(['returned', -2, '2026-11-22T13:00:00Z']);
  const { total } = balance();
  advance(HOUR);
  expect(states(sandbox, id)).toEqual(['refunded', -3, null]);
  expect(Number(balance().total) - Number(total)).toBeCloseTo(129.9, 2);
  expect(demo.bills.filter(({ source }) => source.kind === 'refund' && source.id === id)).toHaveLength(1);
  expect(order(9003)).toMatchObject({ allowed_actions: ['buy_again'], next_by: null });
  const log = call('getRefund', { query: { id } }).log;
  expect(log.map(({ by, text }) => `${by}: ${text}`)).toEqual([
    'platform: Paid back 129.90 to the balance',
    'shop: The goods have come back',
    'customer: Sent back with Yamato 493122099999',
    'shop: Accepted. Please send the goods back',
    'customer: Applied for a refund of 129.90 with return',
  ]);
});

test('before the shipment the platform agrees at once and pays back an hour later', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { id } = sandbox.call('applyRefund', { body: notShipped });
  expect(states(sandbox, id)).toEqual(['accepted', -2, '2026-11-20T11:00:00Z']);
  expect(sandbox.order(9002)).toMatchObject({ allowed_actions: [], next_by: '2026-11-20T11:00:00Z' });
  sandbox.advance(HOUR);
  expect(states(sandbox, id)).toEqual(['refunded', -3, null]);
  expect(sandbox.balance().total).toBe('1304.00');
  sandbox.advance(3 * DAY);
  expect(sandbox.order(9002).shipped_at).toBeNull();
});

test('a shop that refuses gives the order its status back, and its time anew', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, world, order, demo } = sandbox;
  world.policy.refunds = 'refuse';
  const { id } = call('applyRefund', { body: sendBack });
  advance(2 * HOUR);
  expect(states(sandbox, id)).toEqual(['refused', 2, null]);
  expect(call('getRefund', { query: { id } })).toMatchObject({
    refuse_reason: expect.stringMatching(/as described/),
    allowed_actions: ['apply_again'],
  });
  expect(order(9003).next_by).toBe('2026-11-30T12:00:00Z');
  expect(demo.bills.some(({ source }) => source.kind === 'refund' && source.id === id)).toBe(false);
  expect(call('applyRefund', { body: sendBack }).id).toBe(id + 1);
});

test('goods that came back can still be refused', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, world } = sandbox;
  const { id } = call('applyRefund', {
    body: { ...sendBack, order_id: 9005, items: [{ order_item_id: 90051, quantity: 1 }] },
  });
  advance(2 * HOUR);
  call('shipRefund', { body: { id, ...parcel } });
  advance(2 * DAY);
  world.policy.refunds = 'refuse';
  advance(HOUR);
  expect(states(sandbox, id)).toEqual(['refused', 3, null]);
});

test('a case can be taken back while it is applied or accepted, and the order goes on where it was', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, order, advance } = sandbox;
  const { id } = call('applyRefund', { body: notShipped });
  advance(HOUR / 2);
  expect(call('cancelRefund', { body: { id } })).toMatchObject({
    status: 'withdrawn',
    allowed_actions: ['apply_again'],
  });
  expect(order(9002)).toMatchObject({ status: 1, items: [{ refundable_quantity: 1, refund_status: 'withdrawn' }, {}] });
  expect(refusal('cancelRefund', { body: { id } }).name).toBe('refund_state_changed');
  advance(48 * HOUR - 1);
  expect(order(9002).status).toBe(1);
  advance(1);
  expect(order(9002).status).toBe(2);
});

test('goods on their way back can no longer be held, and nobody else sees the case', () => {
  const { call, refusal, newcomer } = openSandbox({ checkInvariants: true });
  expect(refusal('cancelRefund', { body: { id: 8001 } }).name).toBe('refund_state_changed');
  expect(refusal('shipRefund', { body: { id: 8001, ...parcel } }).name).toBe('refund_state_changed');
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  expect(refusal('getRefund', { query: { id: 8001 }, token }).name).toBe('refund_not_found');
  expect(refusal('cancelRefund', { body: { id: 8001 }, token }).name).toBe('refund_not_found');
  expect(call('listRefunds', { query: {}, token }).total).toBe(0);
});

test('lists separate open cases from closed ones, newest first', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const named = (open?: boolean) =>
    call('listRefunds', { query: { limit: 50, ...(open !== undefined && { open }) } })
      .list.map(({ id }) => id)
      .filter((id) => id > 8000);
  expect([named(), named(true), named(false)]).toEqual([[8003, 8001, 8002], [8003, 8001], [8002]]);
  const { list } = call('listRefundReasons', { query: { type: 'refund_return' }, language: 'zh-CN' });
  expect(list.map(({ name }) => name)).toEqual(['不想要了', '收到时已损坏', '与描述不符', '发错商品']);
});
