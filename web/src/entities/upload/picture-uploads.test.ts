import { ApiError } from '@meridian/sdk';
import { expect, test, vi } from 'vitest';
import { openBlobStore } from '../../storage/blob-store.ts';
import { deleteCustomerStorage, setStorageOwner } from '../../storage/storage-owner.ts';
import { PictureRefusedError } from './encode-picture.ts';
import { createPictureUploads } from './picture-uploads.ts';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });
const offline = new ApiError({ kind: 'network', operation: 'uploadFile', reason: 'network' });
const vanished = (upload_id: string) =>
  new ApiError({ kind: 'business', operation: 'createReview', reason: 'upload_expired', data: { upload_id } });

/** Uploads get the ids u_1, u_2 … in the order in which they run. */
function uploadsOf({ draft, max = 9 }: { draft?: string; max?: number } = {}) {
  let count = 0;
  const upload = vi.fn(async (_file: Blob, _options: { signal: AbortSignal }) => {
    count += 1;
    return { upload_id: `u_${count}` };
  });
  const encode = vi.fn(async (picture: Blob): Promise<Blob> => picture);
  const store = draft === undefined ? undefined : openBlobStore(draft);
  const onUploaded = vi.fn();
  return { uploads: createPictureUploads({ max, store, encode, upload, onUploaded }), upload, encode, onUploaded };
}
type Uploads = ReturnType<typeof uploadsOf>['uploads'];

const send = (uploads: Uploads) => uploads.send(async (ids) => ids);
const keyAt = (uploads: Uploads, index: number) => uploads.state.get().pictures[index]?.key ?? '';

test('pictures are uploaded when picked, and sent in their order', async () => {
  const { uploads } = uploadsOf();
  uploads.add(['a', 'b', 'c'].map(file));
  expect(await send(uploads)).toEqual(['u_1', 'u_2', 'u_3']);
  uploads.move(keyAt(uploads, 2), 0);
  uploads.remove(keyAt(uploads, 1));
  expect(await send(uploads)).toEqual(['u_3', 'u_2']);
});

test('[R8.04] the end of the uploads is announced once, after the last picture of a selection', async () => {
  const { uploads, upload, onUploaded } = uploadsOf();
  uploads.add(['a', 'b'].map(file));
  await send(uploads);
  expect(onUploaded).toHaveBeenCalledOnce();
  upload.mockRejectedValueOnce(offline);
  uploads.add([file('c')]);
  await expect.poll(() => uploads.state.get().pictures[2]?.error).toBe(offline);
  expect(onUploaded).toHaveBeenCalledOnce();
});

test('pictures beyond the maximum are left out and counted', async () => {
  const { uploads } = uploadsOf({ max: 2 });
  uploads.add(['a', 'b', 'c', 'd'].map(file));
  expect(uploads.state.get()).toMatchObject({ tooMany: 2, pictures: [{}, {}] });
  expect(await send(uploads)).toEqual(['u_1', 'u_2']);
});

test('a file that is not a picture is left out with a reason, and the others stay', async () => {
  const { uploads, encode } = uploadsOf();
  encode.mockRejectedValueOnce(new PictureRefusedError('heic'));
  uploads.add([file('photo.heic'), file('b')]);
  expect(await send(uploads)).toEqual(['u_1']);
  expect(uploads.state.get().refused).toEqual([{ name: 'photo.heic', reason: 'heic' }]);
});

test('a picture whose upload failed is uploaded when the form is sent', async () => {
  const { uploads, upload } = uploadsOf();
  upload.mockRejectedValueOnce(offline);
  uploads.add([file('a')]);
  await expect.poll(() => uploads.state.get().pictures[0]?.error).toBe(offline);
  expect(await send(uploads)).toEqual(['u_1']);
});

test('a form is not sent while a picture cannot be uploaded', async () => {
  const { uploads, upload } = uploadsOf();
  upload.mockRejectedValue(offline);
  uploads.add([file('a')]);
  const request = vi.fn(async () => 'sent');
  await expect(uploads.send(request)).rejects.toBe(offline);
  expect(request).not.toHaveBeenCalled();
});

