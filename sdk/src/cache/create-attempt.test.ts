import { expect, test } from 'vitest';
import { successResponse } from '../../tests/test-client.ts';
import { createTestQueryClient } from '../../tests/test-query-client.ts';
import { orderCountsQuery, payOrders } from '../operations/orders.ts';
import { createAttempt } from './create-attempt.ts';

test('[B5.17] a payment that the settling read finds invalidates what it changes', async () => {
  const { queryClient } = createTestQueryClient(({ method }) => {
    if (method === 'POST') throw new TypeError('fetch failed');
    return successResponse({ id: 9001, paid_at: '2026-11-20T10:00:00Z' });
  });
  const payment = createAttempt(queryClient, payOrders);
  expect(await payment.send({ order_ids: [9001], pay_code: '246810' })).toMatchObject({ name: 'unknown' });
  const counts = orderCountsQuery();
  await queryClient.fetchQuery(counts);
  expect(queryClient.getQueryState(counts.queryKey)).toMatchObject({ isInvalidated: false });
  expect(await payment.check()).toMatchObject({ name: 'settled', by: 'read' });
  expect(queryClient.getQueryState(counts.queryKey)).toMatchObject({ isInvalidated: true });
});
