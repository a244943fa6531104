import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATEGORY_CODES } from '../schema/catalogue.ts';
import { DATA } from './data.ts';
import { drawnFolder, drawnPictures } from './drawn-pictures.ts';

const archetypes = CATEGORY_CODES.flatMap((category) => Object.values(DATA[`products/${category}`]));
const { specifications } = DATA.specifications;
const coloursOf = (names: readonly string[]) =>
  names.flatMap((name) => Object.keys(specifications[name]?.values ?? {}));
/** What each good can be sold in, by the name that its pictures begin with. */
const goods = new Map([
  ...archetypes.flatMap((one) =>
    Object.keys(one.models).map((model) => [model, coloursOf(one.specifications)] as const),
  ),
  ...Object.entries(DATA['example-products']).map(
    ([id, { specification }]) => [id, coloursOf(specification ? [specification] : [])] as const,
  ),
]);
const drawn = [...drawnPictures()];

test('something is drawn of every model and example, and nothing that could not be bought', () => {
  const shown = drawn.map((file) => file.split('.').slice(0, -1));
  expect(new Set(shown.map(([good]) => good))).toEqual(new Set(goods.keys()));
  for (const [good = '', ...more] of shown) {
    const colours = more.filter((one) => one !== 'side' && one !== 'back');
    for (const colour of colours) expect(goods.get(good), `${good} in ${colour}`).toContain(colour);
  }
});

test('no two pictures are the same, and all of them together are at most 6 MB', () => {
  const all = drawn.map((file) => readFileSync(join(drawnFolder, file)));
  expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(all.length);
  expect(all.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(6_000_000);
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(30_000);
});
