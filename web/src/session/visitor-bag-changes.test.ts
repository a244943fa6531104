import { afterEach, beforeEach, expect, test } from 'vitest';
import { safeLocalStorage } from '../storage/local-storage.ts';
import { deleteCustomerStorage, setStorageOwner } from '../storage/storage-owner.ts';
import { hasLinesToJoin, visitorBag } from './visitor-bag.ts';
import { collect, discard, forgetJoined, nextToJoin, takeOverVisitorBag } from './visitor-bag-changes.ts';

const headphones = { product_id: 101, sku_id: 1012 };
const tent = { product_id: 103, sku_id: 1031 };
const kept = () => visitorBag.current().map(({ sku_id, quantity }) => [sku_id, quantity]);
const keys = () => visitorBag.current().map((line) => line.idempotency_key);
const signIn = (id: number) => setStorageOwner({ session: `session ${id}`, id });

beforeEach(() => visitorBag.set([]));
afterEach(() => {
  deleteCustomerStorage();
  setStorageOwner(undefined);
});

test('pieces of one SKU share a line up to its limit, and a changed quantity gets a new key', () => {
  expect(collect(headphones, { by: 2, max: 5 })).toBe('added');
  const [first] = keys();
  expect(collect(tent, { by: 1, max: 5 })).toBe('added');
  expect(collect(headphones, { by: 3, max: 5 })).toBe('added');
  expect(kept()).toEqual([
    [1012, 5],
    [1031, 1],
  ]);
  expect(keys()[0]).not.toBe(first);
  expect(collect(headphones, { by: 1, max: 5 })).toBe('too many');
  expect(collect(tent, { by: -1, max: 5 })).toBe('added');
  expect(kept()).toEqual([[1012, 5]]);
  discard(headphones);
  expect(kept()).toEqual([]);
});

test('a visitor’s bag has at most 50 lines, and existing lines can still get more pieces', () => {
  for (let sku_id = 1; sku_id <= 50; sku_id += 1) collect({ product_id: 1, sku_id }, { by: 1, max: 9 });
  expect(collect({ product_id: 1, sku_id: 51 }, { by: 1, max: 9 })).toBe('full');
  expect(collect({ product_id: 1, sku_id: 50 }, { by: 1, max: 9 })).toBe('added');
  expect(visitorBag.current()).toHaveLength(50);
});

test('[B8.06] the customer who signs in takes over the visitor’s bag, and another customer gets nothing', () => {
  collect(headphones, { by: 1, max: 5 });
  signIn(1);
  takeOverVisitorBag();
  expect(kept()).toEqual([]);
  expect(nextToJoin()).toMatchObject({ sku_id: 1012, quantity: 1 });
  setStorageOwner(undefined);
  expect(hasLinesToJoin()).toBe(false);
  signIn(1);
  expect(hasLinesToJoin()).toBe(true);
  signIn(2);
  expect(hasLinesToJoin()).toBe(false);
});

test('a line already taken over by another tab, or by this one before it closed, is joined only once', () => {
  collect(headphones, { by: 1, max: 5 });
  const stored = safeLocalStorage.get('meridian.visitor.bag');
  signIn(1);
  takeOverVisitorBag();
  // The other tab had read the bag before, or the page ended between the two writes.
  safeLocalStorage.set('meridian.visitor.bag', stored ?? '');
  takeOverVisitorBag();
  const line = nextToJoin();
  if (line === undefined) throw new Error('nothing to join');
  forgetJoined(line);
  expect([nextToJoin(), hasLinesToJoin()]).toEqual([undefined, false]);
});
