import { createClient } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { currentToast } from '../feedback/toasts.ts';
import { joinVisitorBag } from './join-visitor-bag.ts';
import { isJoinPutOff, takenOver, visitorBag } from './visitor-bag.ts';

afterEach(() => takenOver.set([]));

const join = () => {
  const settings = { baseUrl: 'https://stub.example', token: () => 'mei', language: () => 'en' };
  const client = createClient({ ...settings, fetch: () => Promise.reject(new TypeError('No network')) });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return joinVisitorBag(createQueryClient(client), router);
};

test('no toast is shown if another tab has already joined the whole bag', async () => {
  await join();
  expect(currentToast()).toBe(null);
});

test('lines that get no answer wait for the next visit, and the cart is shown without them', async () => {
  visitorBag.set([{ product_id: 101, sku_id: 1012, quantity: 1, idempotency_key: 'key' }]);
  await join();
  expect([isJoinPutOff.get(), takenOver.current().length]).toEqual([true, 1]);
});
