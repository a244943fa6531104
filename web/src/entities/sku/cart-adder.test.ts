import { i18n } from '@lingui/core';
import { createQueryClient } from '@meridian/sdk/react';
import { lineOfSku } from '@meridian/sdk/rules';
import { fixture, type Stub, stubClient } from '@meridian/sdk/testing';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { currentToast, toasts } from '../../feedback/toasts.ts';
import { visitorBag } from '../../session/visitor-bag.ts';
import { createCartAdderWithToasts } from './cart-adder.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });
afterEach(() => {
  visitorBag.set([]);
  toasts.close();
});

const sku = { id: 1011, price: '100.00', stock: 12, limit: null };
interface Addition {
  isSignedIn?: boolean;
  quantity?: number;
  limit?: number | null;
  id?: number;
  addCartLine?: Stub<'addCartLine'>;
}

/** Adds pieces as a visitor, which is done at once, or as a customer whose cart is the contract's. */
function add({ isSignedIn = false, quantity = 1, addCartLine = fixture('addCartLine'), ...changes }: Addition = {}) {
  const queries = createQueryClient(stubClient({ addCartLine, getProduct: fixture('getProduct') }));
  const adder = createCartAdderWithToasts({ queries, isSignedIn: () => isSignedIn, nextStep: () => undefined });
  void adder.add({ productId: 101, sku: { ...sku, ...changes }, quantity });
  return currentToast()?.text;
}

test('a visitor is told what was added, how many there are, and to log in when the bag is full', () => {
  expect(add({ quantity: 12 })).toBe('Added to the bag');
  expect(add()).toBe('Only 12 left. Nothing was added.');
  expect(add({ limit: 5 })).toBe('Limit 5 per customer. Nothing was added.');
  for (let id = 1; id < 50; id += 1) add({ id });
  expect(add({ id: 50 })).toBe('Please log in first');
});

test('a customer is told of a price that has changed', async () => {
  const price = lineOfSku(fixture('addCartLine'), sku.id)?.price;
  add({ isSignedIn: true });
  await vi.waitFor(() => expect(currentToast()?.text).toBe(`Added. The price is now $${price}, was $100.00.`));
});

test('an addition without an answer offers another try, and says what that does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  add({ isSignedIn: true, addCartLine: () => Promise.reject(new TypeError('no connection')) });
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(currentToast()?.text).toMatch(/^We do not know whether it was added\./));
  expect(currentToast()?.action?.label).toBe('Try again');
});
