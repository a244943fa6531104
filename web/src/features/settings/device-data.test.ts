import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { measureDeviceData } from './device-data.ts';

test('what is stored is measured in bytes of UTF-8, and nothing is 0 bytes', () => {
  const queries = new QueryClient();
  expect(measureDeviceData(queries, { searches: [], products: [] })).toEqual({ answers: 0, total: 0 });
  queries.setQueryData(['listProducts'], { name: '帐篷' });
  // {"name":"帐篷"} is 17 bytes, ["tent"] is 8.
  expect(measureDeviceData(queries, { searches: ['tent'], products: [] })).toEqual({ answers: 17, total: 25 });
});
