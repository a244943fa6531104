import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { measureDeviceData } from './device-data.ts';

test('the size of stored data is measured in UTF-8 bytes, and empty storage has 0 bytes', () => {
  const queries = new QueryClient();
  expect(measureDeviceData(queries, { searches: [], products: [] })).toEqual({ answers: 0, total: 0 });
  queries.setQueryData(['listProducts'], { name: '帐篷' });
  // {"name":"帐篷"} is 17 bytes, ["tent"] is 8.
  expect(measureDeviceData(queries, { searches: ['tent'], products: [] })).toEqual({ answers: 17, total: 25 });
});
