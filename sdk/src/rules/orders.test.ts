import { expect, test } from 'vitest';
import { isPossible, ORDER_ACTIONS, offeredActions } from './order-actions.ts';
import { ORDER_TABS, orderStatusName, orderTabName, orderTabOf } from './order-status.ts';

/** The names of 0 to 4, then of -1 to -4 (R4.01). */
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

test('[R4.01] every status value has a name, an unknown value has none', () => {
  expect([0, 1, 2, 3, 4, -1, -2, -3, -4].map(orderStatusName)).toEqual(NAMES);
  expect([5, -5, 0.5, Number.NaN].map(orderStatusName)).toEqual([undefined, undefined, undefined, undefined]);
});

test('[R2.13] the ten tabs are in order, and an unknown tab means all', () => {
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

test('[R4.02] each action is possible only where the state allows it', () => {
  const fulfilments = [0, 1, 2, 3, 4, -1, -2, 9];
  const where = (action: Parameters<typeof isPossible>[1]) => fulfilments.filter((one) => isPossible(one, action));
  expect(where('pay')).toEqual([0]);
  expect(where('cancel')).toEqual([0]);
  expect(where('confirm')).toEqual([2]);
  expect(where('refund')).toEqual([1, 2, 3, 4]);
  expect(where('review')).toEqual([3, 4]);
  expect(where('edit_address')).toEqual([0, 1]);
  expect(where('extend_receipt')).toEqual([2]);
});

test('[R4.02] allowed actions are offered in order; cancel, confirm and the extension ask first', () => {
  const order = { status: 2, allowed_actions: ['refund', 'confirm', 'teleport', 'logistics'] };
  expect(offeredActions(order)).toEqual(['confirm', 'logistics', 'refund']);
  expect(Object.entries(ORDER_ACTIONS).flatMap(([name, { asks }]) => (asks ? [name] : []))).toEqual([
    'confirm',
    'extend_receipt',
    'change_of_mind',
    'cancel',
  ]);
});

test('an order of an unknown status offers nothing', () => {
  expect(offeredActions({ status: 12, allowed_actions: ['pay'] })).toEqual([]);
});
