import { expect, test } from 'vitest';
import { maskAuthor } from './review.ts';

test('an anonymous author keeps the first and last letters of the given name', () => {
  expect(maskAuthor('Mei T.')).toBe('M***i');
  expect(maskAuthor('王小明')).toBe('王***明');
  expect(maskAuthor('Mary Ann K.')).toBe('M***n');
});
