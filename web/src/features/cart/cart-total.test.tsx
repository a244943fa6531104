import { fixture } from '@meridian/sdk/testing';
import { afterEach, expect, test } from 'vitest';
import { displayCurrency } from '../../preferences/display-currency.ts';
import { textOf } from '../../text-of.testing.tsx';
import { CartTotal } from './cart-total.tsx';

afterEach(() => displayCurrency.set(null));

const quote = {
  data: fixture('quoteOrder', { total_amount: '100.00' }),
  isLoading: false,
  isUnsent: false,
  error: null,
  retry: () => undefined,
};

test('[B8.09] the total of the bag is shown in the chosen currency, too', () => {
  const exchange_rates = { date: '2026-11-19', rates: [{ currency: 'JPY', per_dollar: '150.5' }] };
  const shown = () => textOf(<CartTotal quote={quote} isEmpty={false} />, { exchange_rates });
  expect(shown()).toBe('Total $ 100 .00 Details');
  displayCurrency.set('JPY');
  expect(shown()).toBe('Total $ 100 .00 about ¥15,050 Details');
});

test('a total without a quantity that is typed but not saved says so', () => {
  const shown = textOf(<CartTotal quote={{ ...quote, isUnsent: true }} isEmpty={false} />);
  expect(shown).toBe('Total $ 100 .00 Not updated yet');
});
