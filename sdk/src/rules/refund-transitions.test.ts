import { expect, test } from 'vitest';
import { canRefundMove, isRefundClosed, type RefundStatus, reachableRefundStatuses } from './refund-transitions.ts';

const STATUSES: readonly RefundStatus[] = [
  'applied',
  'accepted',
  'returning',
  'returned',
  'refunded',
  'refused',
  'withdrawn',
];

test('a refund ends as refunded, refused or withdrawn, and never once the goods are back at the shop as withdrawn', () => {
  expect(STATUSES.filter(isRefundClosed)).toEqual(['refunded', 'refused', 'withdrawn']);
  expect(reachableRefundStatuses('applied').size).toBe(STATUSES.length);
  expect([canRefundMove('returning', 'withdrawn'), canRefundMove('returned', 'withdrawn')]).toEqual([false, false]);
  expect([canRefundMove('applied', 'applied'), canRefundMove('applied', 'refunded')]).toEqual([true, false]);
});

test('a refused refund can be reopened, a refunded or withdrawn one is final', () => {
  expect(canRefundMove('refused', 'applied')).toBe(true);
  for (const status of ['refunded', 'withdrawn'] as const)
    expect([...reachableRefundStatuses(status)]).toEqual([status]);
});
