import { expect, test } from 'vitest';
import { hasAll, searchable, wordsOf } from './search-words.ts';

const finds = (keyword: string, ...texts: string[]) => hasAll(searchable(...texts), wordsOf(keyword));

test('every word must be found at the beginning of a word', () => {
  const name = 'Aria 2 over-ear headphones, 40 h battery';
  expect(finds('head aria', name)).toBe(true);
  expect(finds('phones', name)).toBe(false);
  expect(finds('aria tent', name)).toBe(false);
});

test('case, width, accents and apostrophes are ignored', () => {
  expect(finds('ＰＩＱＵＥ', 'Ground polo shirt, piqué')).toBe(true);
  expect(finds('mens', 'Men’s clothing')).toBe(true);
  expect(finds("MEN'S", 'Mens clothing')).toBe(true);
});

test('Chinese is found anywhere, and joined words may be apart in the text', () => {
  const name = 'Trail 24 升双肩包，附防雨罩';
  expect(finds('防雨', name)).toBe(true);
  expect(finds('防雨罩双肩包', name)).toBe(true);
  expect(finds('trail双肩包', name)).toBe(true);
  expect(finds('帐篷', name)).toBe(false);
});

test('the marks of kana and Thai are letters, not accents', () => {
  expect(finds('か', 'がっき')).toBe(false);
  expect(finds('がっき', 'がっき')).toBe(true);
  expect(finds('มา', 'ไม้')).toBe(false);
});

test('a keyword of only signs finds nothing', () => {
  expect(wordsOf('!? …')).toEqual([]);
  expect(finds('!? …', 'anything')).toBe(false);
});
