import { expect, test } from 'vitest';
import { readCount } from './read-count.ts';

test.each([
  ['12', 12],
  [' 007 ', 7],
  ['１２', 12],
  ['٣', 3],
  ['', Number.NaN],
  ['1e3', Number.NaN],
  ['0x10', Number.NaN],
  ['-1', Number.NaN],
  ['1.5', Number.NaN],
  ['5²', Number.NaN],
])('[B5.18] the quantity %j is %s', (typed, count) => expect(readCount(typed)).toBe(count));
