import type { Schema } from '@meridian/sdk';
import { fixture } from '@meridian/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteCustomerStorage, setStorageOwner } from '../../storage/storage-owner.ts';
import { forgetPlaced, placedBefore, rememberPlaced } from './placed-orders.ts';

const name = 'checkout.sku-1021-1';

/** It can be paid for 30 minutes. */
const orderOf = (id: number) => ({ ...fixture('createOrder').orders[0], id }) as Schema<'OrderCard'>;

beforeEach(() => {
  vi.useFakeTimers();
  deleteCustomerStorage();
  setStorageOwner({ session: 'first', id: 1 });
});
afterEach(() => void vi.useRealTimers());

test('an order of the same items is known while it could be paid, in whole minutes, and the last one counts', () => {
  expect(placedBefore(name)).toBeUndefined();
  rememberPlaced(name, orderOf(9001));
  expect(placedBefore(name)).toEqual({ orderId: 9001, minutes: 1 });
  expect(placedBefore('checkout.sku-1021-2')).toBeUndefined();
  vi.advanceTimersByTime(150_000);
  expect(placedBefore(name)).toEqual({ orderId: 9001, minutes: 2 });
  rememberPlaced(name, orderOf(9002));
  expect(placedBefore(name)).toEqual({ orderId: 9002, minutes: 1 });
  forgetPlaced(9002);
  expect(placedBefore(name)).toEqual({ orderId: 9001, minutes: 2 });
  vi.advanceTimersByTime(30 * 60_000 - 150_000);
  expect(placedBefore(name)).toBeUndefined();
});

test('[B8.06] an order is not shown to the next customer of the device, nor by a clock that was put back', () => {
  rememberPlaced(name, orderOf(9001));
  vi.setSystemTime(Date.now() - 60_000);
  expect(placedBefore(name)).toBeUndefined();
  vi.setSystemTime(Date.now() + 60_000);
  expect(placedBefore(name)).toBeDefined();
  setStorageOwner({ session: 'second', id: 2 });
  expect(placedBefore(name)).toBeUndefined();
});
