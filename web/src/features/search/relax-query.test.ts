import { expect, test } from 'vitest';
import { relaxQuery } from './relax-query.ts';

test('each try leaves out one word, then each word stands alone', () => {
  expect(relaxQuery('red walking boots')).toEqual([
    'walking boots',
    'red boots',
    'red walking',
    'red',
    'walking',
    'boots',
  ]);
});

test('one word cannot be fewer, and the same try is made once', () => {
  expect(relaxQuery('boots')).toEqual([]);
  expect(relaxQuery('  boots ')).toEqual([]);
  expect(relaxQuery('tea cup')).toEqual(['cup', 'tea']);
});

test('no more tries than a row of calls can bear', () => {
  expect(relaxQuery('a b c d e f')).toHaveLength(6);
});
