import { expect, test } from 'vitest';
import type { EffectiveParameter } from '../../../checks/promises/effects.ts';
import { pairedValues, triedValues } from './tried-values.ts';

const parameter = (key: string, effect: EffectiveParameter['effect'], schema = {}): EffectiveParameter => ({
  key,
  schema,
  usual: undefined,
  effect,
});

const keyword = parameter('keyword', { words: ['name'] }, { maxLength: 8 });
const shop = parameter('shop_id', { equals: ['shop.id'] });
const price = parameter('price_max', { most: 'price' });

test('of a text, the longest word is tried that stands between spaces and may be sent', () => {
  const name = 'Waterproof T-shirt, blue cotton';
  expect(triedValues(keyword, [{ name }], false)[1]).toMatchObject({ value: 'cotton', shownBy: { name } });
});

test('a word in Latin letters is tried in another case, width and accent, too', () => {
  const tried = (name: string) => triedValues(keyword, [{ name }], false).map(({ value }) => value);
  expect(tried('cotton').slice(1)).toEqual(['cotton', 'COTTON', 'ｃｏｔｔｏｎ', 'cótton']);
  expect(tried('テント').slice(1)).toEqual(['テント']);
});

test('two parameters get values that one entry has and others have only one of', () => {
  const entries = [
    { name: 'Lamp', shop: { id: 1 }, price: '5.00' },
    { name: 'Lamp', shop: { id: 2 }, price: '9.00' },
    { name: 'Desk', shop: { id: 2 }, price: '20.00' },
  ];
  expect(pairedValues(shop, price, entries)?.query).toEqual([
    ['shop_id', 2],
    ['price_max', '9.00'],
  ]);
  expect(pairedValues(keyword, shop, entries)?.query).toEqual([
    ['keyword', 'Lamp'],
    ['shop_id', 2],
  ]);
  expect(pairedValues(shop, parameter('liked', { equals: ['liked'] }), entries)).toBeUndefined();
});
