import { expect, test } from 'vitest';
import { serializeBody } from './body.ts';

test('a body is JSON unless the operation asks for a form', () => {
  expect(serializeBody({ id: 1, tag: undefined, note: null })).toBe('{"id":1,"note":null}');
  expect(serializeBody(undefined)).toBeUndefined();
});

test('a form carries the bytes and the name of a file', async () => {
  const file = new File(['bytes'], 'parcel.png', { type: 'image/png' });
  const form = serializeBody({ file, remark: 'torn', none: undefined }, 'multipart/form-data');
  if (!(form instanceof FormData)) throw new Error('no form');
  const sent = form.get('file');
  if (!(sent instanceof File)) throw new Error('no file');
  expect([sent.name, sent.type, await sent.text()]).toEqual(['parcel.png', 'image/png', 'bytes']);
  expect([...form.keys()]).toEqual(['file', 'remark']);
});
