import type { Schema } from '@meridian/sdk';
import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { markupOf, textOf } from '../../text-of.testing.tsx';
import { BillRow } from './bill-row.tsx';

const { list } = fixture('listBills');
const billOf = (kind: string): Schema<'Bill'> => {
  const bill = list.find(({ source }) => source.kind === kind);
  if (bill === undefined) throw new Error(`No bill of a ${kind}`);
  return bill;
};
const { order: _, ...untold } = billOf('order');
const correction = { type: 'adjustment', title: 'Loyalty bonus', source: { kind: 'none', id: null } };

test.each<[what: string, bill: Schema<'Bill'>, text: RegExp]>([
  ['a payment names the shop', billOf('order'), /^Trailhead Supply -\$162\.50 · Payment · /],
  ['a refund names the shop', billOf('refund'), /^Trailhead Supply \+\$64\.00 · Refund · /],
  ['a payment of a server of the last release names itself', untold, /^Payment -\$162\.50 · \w+, Nov\s/],
  ['a top-up names itself', billOf('recharge'), /^Top-up \+\$500\.00 · \w+, Nov\s/],
  ['a correction has its own title', { ...untold, ...correction }, /^Loyalty bonus -\$162\.50 · Adjustment · /],
  [
    'a movement of another kind has its own title',
    { ...billOf('order'), type: 'gift' },
    /^Order M2611190312 -\$162\.50 · \w+, Nov\s/,
  ],
  [
    'so has a correction of an order',
    { ...billOf('order'), type: 'adjustment', title: 'Loyalty bonus' },
    /^Loyalty bonus -\$162\.50 · Adjustment · /,
  ],
])('%s', (_what, bill, text) => expect(textOf(<BillRow bill={bill} />)).toMatch(text));

test('payments at one shop are links of different names', () => {
  const html = markupOf(<BillRow bill={billOf('order')} />);
  expect(html).toContain('aria-label="Trailhead Supply, Order M2611190312"');
});

test('only a payment or a refund has the picture of what was bought', () => {
  const picturesIn = (bill: Schema<'Bill'>) => markupOf(<BillRow bill={bill} />).match(/<img [^>]*src="[^"]*/g) ?? [];
  expect(picturesIn(billOf('order')).join()).toContain(billOf('order').order?.picture);
  expect(picturesIn(billOf('refund')).join()).toContain(billOf('refund').order?.picture);
  expect([untold, billOf('recharge'), billOf('withdrawal')].flatMap(picturesIn)).toEqual([]);
});
