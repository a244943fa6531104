import { fixture } from '@meridian/sdk/testing';
import { afterEach, expect, test } from 'vitest';
import { displayCurrency } from '../../preferences/display-currency.ts';
import { markupOf, textOf } from '../../text-of.testing.tsx';
import { ConvertedAmount } from './converted-amount.tsx';

afterEach(() => displayCurrency.set(null));

const yen = { currency: 'JPY', per_dollar: '150.5' };
const shown = (amount: string, { chosen = 'JPY', rate = yen, isDated = false } = {}) => {
  displayCurrency.set(chosen);
  const exchange_rates = { date: '2026-11-19', rates: [rate] };
  return textOf(<ConvertedAmount amount={amount} isDated={isDated} />, { exchange_rates });
};

test('[B8.09] an amount is shown in the chosen currency, as "about", with the day of its rate where there is room', () => {
  expect(shown('129.90')).toBe('about ¥19,550');
  expect(shown('129.90', { isDated: true })).toBe('about ¥19,550 , rate of Nov\u00a019,\u00a02026');
});

test.each([
  ['an amount of zero', '0.00', {}],
  ['a text that is no amount', 'free', {}],
  ['a currency without a rate', '129.90', { chosen: 'KRW' }],
  ['a rate that cannot be read', '129.90', { rate: { ...yen, per_dollar: 'one' } }],
])('[B8.09] nothing is shown beside dollars for %s', (_what, amount, settings) => {
  expect(shown(amount, settings)).toBe('');
});

test('[B8.09] nothing is shown beside dollars until a currency is chosen, or where the server has no rates', () => {
  const amount = <ConvertedAmount amount="129.90" />;
  expect(textOf(amount, { exchange_rates: fixture('getConfig').exchange_rates })).toBe('');
  displayCurrency.set('JPY');
  expect(textOf(amount, { exchange_rates: null })).toBe('');
  expect(textOf(amount, { exchange_rates: undefined })).toBe('');
});

test('until the rates are there, the line keeps its place', () => {
  const amount = <ConvertedAmount amount="129.90" />;
  expect(markupOf(amount)).toBe('');
  displayCurrency.set('JPY');
  expect(markupOf(amount)).toMatch(/^<span class="[^"]*h-\[1lh\]/);
});
