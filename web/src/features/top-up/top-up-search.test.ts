import { i18n } from '@lingui/core';
import { parse } from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { firstSum, TopUpSearch, wantedOf } from './top-up-search.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

test.each([
  [
    { amount: 229.4, return: '/payment?order=9001' },
    { amount: '229.40', returnTo: '/payment?order=9001' },
  ],
  [{ amount: '12.30' }, { amount: '12.30', returnTo: undefined }],
  [{ amount: 0 }, { amount: undefined, returnTo: undefined }],
  [{ amount: -5 }, { amount: undefined, returnTo: undefined }],
  [{ amount: 1e21 }, { amount: undefined, returnTo: undefined }],
  [{ amount: ['1'] }, { amount: undefined, returnTo: undefined }],
  [{ return: 'https://evil.example/' }, { amount: undefined, returnTo: '/' }],
])('the URL search %j requests %j', (search, wanted) => {
  expect(wantedOf(parse(TopUpSearch, search))).toEqual(wanted);
});

test('a top-up path keeps the cents of its amount and its return path', () => {
  const path = topUpPath('manual', { amount: '229.40', returnTo: '/payment?orders=1,2' });
  expect(path).toBe('/topUp?method=manual&amount=229.40&return=%2Fpayment%3Forders%3D1%2C2');
  expect(topUpPath('card', {})).toBe('/cardTopUp');
});

test('a shortfall is requested as the arrival, at least the smallest top-up', () => {
  expect(firstSum(undefined, '10.00')).toEqual({ sum: '', direction: 'amount' });
  expect(firstSum('229.40', '10.00')).toEqual({ sum: '229.40', direction: 'arrival' });
  expect(firstSum('0.05', '10.00')).toEqual({ sum: '10.00', direction: 'arrival' });
});

test('a shortfall is written as in the language of the customer', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect(firstSum('229.40', '10.00').sum).toBe('229,40');
});
