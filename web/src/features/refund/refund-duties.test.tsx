import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { duty, tax } from '../../entities/order/duties.testing.tsx';
import { textOf } from '../../text-of.testing.tsx';
import { QuotedDuties, RefundDuties } from './refund-duties.tsx';

test('[B8.09] a refund says of each line whether it comes back', () => {
  const { base: _, ...onDelivery } = duty('4202');
  const { base: __, ...inTotal } = tax;
  const duties = {
    lines: [
      { ...onDelivery, returned_amount: '3.50' },
      { ...onDelivery, heading: '6403', returned_amount: '0.00' },
      { ...inTotal, returned_amount: '10.22' },
    ],
    returned_amount: '13.72',
    note: 'Ask the customs office.',
  };
  expect(textOf(<RefundDuties duties={duties} />)).toBe(
    'Duties and import taxes Customs duty, heading 4202 $3.50 Not collected Customs duty, heading 6403 Not refunded $3.50 Import tax +$10.22 In the refund Ask the customs office.',
  );
  expect(textOf(<RefundDuties duties={{ lines: [], returned_amount: '0.00', note: '' }} />)).toBe('');
  expect(textOf(<RefundDuties duties={{ lines: null, returned_amount: null, note: '' }} />)).toContain('Not known');
});

test('[B8.09] the quoted duties are those of a case for the maximum, and are shown for no other amount', () => {
  const { base: _, ...line } = duty('4202');
  const duties = { lines: [{ ...line, returned_amount: '3.50' }], returned_amount: '3.50', note: '' };
  const quote = { ...fixture('quoteRefund'), max_amount: '134.40', duties };
  expect(textOf(<QuotedDuties quote={quote} typed="134.4" />)).toContain('heading 4202');
  for (const typed of ['134.39', '134.41', '0', '', 'all'])
    expect(textOf(<QuotedDuties quote={quote} typed={typed} />)).toBe('');
  expect(textOf(<QuotedDuties quote={undefined} typed="134.40" />)).toBe('');
});
