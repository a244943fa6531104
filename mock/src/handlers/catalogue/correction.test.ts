import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { typosBetween } from './correction.ts';

const sandbox = openSandbox({ products: 60 });
const ask = (query: { keyword?: string; category_id?: number }) => sandbox.call('listProducts', { query });

test('a misspelt keyword without results is corrected to one with results', () => {
  for (const [typed, meant] of [
    ['backpak', 'backpack'],
    ['haedphones', 'headphones'],
    ['rain backpakc', 'rain backpack'],
    ['Chocolat3', 'chocolate'],
  ] as const) {
    expect(ask({ keyword: typed })).toMatchObject({ total: 0, did_you_mean: meant });
    expect(ask({ keyword: meant }).total).toBeGreaterThan(0);
  }
});

test('a keyword is not corrected if it has results, is well spelt or short, or filters exclude the correction', () => {
  for (const query of [
    {},
    { keyword: 'backpack' },
    { keyword: 'backpack sofa' },
    { keyword: 'tnt' },
    { keyword: 'qwertyuiop' },
    { keyword: 'backpak', category_id: 8 },
    { keyword: '双户包' },
  ]) {
    expect(ask(query).did_you_mean, JSON.stringify(query)).toBeNull();
  }
});

test('each changed, missing, extra or swapped letter is one typo between two words', () => {
  expect(typosBetween('tent', 'tent')).toBe(0);
  expect(typosBetween('tnet', 'tent')).toBe(1);
  expect(typosBetween('ten', 'tent')).toBe(1);
  expect(typosBetween('tennt', 'tint')).toBe(2);
  const word = fc.string({ unit: fc.constantFrom(...'abc'), maxLength: 6 });
  fc.assert(fc.property(word, word, (a, b) => typosBetween(a, b) === typosBetween(b, a)));
});
