import { i18n } from '@lingui/core';
import { createClient } from '@meridian/sdk';
import { createQueryClient } from '@meridian/sdk/react';
import { fixture, refusal, stubClient } from '@meridian/sdk/testing';
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentToast, toasts } from '../feedback/toasts.ts';
import { deleteCustomerStorage, setStorageOwner } from '../storage/storage-owner.ts';
import { joinVisitorBag } from './join-visitor-bag.ts';
import { hasLinesToJoin, isJoinPutOff, takenOver, visitorBag } from './visitor-bag.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(() => {
  takenOver.set([]);
  toasts.close();
});

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

test('the customer is told of a line that may have been added a day ago', async () => {
  const line = { product_id: 101, sku_id: 1012, quantity: 1, idempotency_key: 'of yesterday' };
  // The stub's clock is that of the device.
  takenOver.set([{ ...line, sent_at: Date.now() - 25 * 3_600_000 }]);
  await join(stubClient({ getCart: fixture('getCart') }));
  expect(currentToast()?.text).toBe('1 item may already be in your bag');
});

test('the customer is told how many of the visitor’s items were added and refused, and why', async () => {
  const addCartLine = vi.fn().mockReturnValueOnce(fixture('addCartLine')).mockReturnValue(refusal('out_of_stock'));
  const line = { product_id: 101, sku_id: 1011, idempotency_key: 'key' };
  visitorBag.set([
    { ...line, quantity: 1 },
    { ...line, quantity: 12, idempotency_key: 'other' },
  ]);
  await join(stubClient({ addCartLine, getCart: fixture('getCart') }));
  expect(currentToast()?.text).toBe('1 item is in your bag now · 12 were not added · Not enough in stock');
});

test('lines that get no answer wait for the next visit, and the cart is shown without them', async () => {
  const line = { product_id: 101, sku_id: 1012, quantity: 1, idempotency_key: 'key' };
  visitorBag.set([line]);
  await join();
  // Without the server's time, it was not even sent.
  expect([isJoinPutOff.get(), takenOver.get()]).toEqual([true, [line]]);
});

test('[B8.06] the customer who signs in takes over the visitor’s bag, and another customer gets nothing', async () => {
  onTestFinished(() => {
    deleteCustomerStorage();
    setStorageOwner(undefined);
  });
  const signIn = (id: number) => setStorageOwner({ session: `session ${id}`, id });
  visitorBag.set([{ product_id: 101, sku_id: 1012, quantity: 1, idempotency_key: 'key' }]);
  signIn(1);
  await join();
  expect([visitorBag.get(), takenOver.get()]).toMatchObject([[], [{ idempotency_key: 'key' }]]);
  setStorageOwner(undefined);
  expect(hasLinesToJoin()).toBe(false);
  signIn(1);
  expect(hasLinesToJoin()).toBe(true);
  signIn(2);
  expect(hasLinesToJoin()).toBe(false);
});
