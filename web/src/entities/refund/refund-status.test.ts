import { expect, test } from 'vitest';
import { formatsFor } from '../../i18n/formats.ts';
import { refundSum } from './refund-status.ts';

test('a refunded case shows its sum as money in, as the bills do, and an open or closed one only its sum', () => {
  const sumIn = (status: Parameters<typeof refundSum>[0]['status']) =>
    refundSum({ status, amount: '24.00' }, formatsFor('en'));
  expect(sumIn('refunded')).toBe('+$24.00');
  expect(sumIn('applied')).toBe('$24.00');
  expect(sumIn('refused')).toBe('$24.00');
});
