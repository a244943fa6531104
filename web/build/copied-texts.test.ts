import { expect, test } from 'vitest';
import { copiedTexts } from './copied-texts.ts';

const gifts = { english: 'Gifts', translation: 'Gifts' };

test('a translation that copies the source is named, unless it is listed as the same word', () => {
  expect(copiedTexts({}, 'it', [gifts])).toEqual([
    'a copy of the source, to be translated or listed in web/build/same-words.json: “Gifts”',
  ]);
  expect(copiedTexts({ de: ['Gifts'] }, 'it', [gifts])).toHaveLength(1);
  expect(copiedTexts({ it: ['Gifts'] }, 'it', [gifts])).toEqual([]);
  expect(copiedTexts({ it: ['Gifts'] }, 'it', [{ ...gifts, translation: 'Regali' }])).toEqual([
    'in web/build/same-words.json, but no copy: “Gifts”',
  ]);
});

test('a text of only placeholders and signs may be the same', () => {
  const signs = ['{0}, {1}', '<0>{0}</0>: <1>{note}</1>', '1 {coin} = {0}'];
  expect(
    copiedTexts(
      {},
      'it',
      signs.map((text) => ({ english: text, translation: text })),
    ),
  ).toEqual([]);
  const plural = '{0, plural, one {# item} other {# items}}';
  expect(copiedTexts({}, 'it', [{ english: plural, translation: plural }])).toHaveLength(1);
});
