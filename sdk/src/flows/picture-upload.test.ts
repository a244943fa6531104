import { expect, test } from 'vitest';
import { ApiError } from '../client/api-error.ts';
import { fromStored, movePicture, type PictureUpload, pictureGone, toStored, uploadIdsOf } from './picture-upload.ts';

const blob = new Blob(['x']);
const uploaded = (key: string): PictureUpload => ({ key, name: 'uploaded', blob, uploadId: `u_${key}` });
const pictures: PictureUpload[] = [{ key: 'new', name: 'encoding' }, uploaded('a'), uploaded('b')];

test('a picture is moved to a position, and one that is gone moves nothing', () => {
  const order = (key: string, to: number) => movePicture(pictures, key, to).map((picture) => picture.key);
  expect([order('b', 0), order('new', 2), order('gone', 0)]).toEqual([
    ['b', 'new', 'a'],
    ['a', 'b', 'new'],
    ['new', 'a', 'b'],
  ]);
});

test('a draft keeps a picture with its place, and gives it back as it was; not one that is being encoded', () => {
  const stored = toStored(pictures, 'b');
  expect(stored).toEqual({ key: 'b', blob, place: 2, uploadId: 'u_b' });
  expect(stored && fromStored(stored)).toEqual(uploaded('b'));
  expect(toStored([{ key: 'c', name: 'failed', blob, error: undefined }], 'c')).toMatchObject({ uploadId: undefined });
  expect([toStored(pictures, 'new'), toStored(pictures, 'gone')]).toEqual([undefined, undefined]);
});

test('the ids are those of the uploaded pictures in their order, unless one has failed', () => {
  expect(uploadIdsOf(movePicture(pictures, 'b', 0))).toEqual(['u_b', 'u_a']);
  const error = new Error('no connection');
  expect(() => uploadIdsOf([...pictures, { key: 'c', name: 'failed', blob, error }])).toThrow(error);
});

test('the picture of a refused upload is found, and none for another error', () => {
  const gone = (upload_id: string) =>
    new ApiError({ kind: 'business', operation: 'sendMessage', reason: 'upload_expired', data: { upload_id } });
  expect(pictureGone(pictures, gone('u_b'))).toEqual(uploaded('b'));
  expect([pictureGone(pictures, gone('u_9')), pictureGone(pictures, new Error())]).toEqual([undefined, undefined]);
});
