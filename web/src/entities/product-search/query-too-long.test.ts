import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooLong, MAX_QUERY_LENGTH } from '../../ui/input/query-length.ts';
import { shortenQuery } from './query-too-long.tsx';

test('a query that is too long is cut to the words that fit, a single long word to its beginning', () => {
  expect(shortenQuery(`${'warm '.repeat(12)}coat`)).toBe('warm '.repeat(12).trim());
  expect(shortenQuery(`${'x'.repeat(57)} boots`)).toBe('x'.repeat(57));
  expect(shortenQuery('x'.repeat(70))).toBe('x'.repeat(MAX_QUERY_LENGTH));
});

test('the length is counted in characters, as the contract counts it', () => {
  expect(isTooLong('🎧'.repeat(MAX_QUERY_LENGTH))).toBe(false);
  expect(isTooLong('🎧'.repeat(MAX_QUERY_LENGTH + 1))).toBe(true);
  const words = fc.string({ unit: fc.constantFrom('a', ' ', '耳', '🎧'), minLength: 61, maxLength: 90 });
  fc.assert(
    fc.property(words, (typed) => {
      const query = typed.trim();
      fc.pre(isTooLong(query));
      const shorter = shortenQuery(query);
      return shorter !== '' && !isTooLong(shorter) && query.startsWith(shorter);
    }),
  );
});
