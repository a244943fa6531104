import { expect, test } from 'vitest';
import { createTestClient, successResponse } from '../../tests/test-client.ts';
import { orderStatusName, orderTabOf } from '../rules/order-status.ts';

test('unknown members of open lists are passed on unchanged', async () => {
  const home = { product_count: 1, blocks: [{ type: 'live_shows', shows: [7] }] };
  const { client } = createTestClient(() => successResponse(home));
  expect(await client.call('getHome')).toEqual(home);
});

test('an unknown order status has no name, and its tab is all orders', () => {
  expect(orderStatusName(9)).toBeUndefined();
  expect(orderTabOf('9')).toBe('all');
});
