import { expect, test } from 'vitest';
import { highlightMatch } from './highlight-match.ts';

test.each([
  ['Trail 24 L backpack', 'trail', ['', 'Trail', ' 24 L backpack']],
  ['outdoor tent', 'tent', ['outdoor ', 'tent', '']],
  ['户外背包', '背包', ['户外', '背包', '']],
  ['Aria 2', 'boots', ['Aria 2', '', '']],
  ['Aria 2', '', ['Aria 2', '', '']],
  ['İstanbul tea', 'tea', ['İstanbul tea', '', '']],
])('the match in “%s” for the query “%s” is highlighted', (text, typed, parts) => {
  expect(highlightMatch(text, typed)).toEqual(parts);
});
