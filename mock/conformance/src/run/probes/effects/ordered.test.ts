import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeOrdered, readOrdered } from './ordered.ts';

const line = (id: number) => ({ id, product_id: id, sku_id: id, quantity: 3, price: '54.12', subtotal: '162.36' });
const sums = { subtotal: '162.36', freight: '4.50', discount: '0.00', total_amount: '166.86' };
const answer = (id: string, data: object) => changedExchange(contract, id, { text: JSON.stringify({ code: 1, data }) });

/** Orders the first of two lines, at a server that leaves these in the cart and makes an order of these amounts. */
async function ordered(left: readonly number[], amounts: object = {}) {
  let isOrdered = false;
  const { context, found } = probeContext((id) => {
    if (id === 'quoteOrder')
      return answer(id, { groups: [{ shop: { id: 1 }, lines: [line(1)], ...sums }], changes: [] });
    return answer(id, { groups: [{ lines: (isOrdered ? left : [1, 2]).map(line) }], invalid: [] });
  });
  const input = { body: { source: { from: 'cart', line_ids: [1] }, address_id: 11 } };
  const target = { ...targetOf('createOrder'), input };
  const before = await readOrdered(context, target.operation, input);
  isOrdered = true;
  const exchange = answer('createOrder', { orders: [{ shop: { id: 1 }, items: [line(1)], ...sums, ...amounts }] });
  await probeOrdered(context, { ...target, exchange }, before);
  return found.map(({ message }) => message);
}

test('an order has the amounts of its quote, and takes its lines alone out of the cart', async () => {
  const cart = 'createOrder: the cart is not what it was without the ordered lines';
  expect(await ordered([2])).toEqual([]);
  expect(await ordered([])).toEqual([cart]);
  expect(await ordered([1, 2])).toEqual([cart]);
  expect(await ordered([2], { freight: '9.00' })).toEqual([
    'createOrder: the orders are not those quoted, one for each shop',
  ]);
});

/** Quotes three pieces at a shop with this freight for them; one piece is sent for 4.50, and free from 150.00 or never. */
async function quoted(freight: string, gap: string | null) {
  const { context, found } = probeContext((id) =>
    id === 'getCart'
      ? answer(id, { groups: [{ lines: [line(1)] }], invalid: [] })
      : answer(id, { groups: [{ lines: [line(1)], ...sums, subtotal: '54.12', free_freight_gap: gap }] }),
  );
  const input = { body: { source: { from: 'cart', line_ids: [1] }, address_id: 11 } };
  const exchange = answer('quoteOrder', { groups: [{ lines: [line(1)], ...sums, freight }], changes: [] });
  const target = { ...targetOf('quoteOrder', exchange), input };
  await probeOrdered(context, target, await readOrdered(context, target.operation, input));
  return found.map(({ got }) => got);
}

test('the freight of a shop is asked once, until its pieces reach what ships free', async () => {
  expect(await quoted('4.50', null)).toEqual([]);
  expect(await quoted('13.50', null)).toEqual(['"13.50"']);
  expect(await quoted('0.00', '95.88')).toEqual([]);
  expect(await quoted('4.50', '95.88')).toEqual(['"4.50"']);
});
