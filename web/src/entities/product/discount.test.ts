import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { dealsIn } from './deals.ts';
import { discountOf } from './discount.ts';

const product = { price: '129.90', prior_price: '139.90', market_price: '259.00', stock: 3 };

test('[B8.08] a discount is computed from the former price, and never from the prices of other shops', () => {
  expect(discountOf(product)).toBe(7);
  expect(discountOf({ ...product, stock: 0 })).toBe(0);
  expect(discountOf({ ...product, prior_price: null })).toBe(0);
  const { prior_price: _, ...ofOldServer } = product;
  expect(discountOf(ofOldServer)).toBe(0);
});

test('[B8.08] deals are what was reduced, the highest discount first', () => {
  const answer = fixture('listProducts');
  const [card] = answer.list;
  if (!card) throw new Error('The list has products');
  const list = [
    { ...card, id: 1, ...product },
    { ...card, id: 2, ...product, prior_price: null },
    { ...card, id: 3, ...product, prior_price: '200.00' },
  ];
  expect(dealsIn({ ...answer, list }).map(({ id }) => id)).toEqual([3, 1]);
});
