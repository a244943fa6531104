import { expect, test } from 'vitest';
import { createTestClient, successResponse } from '../../tests/test-client.ts';
import { orderStatusName, orderTabOf } from '../rules/order-status.ts';

test('members of open lists that came later are handed on as they are', async () => {
  const home = { product_count: 1, blocks: [{ type: 'live_shows', shows: [7] }] };
  const { client } = createTestClient(() => successResponse(home));
  expect(await client.call('getHome')).toEqual(home);
});

test('an order status that came later has no name, and its tab is that of all orders', () => {
  expect(orderStatusName(9)).toBeUndefined();
  expect(orderTabOf('9')).toBe('all');
});
