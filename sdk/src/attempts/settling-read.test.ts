import { expect, test } from 'vitest';
import type { Client } from '../client/client-options.ts';
import { attempts } from '../generated/attempts.gen.ts';
import { createSettlingRead } from './settling-read.ts';

const KEY = '7b0d3c1e-52a4-4f0e-9a55-0d6a5f3c9e21';
const OTHER = '2f6d0a9c-71b3-4c58-9e04-8a1d5b7c3e62';

/** Looks in a list with these keys on its pages; returns which ids were found, and how many pages were read. */
const find = async (operation: 'createOrder' | 'createWithdrawal', ...pages: string[][]) => {
  const lists = pages.map((keys, page) =>
    keys.map((idempotency_key, row) => ({ id: 99 - 9 * page - row, idempotency_key })),
  );
  let read = 0;
  const call = async () => {
    read += 1;
    return { list: lists[read - 1], total: lists.flat().length };
  };
  const { found } = await createSettlingRead({ call: call as unknown as Client['call'] }, attempts[operation]).find({
    key: KEY,
    sent: [{}],
  });
  return { ids: [found ?? []].flat().map((one) => (one as { id: number }).id), read };
};

test('[B5.19] all orders of an attempt are found, also those on the next page, and no further page is read', async () => {
  expect(await find('createOrder', [OTHER, KEY], [KEY, KEY], [KEY, OTHER], [OTHER])).toEqual({
    ids: [98, 90, 89, 81],
    read: 3,
  });
  expect(await find('createWithdrawal', [OTHER, KEY], [OTHER])).toEqual({ ids: [98], read: 1 });
});

test('[B5.19] an order is found by its key in upper case, too, as some databases answer it', async () => {
  expect(await find('createOrder', [OTHER, KEY.toUpperCase()])).toEqual({ ids: [98], read: 1 });
});
