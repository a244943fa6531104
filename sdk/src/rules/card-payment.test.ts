import { expect, test } from 'vitest';
import { type CardPaymentStatus, canCardPaymentMove, isCardPaymentOpen } from './card-payment.ts';

const ALL: readonly CardPaymentStatus[] = ['pending', 'unknown', 'succeeded', 'failed', 'abandoned', 'expired'];
const next = (from: CardPaymentStatus) => ALL.filter((to) => canCardPaymentMove(from, to));

test('a payment that is pending can end in every way, one whose outcome is unknown succeeds or fails, the rest is final', () => {
  expect(next('pending')).toEqual(ALL.slice(1));
  expect(next('unknown')).toEqual(['succeeded', 'failed']);
  expect(ALL.slice(2).flatMap(next)).toEqual([]);
});

test('a client asks again exactly while something can still happen', () => {
  for (const status of ALL) expect(isCardPaymentOpen(status)).toBe(next(status).length > 0);
  expect(isCardPaymentOpen('reversed')).toBe(false);
});
