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

test('pieces of one SKU are one line, up to its limit; another quantity has another key', () => {
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

test('the bag of a visitor has 50 lines at most; those that are there can have more pieces', () => {
  for (let sku_id = 1; sku_id <= 50; sku_id += 1) collect({ product_id: 1, sku_id }, { by: 1, max: 9 });
  expect(collect({ product_id: 1, sku_id: 51 }, { by: 1, max: 9 })).toBe('full');
  expect(collect({ product_id: 1, sku_id: 50 }, { by: 1, max: 9 })).toBe('added');
  expect(visitorBag.current()).toHaveLength(50);
});

test('[B8.06] who signs in takes over what the visitor collected, and another customer gets nothing of it', () => {
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

test('a line that another tab, or this one before it ended, took over too is joined once', () => {
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
