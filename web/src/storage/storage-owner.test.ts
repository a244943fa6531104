import { beforeEach, expect, test } from 'vitest';
import { safeLocalStorage } from './local-storage.ts';
import { deleteCustomerStorage, ownedKey, setStorageOwner } from './storage-owner.ts';

const mei = { session: 'first', id: 1 };
const ivo = { session: 'second', id: 2 };

const read = () => safeLocalStorage.get(ownedKey('searches'));
const write = (text: string) => safeLocalStorage.set(ownedKey('searches'), text);

beforeEach(() => {
  for (const key of safeLocalStorage.keys('')) safeLocalStorage.remove(key);
  setStorageOwner(undefined);
});

test('[B8.06] a visitor and a customer have separate storage', () => {
  write('tent');
  setStorageOwner(mei);
  expect(read()).toBeNull();
  write('boots');
  setStorageOwner(undefined);
  expect(read()).toBe('tent');
});

test('[B8.06] a customer’s storage is kept for their next session and after a reload', () => {
  setStorageOwner(mei);
  write('boots');
  setStorageOwner(undefined);
  expect(setStorageOwner({ session: 'third', id: 1 })).toBe(false);
  expect(read()).toBe('boots');
  // After a reload, only the session is known at first.
  expect(setStorageOwner({ session: 'third' })).toBe(false);
  expect(read()).toBe('boots');
  expect(setStorageOwner({ session: 'third', id: 1 })).toBe(false);
  expect(read()).toBe('boots');
});

test('[B8.06] a customer’s storage is deleted when another customer signs in', () => {
  setStorageOwner(mei);
  write('boots');
  setStorageOwner(undefined);
  expect(setStorageOwner(ivo)).toBe(true);
  expect(read()).toBeNull();
  expect(setStorageOwner(mei)).toBe(true);
  expect(read()).toBeNull();
});

test('[B8.06] a session of an unknown customer finds no data of another customer', () => {
  setStorageOwner(mei);
  write('boots');
  setStorageOwner({ session: 'second' });
  expect(read()).toBeNull();
  write('lamp');
  setStorageOwner(ivo);
  expect(read()).toBe('lamp');
});

test('[B8.06] entries without a valid owner are deleted', () => {
  for (const owner of [undefined, '{"session":7}', 'not JSON']) {
    setStorageOwner(mei);
    write('boots');
    if (owner === undefined) safeLocalStorage.remove('meridian.owner');
    else safeLocalStorage.set('meridian.owner', owner);
    setStorageOwner(mei);
    expect(read()).toBeNull();
  }
});

test('[B8.06] signing out deletes the storage', () => {
  setStorageOwner(mei);
  write('boots');
  deleteCustomerStorage();
  expect(safeLocalStorage.keys('meridian.')).toEqual([]);
});
