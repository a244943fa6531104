import type { Schema } from '@meridian/sdk';
import { expect, test } from 'vitest';
import { displayCurrency } from '../../preferences/display-currency.ts';
import { textOf } from '../../text-of.testing.tsx';
import { duty, tax } from './duties.testing.tsx';
import { DutiesInTotal, DutiesOnDelivery } from './duties.tsx';

const shop = { id: 2, name: 'Trailhead Supply' };
const known = (...lines: Schema<'DutyLine'>[]) => ({ shop, duties: { lines, estimate: null } });
const unknown = { shop, duties: { lines: null, estimate: { from: '6.40', to: '32.00' } } };

test('[B8.09] what costs more on delivery stands line by line before the sum in all, which is the server’s', () => {
  expect(textOf(<DutiesOnDelivery parts={[known(duty('4202'), duty('6403'), tax)]} total="71.00" />)).toBe(
    'The carrier collects on delivery Customs duty, heading 4202 $3.50 Customs duty, heading 6403 $3.50 Total with duties and taxes $71.00',
  );
  expect(textOf(<DutiesInTotal parts={[known(duty('4202'), tax)]} />)).toBe('Import tax included: $10.22');
});

test('[B8.09] what is not known is said to be not known, never 0', () => {
  expect(textOf(<DutiesOnDelivery parts={[unknown]} total={null} />)).toBe(
    'The carrier collects on delivery Duties and import taxes Not known Estimated at $6.40 to $32.00 Total with duties and taxes Not known',
  );
});

test('[B8.09] the sum in all is also shown in the chosen currency', () => {
  displayCurrency.set('JPY');
  const exchange_rates = { date: '2026-11-19', rates: [{ currency: 'JPY', per_dollar: '150.5' }] };
  const shown = (total: string | null) =>
    textOf(<DutiesOnDelivery parts={[known(duty('4202'))]} total={total} />, { exchange_rates });
  expect(shown('71.00')).toContain('Total with duties and taxes $71.00 about ¥10,686');
  expect(shown(null)).not.toContain('about');
  displayCurrency.set(null);
});

test('[B8.09] of several shops each line names its own', () => {
  const other = { ...known(duty('8518')), shop: { id: 1, name: 'Northwind Audio' } };
  const text = textOf(<DutiesOnDelivery parts={[known(duty('4202')), other]} total="71.00" />);
  expect(text).toMatch(/heading 4202 \$3\.50 Trailhead Supply .*heading 8518 \$3\.50 Northwind Audio/);
});
