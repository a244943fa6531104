import { expect, test } from 'vitest';
import { isPossible, ORDER_ACTIONS, offeredActions } from './order-actions.ts';
import {
  ORDER_TABS,
  type OrderEvent,
  orderStatusAfter,
  orderStatusName,
  orderTabName,
  orderTabOf,
} from './order-status.ts';

/** The names of 0 to 4, then of -1 to -4. */
const NAMES = [
  'waiting_pay',
  'waiting_deliver',
  'delivered',
  'received',
  'completed',
  'cancelled',
  'refunding',
  'refunded',
  'in_after_sale',
];

test('[R4.01] every status value has a name, an unknown one none', () => {
  expect([0, 1, 2, 3, 4, -1, -2, -3, -4].map(orderStatusName)).toEqual(NAMES);
  expect([5, -5, 0.5, Number.NaN].map(orderStatusName)).toEqual([undefined, undefined, undefined, undefined]);
});

test('[R2.13] the ten tabs in their order; an unknown one is all', () => {
  expect(ORDER_TABS.map(orderTabName)).toEqual(['all', ...NAMES]);
  expect(['-4', '0', 'all', '7', 'constructor', '', undefined].map(orderTabOf)).toEqual([
    '-4',
    '0',
    'all',
    'all',
    'all',
    'all',
    'all',
  ]);
});

test('[R4.01] the transitions of an order, and no other', () => {
  const walk = (from: number, ...events: OrderEvent[]) =>
    events.reduce<number | undefined>((at, event) => (at === undefined ? at : orderStatusAfter(at, event)), from);
  expect(walk(0, 'pay', 'ship', 'confirm', 'review')).toBe(4);
  expect(walk(0, 'pay', 'ship', 'ten_days', 'seven_days')).toBe(4);
  expect(walk(0, 'pay', 'apply_refund', 'pay_back')).toBe(-3);
  expect(walk(2, 'apply_refund', 'accept_refund', 'pay_back')).toBe(-3);
  expect([walk(0, 'cancel'), walk(0, 'pay_deadline')]).toEqual([-1, -1]);
  expect([walk(1, 'pay'), walk(1, 'cancel'), walk(-1, 'pay'), walk(4, 'apply_refund'), walk(9, 'pay')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[R4.02] each action is possible exactly where the state allows', () => {
  const statuses = [0, 1, 2, 3, 4, -1, -2, -3, -4, 9];
  const where = (action: Parameters<typeof isPossible>[1]) => statuses.filter((status) => isPossible(status, action));
  expect(where('pay')).toEqual([0]);
  expect(where('cancel')).toEqual([0]);
  expect(where('confirm')).toEqual([2]);
  expect(where('refund')).toEqual([1, 2, 3]);
  expect(where('review')).toEqual([3, 4]);
});

test('[R4.02] allowed actions are offered in order; cancel and confirm ask first', () => {
  const order = { status: 2, allowed_actions: ['refund', 'confirm', 'teleport', 'logistics'] };
  expect(offeredActions(order)).toEqual(['confirm', 'logistics', 'refund']);
  expect(Object.entries(ORDER_ACTIONS).flatMap(([name, { asks }]) => (asks ? [name] : []))).toEqual([
    'confirm',
    'cancel',
  ]);
});

test('an order of an unknown status offers nothing', () => {
  expect(offeredActions({ status: 12, allowed_actions: ['pay'] })).toEqual([]);
});
