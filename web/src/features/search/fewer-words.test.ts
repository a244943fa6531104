import { expect, test } from 'vitest';
import { fewerWords } from './fewer-words.ts';

test('each try leaves out one word, then each word stands alone', () => {
  expect(fewerWords('red walking boots')).toEqual([
    'walking boots',
    'red boots',
    'red walking',
    'red',
    'walking',
    'boots',
  ]);
});

test('one word cannot be fewer, and the same try is made once', () => {
  expect(fewerWords('boots')).toEqual([]);
  expect(fewerWords('  boots ')).toEqual([]);
  expect(fewerWords('tea cup')).toEqual(['cup', 'tea']);
});

test('no more tries than a row of calls can bear', () => {
  expect(fewerWords('a b c d e f')).toHaveLength(6);
});
