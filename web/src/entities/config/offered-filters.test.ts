import { expect, test } from 'vitest';
import { offeredFilters } from './offered-filters.ts';

const values = ['all', '0', '1'] as const;

test('[R3.11] a filter has the values that the server offers', () =>
  expect(
    offeredFilters(values, [
      { value: '1', name: 'To ship' },
      { value: 'all', name: 'All' },
      { value: 'lost', name: 'Lost' },
    ]),
  ).toEqual(['all', '1']));

test.each([undefined, null, {}, 'all', [], [null], [{ value: 0 }]])('a damaged filter %j keeps all values', (options) =>
  expect(offeredFilters(values, options)).toBe(values),
);
