import { expect, test } from 'vitest';
import { readSearch } from './search-params.ts';

test('of a parameter that is in the address twice, the first counts', () => {
  expect(readSearch('?q=tent&q=lamp&min=49.99')).toEqual({ q: 'tent', min: 49.99 });
  expect(readSearch('')).toEqual({});
});
