import { expect, test } from 'vitest';
import { keyOf, newKey, openSandbox, PAY_CODE, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { MINUTE } from '../../world/clock.ts';

const paid = (...order_ids: number[]) => ({ body: { order_ids, pay_code: PAY_CODE, idempotency_key: newKey() } });

const headphones = {
  source: { from: 'product', product_id: 101, sku_id: 1011, quantity: 1 },
  expected_total: '134.40',
};
const sofas = { source: { from: 'product', product_id: 104, sku_id: 1041, quantity: 3 }, expected_total: '1285.00' };

/** Creates an unpaid order: one pair of headphones by default. */
const orderOne = ({ call }: TestSandbox, key: number, goods = headphones): number => {
  const source = { ...goods.source, from: 'product' as const };
  const body = { ...goods, source, idempotency_key: keyOf(key), address_id: 11, remarks: [] };
  return call('createOrder', { body }).orders[0]?.id ?? 0;
};

test('orders are paid together: one bill each, the sum leaves the balance, and the pending amount stays', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const second = orderOne(sandbox, 1);
  const before = sandbox.demo.bills.length;
  const sales = sandbox.world.products.get(101)?.sales ?? 0;
  const answer = sandbox.call('payOrders', paid(second, 9001));
  expect(answer).toMatchObject({ amount: '268.80', balance_after: '971.20', paid_at: '2026-11-20T10:00:00Z' });
  expect(answer.orders.map(({ id, status, allowed_actions }) => [id, status, allowed_actions])).toEqual([
    [second, 1, ['refund', 'change_of_mind', 'edit_address', 'buy_again']],
    [9001, 1, ['refund', 'change_of_mind', 'edit_address', 'buy_again']],
  ]);
  expect(sandbox.balance()).toEqual({ available: '921.20', pending: '50.00', total: '971.20' });
  expect(sandbox.demo.bills.slice(before).map(({ amount, source }) => [amount, source.id])).toEqual([
    [-13_440, second],
    [-13_440, 9001],
  ]);
  expect(sandbox.world.products.get(101)?.sales).toBe(sales + 2);
});

test('a paid order is never charged again, alone or with another order', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const other = orderOne(sandbox, 1);
  sandbox.call('payOrders', paid(9001));
  const before = sandbox.balance();
  for (const again of [paid(9001), paid(other, 9001)]) {
    expect(sandbox.refusal('payOrders', again)).toEqual({
      name: 'order_already_paid',
      details: { order_id: 9001, status: 1 },
    });
  }
  expect(sandbox.balance()).toEqual(before);
  expect(sandbox.order(other).status).toBe(0);
});

test.each([9002, 9003, 9005, 9004, 9007, 9008, 9009])('order %i counts as paid', (id) => {
  const { refusal, order } = openSandbox({ checkInvariants: true });
  const { status } = order(id);
  expect(refusal('payOrders', paid(id))).toEqual({ name: 'order_already_paid', details: { order_id: id, status } });
});

test('refusals come in the order of the contract', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, demo, advance, order } = sandbox;
  const late = orderOne(sandbox, 1);
  advance(24 * MINUTE + 18_000);
  expect(order(9001).status).toBe(-1);
  const cancelled = orderOne(sandbox, 2);
  call('cancelOrder', { body: { order_id: cancelled } });
  advance(6 * MINUTE);
  const alive = orderOne(sandbox, 3);
  const dear = orderOne(sandbox, 4, sofas);
  demo.payCode = null;
  demo.walletFrozen = true;
  const name = (...ids: number[]) => refusal('payOrders', paid(...ids)).name;

  expect(name(alive, late, 9002, 12_345)).toBe('order_not_found');
  expect(name(alive, late, cancelled, 9002)).toBe('order_already_paid');
  expect(name(late, alive)).toBe('pay_deadline_passed');
  expect(refusal('payOrders', paid(alive, cancelled))).toEqual({
    name: 'order_state_changed',
    details: { order_id: cancelled, status: -1 },
  });
  expect(name(alive)).toBe('pay_code_not_set');
  demo.payCode = '135790';
  expect(refusal('payOrders', paid(alive)).details).toMatchObject({ attempts_left: 4, locked_until: null });
  for (let tries = 0; tries < 4; tries += 1) expect(name(alive)).toBe('pay_code_wrong');
  demo.payCode = PAY_CODE;
  expect(name(alive)).toBe('pay_code_locked');
  advance(15 * MINUTE);
  expect(name(alive, dear)).toBe('wallet_frozen');
  demo.walletFrozen = false;
  expect(name(alive, dear)).toBe('balance_insufficient');
  expect(call('payOrders', paid(alive)).amount).toBe('134.40');
});

test('an amount held for withdrawals cannot pay; the refusal has the shortfall and nothing is charged', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const dear = orderOne(sandbox, 1, sofas);
  const before = sandbox.balance();
  expect(sandbox.refusal('payOrders', paid(9001, dear))).toEqual({
    name: 'balance_insufficient',
    details: { available: '1190.00', shortfall: '229.40' },
  });
  expect(sandbox.balance()).toEqual(before);
  expect([sandbox.order(9001).status, sandbox.order(dear).status]).toEqual([0, 0]);

  // The total balance would suffice; the available balance does not.
  for (const held of sandbox.demo.withdrawals.filter(({ status }) => status === 0)) held.amount = 115_000;
  expect(sandbox.refusal('payOrders', paid(9001))).toEqual({
    name: 'balance_insufficient',
    details: { available: '90.00', shortfall: '44.40' },
  });
});

test('a payment repeated with its key returns the first success and charges nothing', () => {
  const { call, refusal, balance } = openSandbox({ checkInvariants: true });
  const payment = paid(9001);
  const first = call('payOrders', payment);
  const before = balance();
  expect(call('payOrders', payment)).toEqual(first);
  expect(refusal('payOrders', { body: { ...payment.body, order_ids: [9002] } }).name).toBe('idempotency_conflict');
  expect(balance()).toEqual(before);
});
