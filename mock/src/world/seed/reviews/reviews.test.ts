import { expect, test } from 'vitest';
import { pictureExists } from '../../pictures.ts';
import { productRating, reviewsOf } from '../../views/ratings.ts';
import { createWorld } from '../create-world.ts';

const world = createWorld();
const reviews = [...world.reviews.values()];

test('each of the twelve best sellers has at least forty reviews', () => {
  const popular = [...world.products.values()].toSorted((a, b) => b.sales - a.sales).slice(0, 12);
  for (const { id } of popular) expect(productRating(world, id).count, `product ${id}`).toBeGreaterThanOrEqual(40);
});

test('most other products have three to fifteen reviews, a few none', () => {
  const counts = [...world.products.keys()].map((id) => reviewsOf(world, id).length);
  expect(counts.filter((count) => count >= 3 && count <= 15).length).toBeGreaterThan(180);
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(3);
});

test('reviews are written in six languages, most in English and Chinese', () => {
  const counts = new Map<string, number>();
  for (const { language } of reviews) counts.set(language, (counts.get(language) ?? 0) + 1);
  const order = [...counts].toSorted(([, a], [, b]) => b - a).map(([language]) => language);
  expect(order.slice(0, 2)).toEqual(['en', 'zh-CN']);
  expect(new Set(order)).toEqual(new Set(['en', 'zh-CN', 'ja', 'fr', 'th', 'ar']));
});

test('some reviews have pictures, replies and additions, and some are anonymous', () => {
  for (const { pictures } of reviews) for (const address of pictures) expect(address).toSatisfy(pictureExists);
  expect(Math.max(...reviews.map(({ pictures }) => pictures.length))).toBe(9);
  expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThan(100);
  expect(reviews.filter(({ append }) => append).length).toBeGreaterThan(20);
  expect(reviews.filter(({ anonymous }) => anonymous).length).toBeGreaterThan(100);
});

test('no one-star review praises a product', () => {
  const words = (wanted: (score: number) => boolean) =>
    new Set(reviews.filter(({ productScore }) => wanted(productScore)).map(({ content }) => content));
  const bad = words((score) => score < 3);
  for (const content of words((score) => score > 3)) expect(bad.has(content)).toBe(false);
});

test('a product’s reviews rarely repeat their words', () => {
  for (const id of world.products.keys()) {
    const own = reviewsOf(world, id);
    const different = new Set(own.map(({ content }) => content)).size;
    expect(different, `product ${id}`).toBeGreaterThanOrEqual(own.length * 0.6);
  }
});
