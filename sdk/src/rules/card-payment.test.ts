import { expect, test } from 'vitest';
import { type CardPaymentStatus, canCardPaymentMove, isCardPaymentOpen } from './card-payment.ts';

const ALL: readonly CardPaymentStatus[] = ['pending', 'unknown', 'succeeded', 'failed', 'abandoned', 'expired'];
const next = (from: CardPaymentStatus) => ALL.filter((to) => canCardPaymentMove(from, to));

test('a pending payment can end in any way, an unknown one succeeds or fails, and the others are final', () => {
  expect(next('pending')).toEqual(ALL.slice(1));
  expect(next('unknown')).toEqual(['succeeded', 'failed']);
  expect(ALL.slice(2).flatMap(next)).toEqual([]);
});

test('a client polls exactly while the payment can still change', () => {
  for (const status of ALL) expect(isCardPaymentOpen(status)).toBe(next(status).length > 0);
  expect(isCardPaymentOpen('reversed')).toBe(false);
});
