import { expect, test } from 'vitest';
import { openBlobStore } from './blob-store.ts';
import { deleteCustomerStorage } from './storage-owner.ts';

const picture = (key: string, place: number) => ({ key, blob: new Blob([key]), place, uploadId: undefined });
const keys = async (draft: string) => (await openBlobStore(draft).list()).map(({ key }) => key);

test('[B2.16] if the browser stores no blobs, those of a draft are kept in memory, and it is said', async () => {
  const store = openBlobStore('review.1');
  expect(await store.set(picture('a', 1))).toBe(false);
  await store.set(picture('b', 0));
  expect(await keys('review.1')).toEqual(['b', 'a']);
  expect(await keys('review.11')).toEqual([]);
  await store.remove('b');
  expect(await keys('review.1')).toEqual(['a']);
});

test('[B8.06] the blobs of a draft are deleted with the customer’s storage, and none is stored by a form of before', async () => {
  const store = openBlobStore('review.2');
  await store.set(picture('a', 0));
  deleteCustomerStorage();
  expect(await store.set(picture('b', 0))).toBe(false);
  expect(await keys('review.2')).toEqual([]);
});
