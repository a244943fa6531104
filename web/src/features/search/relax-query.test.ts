import { expect, test } from 'vitest';
import { relaxQuery } from './relax-query.ts';

test('a query is relaxed by one word, then to each word alone', () => {
  expect(relaxQuery('red walking boots')).toEqual([
    'walking boots',
    'red boots',
    'red walking',
    'red',
    'walking',
    'boots',
  ]);
});

test('a single word cannot be relaxed, and no relaxed query is repeated', () => {
  expect(relaxQuery('boots')).toEqual([]);
  expect(relaxQuery('  boots ')).toEqual([]);
  expect(relaxQuery('tea cup')).toEqual(['cup', 'tea']);
});

test('the number of relaxed queries is limited', () => {
  expect(relaxQuery('a b c d e f')).toHaveLength(6);
});
