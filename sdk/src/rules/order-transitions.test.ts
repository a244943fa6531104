import { expect, test } from 'vitest';
import {
  canOrderMove,
  canRefundMove,
  isRefundClosed,
  type OrderEvent,
  type OrderStatus,
  orderStatusAfter,
  type RefundStatus,
  reachableOrderStatuses,
  reachableRefundStatuses,
} from './order-transitions.ts';

const STATUSES: readonly OrderStatus[] = [0, 1, 2, 3, 4, -1, -2, -3, -4];
const REFUND_STATUSES: readonly RefundStatus[] = [
  'applied',
  'accepted',
  'returning',
  'returned',
  'refunded',
  'refused',
  'withdrawn',
];

test('[R4.01] an order moves by its events, and in no other way', () => {
  const walk = (from: OrderStatus, ...events: OrderEvent[]) =>
    events.reduce<OrderStatus | undefined>((at, event) => (at === undefined ? at : orderStatusAfter(at, event)), from);
  expect(walk(0, 'pay', 'ship', 'confirm', 'review')).toBe(4);
  expect(walk(0, 'pay', 'ship', 'ten_days', 'seven_days')).toBe(4);
  expect(walk(0, 'pay', 'apply_refund', 'pay_back')).toBe(-3);
  expect(walk(2, 'apply_refund', 'accept_refund', 'pay_back')).toBe(-3);
  expect([walk(0, 'cancel'), walk(0, 'pay_deadline')]).toEqual([-1, -1]);
  for (const impossible of [walk(1, 'pay'), walk(1, 'cancel'), walk(-1, 'pay'), walk(4, 'apply_refund')]) {
    expect(impossible).toBeUndefined();
  }
});

test('[R4.01] the steps between statuses are those of the events, and back from a refund', () => {
  const moves = STATUSES.flatMap((from) =>
    STATUSES.filter((to) => from !== to && canOrderMove(from, to)).map((to) => `${from}→${to}`),
  );
  expect(moves.toSorted()).toEqual(
    [
      '0→1',
      '0→-1',
      '1→2',
      '1→-2',
      '2→3',
      '2→-4',
      '3→4',
      '3→-4',
      '-4→-2',
      '-4→2',
      '-4→3',
      '-2→-3',
      '-2→1',
      '-2→2',
      '-2→3',
    ].toSorted(),
  );
});

test('cancelled, refunded and completed orders are final, and every status can be reached from the first', () => {
  for (const status of [-1, -3, 4] as const) expect([...reachableOrderStatuses(status)]).toEqual([status]);
  expect(reachableOrderStatuses(0).size).toBe(STATUSES.length);
});

test('a refund ends as refunded, refused or withdrawn, and never once the goods are back at the shop as withdrawn', () => {
  expect(REFUND_STATUSES.filter(isRefundClosed)).toEqual(['refunded', 'refused', 'withdrawn']);
  expect(reachableRefundStatuses('applied').size).toBe(REFUND_STATUSES.length);
  expect(canRefundMove('returned', 'withdrawn')).toBe(false);
  expect([canRefundMove('applied', 'applied'), canRefundMove('applied', 'refunded')]).toEqual([true, false]);
});
