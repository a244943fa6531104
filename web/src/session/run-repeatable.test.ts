import { ApiError } from '@meridian/sdk';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { setStorageOwner } from '../storage/storage-owner.ts';
import { runRepeatable } from './run-repeatable.ts';

const lost = new ApiError({ kind: 'network', operation: 'likeProducts' });

test('[B5.17] an unanswered mutation is repeated once, but not for another customer who has signed in since', async () => {
  setStorageOwner({ session: 'first', id: 1 });
  const send = vi.fn(async () => Promise.reject(lost));
  await expect(runRepeatable(new QueryClient(), { mutationFn: send }, undefined)).rejects.toBe(lost);
  expect(send).toHaveBeenCalledTimes(2);
  send.mockImplementationOnce(async () => {
    setStorageOwner({ session: 'second', id: 2 });
    throw lost;
  });
  await expect(runRepeatable(new QueryClient(), { mutationFn: send }, undefined)).rejects.toBe(lost);
  expect(send).toHaveBeenCalledTimes(3);
  setStorageOwner(undefined);
});
