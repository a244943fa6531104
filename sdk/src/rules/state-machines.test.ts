import { expect, test } from 'vitest';
import { STATE_MACHINES } from '../../../openapi/scripts/reference/states.ts';
import { type CardPaymentStatus, canCardPaymentMove } from './card-payment.ts';
import { canFulfilmentMove, type Fulfilment } from './order-transitions.ts';
import { canRefundMove, type RefundStatus } from './refund-transitions.ts';

const stepsOf = (machine: string) =>
  (STATE_MACHINES[machine]?.steps ?? []).map(([from, to]) => `${from} to ${to}`).sort();

const steps = <State extends number | string>(states: readonly State[], can: (from: State, to: State) => boolean) =>
  states.flatMap((from) => states.filter((to) => from !== to && can(from, to)).map((to) => `${from} to ${to}`)).sort();

test('the diagrams of the reference match the transitions of the rules', () => {
  const fulfilments: Fulfilment[] = [0, 1, 2, 3, 4, -1];
  const cases: RefundStatus[] = ['applied', 'accepted', 'returning', 'returned', 'refunded', 'refused', 'withdrawn'];
  const payments: CardPaymentStatus[] = ['pending', 'succeeded', 'failed', 'unknown', 'abandoned', 'expired'];
  expect(stepsOf('order')).toEqual(steps(fulfilments, canFulfilmentMove));
  expect(stepsOf('refund')).toEqual(steps(cases, canRefundMove));
  expect(stepsOf('card-payment')).toEqual(steps(payments, canCardPaymentMove));
});
