import { ApiError } from '@meridian/sdk';
import { expect, test, vi } from 'vitest';
import { setStorageOwner } from '../storage/storage-owner.ts';
import { repeatForCustomer } from './repeat-for-customer.ts';

const lost = new ApiError({ kind: 'network', operation: 'likeProducts' });

test('[B5.17] an unanswered call is repeated once, but not for another customer who has signed in since', async () => {
  setStorageOwner({ session: 'first', id: 1 });
  const send = vi.fn(async () => Promise.reject(lost));
  await expect(repeatForCustomer(send)).rejects.toBe(lost);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockImplementationOnce(async () => {
    setStorageOwner({ session: 'second', id: 2 });
    throw lost;
  });
  await expect(repeatForCustomer(send)).rejects.toBe(lost);
  expect(send).toHaveBeenCalledTimes(3);
  setStorageOwner(undefined);
});
