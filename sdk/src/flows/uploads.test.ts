import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { fixture } from '../testing/fixture.ts';
import { refusal } from '../testing/refusal.ts';
import { stubClient } from '../testing/stub-client.ts';
import type { PictureStore, StoredPicture } from './picture-upload.ts';
import { createUploads, type Uploads } from './uploads.ts';

const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** A store in memory; `survives` is whether its pictures survive a reload. */
const storeOf = (stored: StoredPicture[] = [], survives = true): PictureStore => ({
  list: async () => stored.toSorted((a, b) => a.place - b.place),
  set: async (picture) => {
    stored.splice(0, stored.length, ...stored.filter(({ key }) => key !== picture.key), picture);
    return survives;
  },
  remove: async (key) => void stored.splice(0, stored.length, ...stored.filter((picture) => picture.key !== key)),
});

/** Uploads get the ids u_1, u_2 … in the order in which they run. */
const uploadsOf = ({ store, max = 9 }: { store?: PictureStore; max?: number } = {}) => {
  const customer = { token: 'first' };
  let count = 0;
  const upload = vi.fn(async (_request: Request) => {
    count += 1;
    return fixture('uploadFile', { upload_id: `u_${count}` });
  });
  const client = stubClient({ uploadFile: upload }, { token: () => customer.token });
  const encode = vi.fn(async (picture: Blob) => picture);
  const onUploaded = vi.fn();
  const uploads = createUploads(createQueryClient(client), { max, store, encode, onUploaded });
  return { uploads, upload, encode, onUploaded, customer, client };
};

const offline = new TypeError('no connection');
const send = (uploads: Uploads) => uploads.send(async (ids) => ids);
const keyAt = (uploads: Uploads, index: number) => uploads.state.pictures[index]?.key ?? '';
const names = (uploads: Uploads) => uploads.state.pictures.map(({ name }) => name);

test('pictures are uploaded when picked, and sent in their order', async () => {
  const { uploads } = uploadsOf();
  uploads.add(['a', 'b', 'c'].map(file));
  expect(await send(uploads)).toEqual(['u_1', 'u_2', 'u_3']);
  uploads.move(keyAt(uploads, 2), 0);
  uploads.remove(keyAt(uploads, 1));
  expect(await send(uploads)).toEqual(['u_3', 'u_2']);
});

test('each change of a picture is announced: encoding, uploading, uploaded', async () => {
  const { uploads } = uploadsOf();
  const seen: string[] = [];
  const stop = uploads.subscribe(() => seen.push(...names(uploads)));
  uploads.add([file('a')]);
  await send(uploads);
  expect([...new Set(seen)]).toEqual(['encoding', 'uploading', 'uploaded']);
  stop();
  uploads.remove(keyAt(uploads, 0));
  expect(seen.at(-1)).toBe('uploaded');
});

test('[R8.04] the end of the uploads is announced once, after the last picture of a selection', async () => {
  const { uploads, upload, onUploaded } = uploadsOf();
  uploads.add(['a', 'b'].map(file));
  await send(uploads);
  expect(onUploaded).toHaveBeenCalledOnce();
  upload.mockRejectedValueOnce(offline);
  uploads.add([file('c')]);
  await vi.waitFor(() => expect(names(uploads)[2]).toBe('failed'));
  expect(onUploaded).toHaveBeenCalledOnce();
});

test('pictures beyond the maximum are left out and counted', async () => {
  const { uploads } = uploadsOf({ max: 2 });
  uploads.add(['a', 'b', 'c', 'd'].map(file));
  expect(uploads.state).toMatchObject({ tooMany: 2, pictures: [{}, {}] });
  expect(await send(uploads)).toEqual(['u_1', 'u_2']);
});

test('a file that is not a picture is left out with its error, and the others stay', async () => {
  const { uploads, encode } = uploadsOf();
  const error = new Error('no picture');
  encode.mockRejectedValueOnce(error);
  uploads.add([file('photo.heic'), file('b')]);
  expect(await send(uploads)).toEqual(['u_1']);
  expect(uploads.state.refused).toEqual([{ fileName: 'photo.heic', error }]);
});

test('a picture whose upload failed is uploaded when the form is sent', async () => {
  const { uploads, upload } = uploadsOf();
  upload.mockRejectedValueOnce(offline);
  uploads.add([file('a')]);
  await vi.waitFor(() => expect(uploads.state.pictures).toMatchObject([{ error: { kind: 'network' } }]));
  expect(await send(uploads)).toEqual(['u_1']);
});

test('a failed upload is tried again by itself, and one under way ends when its picture is removed', async () => {
  const { uploads, upload } = uploadsOf();
  upload.mockRejectedValueOnce(offline);
  uploads.add([file('a')]);
  await vi.waitFor(() => expect(names(uploads)).toEqual(['failed']));
  uploads.retry(keyAt(uploads, 0));
  await vi.waitFor(() => expect(names(uploads)).toEqual(['uploaded']));
  const uploaded = Promise.withResolvers<Schema<'Upload'>>();
  upload.mockReturnValueOnce(uploaded.promise);
  uploads.add([file('b')]);
  await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  uploads.remove(keyAt(uploads, 1));
  expect(upload.mock.lastCall?.[0].signal.aborted).toBe(true);
  uploaded.resolve(fixture('uploadFile', { upload_id: 'u_9' }));
  expect(await send(uploads)).toEqual(['u_1']);
});

