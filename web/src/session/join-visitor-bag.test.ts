import { i18n } from '@lingui/core';
import { createClient } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { fixture, stubClient } from '@meridian/sdk/testing';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { currentToast } from '../feedback/toasts.ts';
import { joinVisitorBag } from './join-visitor-bag.ts';
import { isJoinPutOff, takenOver, visitorBag } from './visitor-bag.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(() => takenOver.set([]));

const settings = { baseUrl: 'https://stub.example', token: () => 'mei', language: () => 'en' };
const offline = createClient({ ...settings, fetch: () => Promise.reject(new TypeError('No network')) });
const join = (client = offline) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return joinVisitorBag(createQueryClient(client), router);
};

test('no toast is shown if another tab has already joined the whole bag', async () => {
  await join();
  expect(currentToast()).toBe(null);
});

test('[B5.19] a line that may have been added a day ago is not added again, and the customer is told', async () => {
  const added: unknown[] = [];
  const client = stubClient({
    getCart: fixture('getCart'),
    addCartLine: async (request) => {
      added.push(await request.json());
      return fixture('addCartLine');
    },
  });
  const line = { product_id: 101, sku_id: 1012, quantity: 1 };
  // The stub's clock is that of the device.
  const sent = (hours: number) => Date.now() - hours * 3_600_000;
  takenOver.set([
    { ...line, idempotency_key: 'of yesterday', sent_at: sent(25) },
    { ...line, idempotency_key: 'of today', sent_at: sent(1) },
    { ...line, idempotency_key: 'of now' },
  ]);
  await join(client);
  expect(added).toEqual([
    { ...line, idempotency_key: 'of today' },
    { ...line, idempotency_key: 'of now' },
  ]);
  expect(takenOver.current()).toEqual([]);
  expect(currentToast()?.text).toContain('1 item may already be in your bag');
});

test('lines that get no answer wait for the next visit, and the cart is shown without them', async () => {
  visitorBag.set([{ product_id: 101, sku_id: 1012, quantity: 1, idempotency_key: 'key' }]);
  await join();
  expect([isJoinPutOff.get(), takenOver.current()]).toMatchObject([true, [{ idempotency_key: 'key', sent_at: 0 }]]);
});
