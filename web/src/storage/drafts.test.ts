import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, typesOf, writeDraft } from './drafts.ts';
import { safeSessionStorage } from './session-storage.ts';
import { deleteCustomerStorage, deletePrivateTabStorage, setStorageOwner } from './storage-owner.ts';

const mei = { session: 'first', id: 1 };
const ivo = { session: 'second', id: 2 };
const Values = v.object({ addressee: v.string() });

const read = () => readDraft('address', Values);

beforeEach(() => {
  deletePrivateTabStorage();
  deleteCustomerStorage();
  setStorageOwner(mei);
});

test('a draft can be read until it is deleted', () => {
  expect(read()).toBeUndefined();
  writeDraft('address', { addressee: 'Mei' });
  expect(read()).toEqual({ addressee: 'Mei' });
  forgetDraft('address');
  expect(read()).toBeUndefined();
});

test('a draft outlives the session it was typed in', () => {
  writeDraft('address', { addressee: 'Mei' });
  setStorageOwner(undefined);
  setStorageOwner({ session: 'third', id: 1 });
  expect(read()).toEqual({ addressee: 'Mei' });
});

test('[B8.06] a draft of one customer is never read for another', () => {
  writeDraft('address', { addressee: 'Mei' });
  // Another tab has signed in the next customer, and this tab was not notified.
  setStorageOwner(ivo);
  expect(read()).toBeUndefined();
  setStorageOwner(mei);
  deleteCustomerStorage();
  expect(read()).toBeUndefined();
});

test('a draft typed before the account has loaded belongs to its customer', () => {
  setStorageOwner({ session: 'fourth' });
  writeDraft('address', { addressee: 'Mei' });
  setStorageOwner({ session: 'fourth', id: 1 });
  expect(read()).toEqual({ addressee: 'Mei' });
});

test('[B8.06] a visitor’s draft is shown to visitors, a customer’s draft is not', () => {
  deleteCustomerStorage();
  writeDraft('address', { addressee: 'Lena' });
  expect(read()).toEqual({ addressee: 'Lena' });
  setStorageOwner(mei);
  expect(read()).toBeUndefined();
  writeDraft('address', { addressee: 'Mei' });
  deleteCustomerStorage();
  expect(read()).toBeUndefined();
});

test('a draft of another form version or a damaged draft is ignored', () => {
  writeDraft('address', { name: 'Mei' });
  expect(read()).toBeUndefined();
  safeSessionStorage.set('meridian.private.draft.address', '{');
  expect(read()).toBeUndefined();
});

test('a draft of another version of its form is not read', () => {
  const read = () => readDraft('address', typesOf({ addressee: '', isDefault: false }));
  writeDraft('address', { addressee: 'Mei', isDefault: true });
  expect(read()).toEqual({ addressee: 'Mei', isDefault: true });
  writeDraft('address', { addressee: 'Mei' });
  expect(read()).toBeUndefined();
  writeDraft('address', null);
  expect(read()).toBeUndefined();
});
