import { expect, test } from 'vitest';
import { type Consignment, dutiesOf, dutyEstimate } from './duties.ts';

const sent = (to: string, goods: Consignment['goods'], from = 'JP', freight = 450) =>
  dutiesOf({ from, to, goods, freight })?.map(({ kind, heading, base, amount, collectedBy }) =>
    [kind, heading, base, amount, collectedBy].join(' '),
  ) ?? null;

const HEADPHONES = { heading: '8518', amount: 9_000 };
const MICROPHONE = { heading: '8518', amount: 3_000 };
const BOOTS = { heading: '6403', amount: 4_500 };

// Since 1 July 2026 the EU asks for €3 for each tariff heading of a parcel below €150 (Council, 11 February 2026).
test('[B8.09] into the European Union, goods of one heading are one line, of two headings two', () => {
  expect(sent('DE', [HEADPHONES, MICROPHONE])).toEqual(['duty 8518 12000 350 carrier', 'import_tax  10462 1988 shop']);
  expect(sent('DE', [HEADPHONES, BOOTS])).toEqual([
    'duty 8518 9000 350 carrier',
    'duty 6403 4500 350 carrier',
    'import_tax  11723 2227 shop',
  ]);
});

test('[B8.09] above the limit of the European Union the carrier collects duty and tax, the tax on freight and duty too', () => {
  expect(sent('DE', [{ heading: '8518', amount: 20_000 }])).toEqual([
    'duty 8518 20000 800 carrier',
    'import_tax  21250 4038 carrier',
  ]);
});

test('[B8.09] nothing is due within a country or a customs union', () => {
  expect(sent('JP', [BOOTS])).toEqual([]);
  expect(sent('DE', [BOOTS], 'FR')).toEqual([]);
});

test('[B8.09] of a country without rates nothing is known, or an estimate', () => {
  expect(sent('US', [BOOTS])).toBeNull();
  expect(dutyEstimate({ from: 'JP', to: 'US', goods: [BOOTS], freight: 0 })).toEqual({ from: 450, to: 2_250 });
  expect(sent('KR', [BOOTS])).toBeNull();
  expect(dutyEstimate({ from: 'JP', to: 'KR', goods: [BOOTS], freight: 0 })).toBeNull();
});
