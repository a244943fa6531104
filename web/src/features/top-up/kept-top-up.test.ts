import { beforeEach, expect, test } from 'vitest';
import { safeLocalStorage } from '../../storage/local-storage.ts';
import { deleteCustomerStorage, setStorageOwner } from '../../storage/storage-owner.ts';
import { lastCardPayment } from './card/last-card-payment.ts';
import { rememberAddress } from './on-chain/known-addresses.ts';

const mei = { session: 'first', id: 1 };
const ofVisitors = () => safeLocalStorage.keys('meridian.visitor.');

beforeEach(() => {
  deleteCustomerStorage();
  setStorageOwner(mei);
});

test('[R4.09] a card payment answered after the end of the session is the customer’s, after signing in too', () => {
  setStorageOwner(undefined);
  lastCardPayment.set({ id: 6499 });
  expect(ofVisitors()).toEqual([]);
  setStorageOwner({ ...mei, session: 'second' });
  expect(lastCardPayment.get()).toEqual({ id: 6499 });
});

test('[B8.06] a deposit address shown while the login loads is not left to visitors', () => {
  setStorageOwner(undefined);
  rememberAddress('TRC20', 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW');
  expect(ofVisitors()).toEqual([]);
});
