import { expect, test } from 'vitest';
import {
  canFulfilmentMove,
  type Fulfilment,
  type FulfilmentEvent,
  fulfilmentAfter,
  reachableFulfilments,
} from './order-transitions.ts';

const FULFILMENTS: readonly Fulfilment[] = [0, 1, 2, 3, 4, -1];

test('[R4.01] an order moves only by its events', () => {
  const walk = (from: Fulfilment, ...events: FulfilmentEvent[]) =>
    events.reduce<Fulfilment | undefined>((at, event) => (at === undefined ? at : fulfilmentAfter(at, event)), from);
  expect(walk(0, 'pay', 'ship', 'confirm', 'review')).toBe(4);
  expect(walk(0, 'pay', 'ship', 'receipt_due', 'completion_due')).toBe(4);
  expect([walk(0, 'cancel'), walk(0, 'pay_deadline'), walk(0, 'pay', 'all_cancelled')]).toEqual([-1, -1, -1]);
  expect([walk(2, 'all_paid_back'), walk(3, 'all_paid_back'), walk(1, 'all_paid_back')]).toEqual([4, 4, undefined]);
  for (const impossible of [walk(1, 'pay'), walk(1, 'cancel'), walk(-1, 'pay'), walk(2, 'all_cancelled')]) {
    expect(impossible).toBeUndefined();
  }
});

test('[R4.01] the steps between fulfilments are those of the events', () => {
  const moves = FULFILMENTS.flatMap((from) =>
    FULFILMENTS.filter((to) => from !== to && canFulfilmentMove(from, to)).map((to) => `${from}→${to}`),
  );
  expect(moves).toEqual(['0→1', '0→-1', '1→2', '1→-1', '2→3', '2→4', '3→4']);
});

test('cancelled and completed orders are final, and every fulfilment can be reached from the first', () => {
  for (const fulfilment of [-1, 4] as const) expect([...reachableFulfilments(fulfilment)]).toEqual([fulfilment]);
  expect(reachableFulfilments(0).size).toBe(FULFILMENTS.length);
});
