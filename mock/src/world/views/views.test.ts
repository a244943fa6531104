import { expect, test } from 'vitest';
import { inLanguage } from '../../text.ts';
import { createWorld } from '../seed/create-world.ts';
import type { Product, Shop, World } from '../types.ts';
import { freightFor, isListed, likesOf, productState } from './products.ts';
import { productRating, ratingOf } from './ratings.ts';
import { fansOf, salesOf, shopRating } from './shops.ts';

const productOf = (world: World, id: number): Product => {
  const product = world.products.get(id);
  if (!product) throw new Error(`No product ${id}`);
  return product;
};
const shopOf = (world: World, id: number): Shop => {
  const shop = world.shops.get(id);
  if (!shop) throw new Error(`No shop ${id}`);
  return shop;
};

test('[R9.07] a text is read in Chinese for zh and for no language, and in English for all others', () => {
  const text = { en: 'Colour', zh: '颜色' };
  expect(['zh', 'zh-CN', 'ZH-tw', '', undefined, 'en', 'fr', 'ja'].map((tag) => inLanguage(text, tag))).toEqual([
    '颜色',
    '颜色',
    '颜色',
    '颜色',
    '颜色',
    'Colour',
    'Colour',
    'Colour',
  ]);
});

test('freight is free from the free amount', () => {
  const world = createWorld({ products: 6 });
  expect([19_999, 20_000].map((sum) => freightFor(shopOf(world, 1), sum))).toEqual([450, 0]);
  expect(freightFor(shopOf(world, 3), 9_999_999)).toBe(2_500);
});

test('a product is on sale, sold out or removed, and is removed when its shop closes', () => {
  const world = createWorld({ products: 6 });
  const tent = productOf(world, 103);
  expect(productState(world, tent)).toBe('on_sale');
  for (const sku of tent.skus) sku.stock = 0;
  expect([productState(world, tent), isListed(world, tent)]).toEqual(['sold_out', true]);
  shopOf(world, 2).status = 'closed';
  expect([productState(world, tent), isListed(world, tent)]).toEqual(['removed', false]);
});

test('a rating counts the given scores', () => {
  const world = createWorld();
  expect(productRating(world, 101)).toEqual({
    count: 40,
    average: 4.8,
    favourableRate: 98,
    histogram: [
      { score: 5, count: 33 },
      { score: 4, count: 6 },
      { score: 3, count: 1 },
      { score: 2, count: 0 },
      { score: 1, count: 0 },
    ],
  });
  expect(ratingOf([])).toMatchObject({ count: 0, average: 0, favourableRate: 0 });
});

test('an added review counts at once, for its product and its shop', () => {
  const world = createWorld();
  const before = shopRating(world, shopOf(world, 4)).count;
  const review = world.reviews.get(7001);
  if (!review) throw new Error('No review 7001');
  expect(productRating(world, 106).count).toBe(80);
  world.reviews.set(99_999, { ...review, id: 99_999, productScore: 1 });
  expect(productRating(world, 106).count).toBe(81);
  expect(productRating(world, 106).histogram.at(-1)?.count).toBe(1);
  expect(shopRating(world, shopOf(world, 4)).count).toBe(before + 1);
});

test('likes and fans follow the customers’ lists', () => {
  const world = createWorld();
  const customer = world.customers.get(2);
  const product = productOf(world, 101);
  const shop = shopOf(world, 1);
  const before = [likesOf(world, product), fansOf(world, shop)];
  customer?.likes.push({ productId: 101, likedAt: world.epoch, price: 12_990 });
  customer?.follows.push({ shopId: 1, followedAt: world.epoch });
  expect([likesOf(world, product), fansOf(world, shop)]).toEqual(before.map((count) => count + 1));
});

test('sold pieces of a product count for its shop', () => {
  const world = createWorld();
  const before = salesOf(world, shopOf(world, 1));
  productOf(world, 101).sales += 3;
  expect(salesOf(world, shopOf(world, 1))).toBe(before + 3);
});
