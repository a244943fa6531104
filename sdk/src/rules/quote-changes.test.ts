import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { changesSinceCart, quoteChanges } from './quote-changes.ts';

const quote = fixture('quoteOrder');
const [audio, outdoors] = quote.groups;
if (audio === undefined || outdoors === undefined) throw new Error('the quote has two groups');

test('the same quote in another language has no changes', () => {
  const chinese = { ...audio, lines: audio.lines.map((line) => ({ ...line, name: '头戴式耳机' })) };
  expect(quoteChanges(quote, { ...quote, groups: [chinese, outdoors] })).toEqual([]);
});

test('changed prices, quantities, freights and discounts and removed lines are each named', () => {
  const lines = audio.lines.map((line) => ({ ...line, price: '139.90', quantity: 3 }));
  const now = { ...quote, groups: [{ ...audio, lines, freight: '0.00' }], discount: '5.00' };
  expect(quoteChanges(quote, now).map(({ key: _, ...change }) => change)).toEqual([
    { kind: 'price', name: 'Aria 2 over-ear headphones, 40 h battery', before: '129.90', after: '139.90' },
    { kind: 'stock', name: 'Aria 2 over-ear headphones, 40 h battery', before: 1, after: 3 },
    { kind: 'removed', name: 'Trail 24 L backpack, rain cover' },
    { kind: 'freight', name: 'Northwind Audio', before: '4.50', after: '0.00' },
    { kind: 'discount', name: '', before: '0.00', after: '5.00' },
  ]);
});

test('the changes since the cart are those that the quote names', () => {
  const of = (kind: 'price' | 'stock' | 'removed', before: string, after: string | null) => ({
    kind,
    line_id: 501,
    product_id: 101,
    name: 'Aria 2',
    before,
    after,
  });
  const changes = [of('price', '129.90', '139.90'), of('stock', '40', '25'), of('removed', '1', null)];
  expect(changesSinceCart({ ...quote, changes })).toEqual([
    { key: 'price 501', name: 'Aria 2', kind: 'price', before: '129.90', after: '139.90' },
    { key: 'stock 501', name: 'Aria 2', kind: 'stock', before: 40, after: 25 },
    { key: 'removed 501', name: 'Aria 2', kind: 'removed' },
  ]);
});