test('a form is not sent while a picture cannot be uploaded', async () => {
  const { uploads, upload } = uploadsOf();
  upload.mockRejectedValue(offline);
  uploads.add([file('a')]);
  const request = vi.fn(async () => 'sent');
  await expect(uploads.send(request)).rejects.toMatchObject({ kind: 'network' });
  expect(request).not.toHaveBeenCalled();
});

test('[B8.06] a form whose customer signs out during an upload is not sent for the next customer', async () => {
  const { uploads, upload, customer } = uploadsOf();
  const uploaded = Promise.withResolvers<Schema<'Upload'>>();
  upload.mockReturnValueOnce(uploaded.promise);
  uploads.add([file('a')]);
  const request = vi.fn(async () => 'sent');
  const sending = uploads.send(request);
  await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce());
  customer.token = 'second';
  uploaded.resolve(fixture('uploadFile'));
  await expect(sending).rejects.toMatchObject({ kind: 'aborted' });
  expect(request).not.toHaveBeenCalled();
});

test('[B8.06] a picture whose customer signs out before its upload begins is not uploaded for the next customer', async () => {
  const { uploads, upload, customer } = uploadsOf();
  const uploaded = Promise.withResolvers<Schema<'Upload'>>();
  upload.mockReturnValueOnce(uploaded.promise);
  uploads.add(['a', 'b'].map(file));
  await vi.waitFor(() => expect(upload).toHaveBeenCalledOnce());
  customer.token = 'second';
  uploaded.resolve(fixture('uploadFile'));
  for (const _retry of [1, 2]) await expect(send(uploads)).rejects.toMatchObject({ kind: 'aborted' });
  expect(upload).toHaveBeenCalledOnce();
});

test('a picture added while the form is sent is given up with it', async () => {
  const { uploads, upload } = uploadsOf();
  uploads.add([file('a')]);
  await uploads.send(async () => {
    upload.mockReturnValueOnce(new Promise(() => {}));
    uploads.add([file('b')]);
    await vi.waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  });
  await uploads.clear();
  expect(upload.mock.calls[1]?.[0].signal.aborted).toBe(true);
});

/** The error of a call whose server no longer has an upload. */
const refusedFor = (upload_id: string): Promise<unknown> =>
  stubClient({ sendMessage: refusal('upload_expired', { upload_id }) })
    .call('sendMessage', { body: { client_id: 'a', shop_id: 7, kind: 'picture', picture: upload_id } })
    .catch((error: unknown) => error);

test('an upload that is gone is made again, and the form is sent with the new one', async () => {
  const { uploads } = uploadsOf();
  uploads.add(['a', 'b'].map(file));
  const request = vi.fn(async (ids: string[]) => ids);
  request.mockRejectedValueOnce(await refusedFor('u_1'));
  expect(await uploads.send(request)).toEqual(['u_3', 'u_2']);
});

test('an upload that is gone each time is not repeated forever', async () => {
  const { uploads, upload } = uploadsOf();
  uploads.add([file('a')]);
  const sending = uploads.send(async ([id = '']) => Promise.reject(await refusedFor(id)));
  await expect(sending).rejects.toMatchObject({ reason: 'upload_expired' });
  expect(upload).toHaveBeenCalledTimes(2);
});

test('the pictures of a draft are there after a reload, in their order, and are not uploaded again', async () => {
  const store = storeOf();
  const first = uploadsOf({ store }).uploads;
  first.add(['a', 'b'].map(file));
  await send(first);
  expect(first.state.isStored).toBe(true);
  first.move(keyAt(first, 1), 0);
  const again = uploadsOf({ store });
  expect(await send(again.uploads)).toEqual(['u_2', 'u_1']);
  expect(again.upload).not.toHaveBeenCalled();
  await again.uploads.clear();
  expect(await send(uploadsOf({ store }).uploads)).toEqual([]);
});

test('[B2.16] pictures that a reload would lose are said to be lost', async () => {
  const { uploads } = uploadsOf({ store: storeOf([], false) });
  uploads.add([file('a')]);
  await send(uploads);
  expect(uploads.state.isStored).toBe(false);
  uploads.remove(keyAt(uploads, 0));
  expect(uploads.state.isStored).toBe(true);
});

test('[B2.16] a picture that is stored after all is no longer said to be lost', async () => {
  const store = storeOf();
  vi.spyOn(store, 'set').mockResolvedValueOnce(false);
  const { uploads } = uploadsOf({ store });
  uploads.add([file('a')]);
  await send(uploads);
  await expect.poll(() => uploads.state.isStored).toBe(true);
});
