import { expect, test, vi } from 'vitest';
import { successResponse } from '../../tests/test-client.ts';
import { createTestQueryClient, runMutation } from '../../tests/test-query-client.ts';
import { addCartLine } from '../operations/cart.ts';
import { orderCountsQuery, payOrders } from '../operations/orders.ts';
import { createAttempt } from './create-attempt.ts';
import { clearPrivateCache } from './query-client.ts';

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

test('[B5.17] an attempt that waits for another of its scope is not sent for a customer who signs in meanwhile', async () => {
  let token = 'of-mei';
  const held = Promise.withResolvers<Response>();
  const { queryClient, sent } = createTestQueryClient(() => held.promise, { token: () => token });
  const line = { product_id: 101, sku_id: 1011, quantity: 1 };
  const first = runMutation(queryClient, addCartLine(), { ...line, idempotency_key: 'a' });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const second = createAttempt(queryClient, addCartLine).send(line);
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(2));
  token = 'of-ana';
  held.resolve(successResponse({ groups: [], count: 1 }));
  await first;
  expect(await second).toMatchObject({ name: 'refused', error: { kind: 'aborted' } });
  expect(sent).toHaveLength(1);
});

test('[R4.09] a settling read that the end of the session cancels is refused as aborted', async () => {
  let asked = 0;
  const { queryClient } = createTestQueryClient(({ method }) => {
    if (method === 'POST') throw new TypeError('fetch failed');
    return new Promise(() => asked++);
  });
  const payment = createAttempt(queryClient, payOrders);
  await payment.send({ order_ids: [9001], pay_code: '246810' });
  const check = payment.check();
  await vi.waitFor(() => expect(asked).toBe(1));
  await clearPrivateCache(queryClient);
  expect(await check).toMatchObject({ name: 'unknown', lookup: 'refused', error: { kind: 'aborted' } });
});

test('[B5.17] an attempt that waits for another of its scope when the session ends is refused, and not sent', async () => {
  const held = Promise.withResolvers<Response>();
  const { queryClient, sent } = createTestQueryClient(() => held.promise);
  const line = { product_id: 101, sku_id: 1011, quantity: 1 };
  const first = createAttempt(queryClient, addCartLine, { name: 'first' }).send(line);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const second = createAttempt(queryClient, addCartLine).send(line);
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(2));
  await clearPrivateCache(queryClient);
  expect(await second).toMatchObject({ name: 'refused', error: { kind: 'aborted' } });
  // What was sent already has its own outcome.
  held.resolve(successResponse({ groups: [], count: 1 }));
  expect(await first).toMatchObject({ name: 'settled', by: 'answer' });
  expect(sent).toHaveLength(1);
});
