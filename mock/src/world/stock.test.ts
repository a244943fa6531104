import { expect, test } from 'vitest';
import { createWorld } from './seed/create-world.ts';
import { findOffer, returnStock, takeStock } from './stock.ts';

const mist = (quantity: number) => ({ productId: 101, skuId: 1011, quantity });
const ink = (quantity: number) => ({ productId: 101, skuId: 1012, quantity });

test('pieces are taken and put back', () => {
  const world = createWorld({ products: 6 });
  expect(takeStock(world, [mist(2), ink(6)])).toEqual([]);
  expect([findOffer(world, 101, 1011)?.sku.stock, findOffer(world, 101, 1012)?.sku.stock]).toEqual([10, 0]);
  returnStock(world, [mist(2), ink(6)]);
  expect([findOffer(world, 101, 1011)?.sku.stock, findOffer(world, 101, 1012)?.sku.stock]).toEqual([12, 6]);
});

test('too little stock of one SKU leaves all unchanged', () => {
  const world = createWorld({ products: 6 });
  expect(takeStock(world, [mist(2), ink(7)])).toEqual([{ pieces: ink(7), stock: 6 }]);
  expect(findOffer(world, 101, 1011)?.sku.stock).toBe(12);
});

test('quantities of the same SKU are added up', () => {
  const world = createWorld({ products: 6 });
  expect(takeStock(world, [ink(4), ink(3)])).toEqual([{ pieces: ink(7), stock: 6 }]);
});

test('an unknown SKU is out of stock', () => {
  const world = createWorld({ products: 6 });
  expect(takeStock(world, [{ productId: 101, skuId: 9, quantity: 1 }])).toMatchObject([{ stock: 0 }]);
  expect(findOffer(world, 9, 1011)).toBeUndefined();
});
