import { expect, test } from 'vitest';
import { findScenario } from '../../scenarios/scenarios.ts';
import { createWorld } from '../seed/create-world.ts';
import type { World } from '../types.ts';
import { statesOf, transitionViolations } from './transition-violations.ts';

const orderOf = (world: World, id: number) => {
  const order = world.orders.get(id);
  if (!order) throw new Error(`No order ${id}`);
  return order;
};

test('a step outside the table is named, a step within it is not', () => {
  const world = createWorld({ products: 6 });
  const before = statesOf(world);
  orderOf(world, 9001).fulfilment = 1;
  expect(transitionViolations(before, world, 'one')).toEqual([]);
  orderOf(world, 9001).fulfilment = 3;
  expect(transitionViolations(before, world, 'one')).toEqual(['order 9001: went from 0 to 3']);
  expect(transitionViolations(before, world, 'several')).toEqual([]);
  orderOf(world, 9004).fulfilment = 2;
  expect(transitionViolations(before, world)).toEqual(['order 9004: went from 4 to 2']);
});

test('[B8.07] only an order with every piece paid back is completed without a receipt', () => {
  const world = createWorld({ products: 6 });
  const [shipped] = [...world.orders.values()].filter(
    ({ fulfilment, refundIds }) => fulfilment === 2 && refundIds.length === 0,
  );
  if (!shipped) throw new Error('No order is on its way');
  const before = statesOf(world);
  shipped.fulfilment = 4;
  expect(transitionViolations(before, world, 'one')).toEqual([`order ${shipped.id}: went from 2 to 4`]);
});

test('audits are final, bills are only added, and nothing vanishes', () => {
  const world = createWorld({ products: 6 });
  const before = statesOf(world);
  const [passed, open] = world.customers.get(1)?.withdrawals.slice(-3) ?? [];
  const bill = world.customers.get(1)?.bills.at(-1);
  if (!passed || !open || !bill) throw new Error('The demo customer has no money');
  passed.status = 0;
  open.status = 2;
  bill.balanceAfter -= 1;
  world.refunds.delete(8003);
  expect(transitionViolations(before, world)).toEqual([
    'refund 8003: has vanished',
    'withdrawal 6101: went from 1 to 0',
    'customer 1: bill 120 of the ledger was rewritten',
  ]);
});

test('a finished card payment stays unchanged', () => {
  const world = createWorld({ products: 6 });
  findScenario('card_payment_failed').apply?.(world, world.epoch);
  const before = statesOf(world);
  const [payment] = world.customers.get(1)?.cardPayments ?? [];
  if (!payment) throw new Error('There is no card payment');
  payment.status = 'succeeded';
  expect(transitionViolations(before, world)).toEqual(['card payment 6401: went from failed to succeeded']);
});
