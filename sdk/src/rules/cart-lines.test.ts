import { expect, test } from 'vitest';
import type { Schema } from '../client/operation-types.ts';
import { lineOfSku, quantityInCart, validLine } from './cart-lines.ts';

const line = (id: number, sku_id: number, quantity: number) => ({ id, sku_id, quantity });
const cart = {
  groups: [{ lines: [line(501, 1011, 2)] }, { lines: [line(502, 2011, 3)] }],
  invalid: [line(503, 3011, 4)],
} as Schema<'Cart'>;

test('the line of an SKU is found in any shop, and if it cannot be ordered', () => {
  expect([1011, 2011, 3011].map((sku) => lineOfSku(cart, sku)?.id)).toEqual([501, 502, 503]);
  expect(lineOfSku(cart, 4011)).toBeUndefined();
});

test('the pieces of an SKU are counted, and are 0 without its line or a cart', () => {
  expect([1011, 3011, 4011].map((sku) => quantityInCart(cart, sku))).toEqual([2, 4, 0]);
  expect(quantityInCart(undefined, 1011)).toBe(0);
});

test('a line is found by its id only if it can be ordered, and not before the cart is there', () => {
  expect([501, 502, 503].map((id) => validLine(cart, id)?.sku_id)).toEqual([1011, 2011, undefined]);
  expect(validLine(undefined, 501)).toBeUndefined();
});
