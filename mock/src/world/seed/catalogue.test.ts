import { expect, test } from 'vitest';
import { inLanguage } from '../../text.ts';
import { DAY } from '../clock.ts';
import { DATA } from '../data/data.ts';
import { pictureExists } from '../pictures.ts';
import type { Product, Text } from '../types.ts';
import { isListed, productState, stockOf } from '../views/products.ts';
import { productsOf } from '../views/shops.ts';
import { createWorld } from './create-world.ts';
import { ARCHETYPES } from './products.ts';
import { swatchOf } from './specifications.ts';

const world = createWorld();
const products = [...world.products.values()];
const share = (holds: (product: Product) => boolean) => products.filter(holds).length;
const chinese = (text: Text) => inLanguage(text, 'zh-CN');
const hasHan = (text: Text) => /\p{Script=Han}/u.test(chinese(text));

test('[R3.12] there are ten categories, each with its own products in both languages', () => {
  expect(world.categories.map(({ code }) => code)).toEqual([
    'computer',
    'electrical',
    'outdoors',
    'family',
    'health',
    'men',
    'women',
    'food',
    'phone',
    'toys',
  ]);
  expect(world.categories.map(({ name }) => name.en)).toEqual([
    'Computer',
    'Electrical equipment',
    'Outdoors',
    'Family life',
    'Health',
    "Men's clothing",
    "Women's clothing",
    'Food',
    'Mobile phone',
    'Toys',
  ]);
  for (const { id, name, picture } of world.categories) {
    expect(hasHan(name)).toBe(true);
    expect(pictureExists(picture)).toBe(true);
    expect(share((product) => product.categoryId === id && isListed(world, product))).toBeGreaterThanOrEqual(12);
  }
});

test('there are at least 90 hand-written product archetypes, and every model of them has its own name', () => {
  const archetypes = ARCHETYPES.flatMap((one) => one.archetypes);
  expect(archetypes.length).toBeGreaterThanOrEqual(90);
  const models = archetypes.flatMap((archetype) => Object.values(archetype.models));
  expect(new Set(models.map(({ name }) => name.en)).size).toBe(models.length);
  expect(new Set(models.map(({ name }) => chinese(name))).size).toBe(models.length);
});

test.each([240, 1000])('no two of %i products have the same name in either language', (count) => {
  const all = [...createWorld({ products: count }).products.values()];
  expect(all).toHaveLength(count);
  expect(new Set(all.map(({ name }) => name.en)).size).toBe(count);
  expect(new Set(all.map(({ name }) => chinese(name))).size).toBe(count);
});

test('every picture exists, no two products look the same, and no gallery or choice of colours repeats a picture', () => {
  expect(new Set(products.map(({ pictures: [first] }) => first)).size).toBe(products.length);
  for (const { id, pictures, skus, specGroups } of products) {
    expect(new Set(pictures).size, `product ${id}`).toBe(pictures.length);
    const own = new Map(skus.map(({ picture, valueIds }) => [picture, valueIds]));
    for (const address of [...pictures, ...own.keys()]) if (address !== null) expect(address).toSatisfy(pictureExists);
    const colours = specGroups.flatMap(({ values }) => values.filter(({ swatch }) => swatch !== null));
    own.delete(null);
    if (colours.length > 0) expect([0, 1, colours.length], `product ${id}`).toContain(own.size);
  }
  const values = Object.values(DATA.specifications.specifications).flatMap((one) => Object.values(one.values));
  for (const value of values) {
    const swatch = swatchOf(value);
    expect(swatch === null || pictureExists(swatch)).toBe(true);
  }
});

test('every text exists in both languages', () => {
  for (const { name, description, specGroups } of products) {
    expect(chinese(name)).not.toBe(name.en);
    expect(hasHan(name)).toBe(true);
    expect(hasHan(description)).toBe(true);
    expect(description.en).toMatch(/^<p>[^<]+<\/p><ul>(<li>[^<]+<\/li>){2,}<\/ul>$/);
    for (const group of specGroups) expect(hasHan(group.name)).toBe(true);
  }
});

test('the catalogue has every case that a screen must handle', () => {
  expect(share(({ specGroups }) => specGroups.length === 0)).toBeGreaterThan(10);
  expect(share(({ specGroups }) => specGroups.length === 2)).toBeGreaterThan(40);
  expect(share(({ specGroups }) => specGroups.length === 3)).toBeGreaterThan(0);
  expect(share(({ specGroups }) => specGroups.length > 3)).toBe(0);
  const combinations = ({ specGroups }: Product) => specGroups.reduce((all, { values }) => all * values.length, 1);
  expect(share((product) => product.skus.length < combinations(product))).toBeGreaterThan(15);
  expect(share((product) => stockOf(product) === 0)).toBeGreaterThan(2);
  expect(share(({ skus }) => skus.some(({ stock }) => stock === 0))).toBeGreaterThan(40);
  expect(share(({ skus }) => skus.some(({ limit }) => limit !== null))).toBeGreaterThan(10);
  expect(share(({ status }) => status === 'removed')).toBeGreaterThan(1);
  expect(share(({ skus }) => skus.some(({ marketPrice }) => marketPrice !== null))).toBeGreaterThan(40);
  expect(share(({ dropped }) => dropped !== null)).toBeGreaterThan(10);
  expect(share((product) => productState(world, product) === 'removed')).toBeGreaterThan(3);
});

test('every value of a specification can be chosen in at least one SKU', () => {
  for (const { specGroups, skus } of products) {
    const chosen = new Set(skus.flatMap(({ valueIds }) => valueIds));
    for (const { values } of specGroups) for (const { id } of values) expect(chosen).toContain(id);
  }
});

test('a dropped price was higher before, after the product’s release and within a month', () => {
  for (const { dropped, skus, createdAt, id } of products) {
    if (!dropped) continue;
    expect(dropped.from, `product ${id}`).toBeGreaterThan(Math.min(...skus.map(({ price }) => price)));
    expect(dropped.at).toBeGreaterThanOrEqual(createdAt);
    expect(dropped.at).toBeGreaterThan(world.epoch - 31 * DAY);
  }
});

test('products were released over eighteen months, some recently', () => {
  const ages = products.map(({ createdAt }) => (world.epoch - createdAt) / DAY);
  expect(Math.max(...ages)).toBeLessThan(550);
  expect(Math.max(...ages)).toBeGreaterThan(480);
  expect(ages.filter((age) => age < 30).length).toBeGreaterThan(5);
});

test('there are at least 14 shops with products, a few with free freight, one closed', () => {
  const shops = [...world.shops.values()];
  expect(shops.length).toBe(Object.keys(DATA.shops.shops).length);
  expect(shops.filter(({ status }) => status === 'open').length).toBeGreaterThanOrEqual(14);
  expect(shops.filter(({ freight }) => freight.fee === 0).length).toBeGreaterThanOrEqual(2);
  for (const { id, name, description, logo } of shops) {
    expect(productsOf(world, id).length).toBeGreaterThanOrEqual(3);
    expect(hasHan(name) && hasHan(description)).toBe(true);
    expect(logo).toSatisfy(pictureExists);
  }
});
