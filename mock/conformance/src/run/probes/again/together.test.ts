import { expect, test } from 'vitest';
import { changedExchange } from '../../../../tests/example-exchanges.ts';
import type { Prepared } from '../../recipes/recipe.ts';
import { contract, probeContext, targetOf } from '../probe-context.testing.ts';
import { probeTogether } from './together.ts';

/** The checks that two orders at once fail, where the stock is read as these numbers, one after the other. */
async function probed(stocks: readonly number[], orders: { example?: string } = {}) {
  const left = [...stocks];
  const { context, found } = probeContext((id) =>
    id === 'createOrder'
      ? changedExchange(contract, id, orders)
      : changedExchange(contract, id, { body: { '/data/skus': [{ id: 1, stock: left.shift() }] } }),
  );
  const source = { from: 'product', product_id: 1, sku_id: 1, quantity: 1 };
  const prepared = { body: { source } } as unknown as Prepared; // of this very operation
  await probeTogether(context, targetOf('createOrder'), async () => prepared);
  expect(left).toEqual([]);
  return found.map(({ check }) => check);
}

test('of two orders at once, both are taken from the stock, whatever others buy', async () => {
  expect(await probed([9, 7])).toEqual([]);
  expect(await probed([9, 4])).toEqual([]);
  expect(await probed([1, 1], { example: 'out_of_stock' })).toEqual([]);
  // A stock that cannot be read is a finding of the read.
  expect(await probed([])).toEqual([]);
});

test('an order that is lost twice is named, a stock that was filled in between is not', async () => {
  expect(await probed([9, 8, 8, 7])).toEqual(['change-lost']);
  expect(await probed([9, 50, 50, 48])).toEqual([]);
});
