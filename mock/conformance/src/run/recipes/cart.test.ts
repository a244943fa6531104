import { expect, test } from 'vitest';
import type { Driver } from '../driver.ts';
import { offer } from './cart.ts';

const sku = (id: number, stock: number, limit: number | null) => ({ id, stock, limit });

/** Looks for an item to buy at a shop with one product of these SKUs. */
const offered = (skus: readonly object[], without?: ReadonlySet<number>) => {
  const driver = { ids: { of: () => [7] }, call: async () => ({ skus }) } as unknown as Driver; // all that the function uses
  return offer(driver, without && (async () => without));
};

test('an item is chosen of which a customer may buy three pieces', async () => {
  expect(await offered([sku(1, 2, null), sku(2, 9, 1), sku(3, 9, 3)])).toEqual({ product_id: 7, sku_id: 3 });
  await expect(offered([sku(1, 9, 2)])).rejects.toThrow(/offers three pieces$/);
  await expect(offered([sku(1, 9, null)], new Set([1]))).rejects.toThrow('of an item that is not in the cart');
});