test('[B8.06] a form whose customer signs out during an upload is not sent for the next customer', async () => {
  setStorageOwner({ session: 'first', id: 1 });
  const { uploads, upload } = uploadsOf();
  const uploaded = Promise.withResolvers<{ upload_id: string }>();
  upload.mockReturnValueOnce(uploaded.promise);
  uploads.add([file('a')]);
  const request = vi.fn(async () => 'sent');
  const sending = uploads.send(request);
  await expect.poll(() => upload.mock.calls.length).toBe(1);
  deleteCustomerStorage();
  setStorageOwner({ session: 'second', id: 2 });
  uploaded.resolve({ upload_id: 'u_1' });
  await expect(sending).rejects.toMatchObject({ kind: 'aborted' });
  expect(request).not.toHaveBeenCalled();
  setStorageOwner(undefined);
});

test('[B8.06] a picture whose customer signs out before its upload begins is not uploaded for the next customer', async () => {
  setStorageOwner({ session: 'first', id: 1 });
  const { uploads, upload } = uploadsOf();
  const uploaded = Promise.withResolvers<{ upload_id: string }>();
  upload.mockReturnValueOnce(uploaded.promise);
  uploads.add(['a', 'b'].map(file));
  await expect.poll(() => upload.mock.calls.length).toBe(1);
  setStorageOwner({ session: 'second', id: 2 });
  uploaded.resolve({ upload_id: 'u_1' });
  for (const _retry of [1, 2]) await expect(send(uploads)).rejects.toMatchObject({ kind: 'aborted' });
  expect(upload).toHaveBeenCalledOnce();
  setStorageOwner(undefined);
});

test('a picture added while the form is sent is given up with it', async () => {
  const { uploads, upload } = uploadsOf();
  uploads.add([file('a')]);
  await uploads.send(async () => {
    upload.mockReturnValueOnce(new Promise(() => {}));
    uploads.add([file('b')]);
    await expect.poll(() => upload.mock.calls.length).toBe(2);
  });
  await uploads.clear();
  expect(upload.mock.calls[1]?.[1].signal.aborted).toBe(true);
});

test('a vanished upload is uploaded again, and the form is sent with the new one', async () => {
  const { uploads } = uploadsOf();
  uploads.add(['a', 'b'].map(file));
  const request = vi.fn(async (ids: string[]) => ids);
  request.mockRejectedValueOnce(vanished('u_1'));
  expect(await uploads.send(request)).toEqual(['u_3', 'u_2']);
});

test('an upload that keeps vanishing is not retried forever', async () => {
  const { uploads, upload } = uploadsOf();
  uploads.add([file('a')]);
  const error = await uploads.send(([id = '']) => Promise.reject(vanished(id))).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ reason: 'upload_expired' });
  expect(upload).toHaveBeenCalledTimes(2);
});

test('[B2.16] if the browser stores no blobs, a draft is kept in memory and says so', async () => {
  const first = uploadsOf({ draft: 'review.1' });
  first.uploads.add(['a', 'b'].map(file));
  await send(first.uploads);
  await expect.poll(() => first.uploads.state.get().isKept).toBe(false);
  first.uploads.move(keyAt(first.uploads, 1), 0);

  const again = uploadsOf({ draft: 'review.1' });
  expect(await send(again.uploads)).toEqual(['u_2', 'u_1']);
  expect(again.upload).not.toHaveBeenCalled();
  await again.uploads.clear();
  expect(await send(uploadsOf({ draft: 'review.1' }).uploads)).toEqual([]);
});

test('[B8.06] the pictures of a draft are deleted with the customer’s storage', async () => {
  const { uploads } = uploadsOf({ draft: 'review.2' });
  uploads.add([file('a')]);
  await send(uploads);
  deleteCustomerStorage();
  uploads.move(keyAt(uploads, 0), 0);
  expect(await send(uploadsOf({ draft: 'review.2' }).uploads)).toEqual([]);
});
