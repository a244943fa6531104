import { expect, test } from 'vitest';
import { filterName } from './filter-name.ts';

test('[R3.11] an option of a filter is called as the server calls it', () =>
  expect(
    filterName(
      [
        { value: 'all', name: 'All' },
        { value: '0', name: 'To pay' },
      ],
      '0',
    ),
  ).toBe('To pay'));

test.each([
  undefined,
  null,
  {},
  'all',
  [],
  [null],
  [{ value: '0' }],
  [{ value: '0', name: {} }],
  [{ value: '0', name: ' ' }],
])('of a damaged filter %j no name is taken', (options) => expect(filterName(options, '0')).toBeUndefined());
