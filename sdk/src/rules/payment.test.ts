import { expect, test } from 'vitest';
import { paymentSums } from './payment.ts';

const wallet = { balance: '1240.00', balance_available: '1190.00' };

test('a payment is subtracted from the balance, to the cent', () => {
  expect(paymentSums(wallet, ['134.40'])).toEqual({ amount: '134.40', balanceAfter: '1105.60', shortfall: null });
  expect(paymentSums(wallet, ['0.10', '0.20'])).toEqual({ amount: '0.30', balanceAfter: '1239.70', shortfall: null });
});

test('money held for a withdrawal cannot pay', () => {
  expect(paymentSums(wallet, ['1190.00']).shortfall).toBeNull();
  expect(paymentSums(wallet, ['1190.01']).shortfall).toBe('0.01');
  expect(paymentSums(wallet, ['1240.00', '0.01']).shortfall).toBe('50.01');
});

test('a free order is covered by an empty wallet', () => {
  const empty = { balance: '0.00', balance_available: '0.00' };
  expect(paymentSums(empty, ['0.00'])).toEqual({ amount: '0.00', balanceAfter: '0.00', shortfall: null });
});
