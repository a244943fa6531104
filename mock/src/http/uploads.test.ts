import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Mock, startMock } from '../server.ts';
import { DEMO_TOKEN } from '../world/seed/demo/demo.ts';
import { readPictureFormat } from './picture-format.ts';
import { createUploads, maxPicture } from './uploads.ts';

const emoji = dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json'));
const webp = await readFile(join(emoji, 'assets', '1f3a7.webp'));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsHMTkgAAAABJRU5ErkJggg==',
  'base64',
);
/** JPEG segments, 2 pixels wide and 3 high. */
const jpegStart = 'ffd8 ffe0 0010 4a464946 00 0101 00 0001 0001 0000';
const jpegFrame = 'ffc0 000b 08 0003 0002 01 01 11 00 ffda 0008 01 01 00 00 3f 00 12 ff00 34 ffd0 56 ffd9';
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const jpeg = hex(jpegStart + jpegFrame);

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

async function upload(bytes: Buffer<ArrayBuffer>, name = '证据.png', type = 'image/png') {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type }), name);
  const init = { method: 'POST', body: form, headers: { token: DEMO_TOKEN } };
  // The contract's shape; the mock has validated its answer.
  return (await (await fetch(`${mock.url}/api/common/upload`, init)).json()) as { code: number; data: { url: string } };
}

async function fetched(url: string) {
  const response = await fetch(mock.url + url);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('an uploaded picture', () => {
  test.each([
    ['webp', 'image/webp', webp, { width: 256, height: 256 }],
    ['png', 'image/png', png, { width: 1, height: 1 }],
    ['jpg', 'image/jpeg', jpeg, { width: 2, height: 3 }],
  ])('%s comes back byte for byte, under an address nobody can guess', async (extension, type, bytes, size) => {
    const { code, data } = await upload(bytes);
    expect(code).toBe(1);
    expect(data).toEqual({ url: expect.any(String), bytes: bytes.length, media_type: type, ...size });
    expect(data.url).toMatch(new RegExp(`^/uploads/[\\w-]{22}\\.${extension}$`));
    expect(await fetched(data.url)).toEqual({ type, bytes });
  });

  test.each([
    ['a page named .png', Buffer.from('<svg onload="alert(1)"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['a picture cut off before its size', png.subarray(0, 20)],
    ['a JPEG without a picture', jpeg.subarray(0, 20)],
    ['a picture wider than 12 000 pixels', Buffer.concat([png.subarray(0, 16), hex('00002ee1'), png.subarray(20)])],
  ])('%s is refused as a file type', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({ code: 6001, data: null });
  });

  test('is refused above 5 MB, and taken at exactly 5 MB', async () => {
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect(await upload(padded(maxPicture))).toMatchObject({ code: 1 });
    expect(await upload(padded(maxPicture + 1))).toMatchObject({ code: 6002, data: { max_bytes: maxPicture } });
  });

  test('needs the form field that the contract names', async () => {
    const form = new FormData();
    form.set('picture', new Blob([png]), 'a.png');
    const response = await fetch(`${mock.url}/api/common/upload`, {
      method: 'POST',
      body: form,
      headers: { token: DEMO_TOKEN },
    });
    expect(response.status).toBe(422);
    const errors = expect.arrayContaining([{ field: 'file', message: 'file is required' }]);
    expect(await response.json()).toMatchObject({ data: { errors } });
  });
});

test('uploads stay within their memory: the oldest go first', () => {
  const facts = readPictureFormat(png);
  if (facts === undefined) throw new Error('the test’s own picture');
  const uploads = createUploads({ maxBytes: 2 * png.length });
  const [first = '', second = '', third = ''] = [1, 2, 3].map(() => uploads.store(png, facts));
  expect([first, second, third].map((path) => uploads.find(path) !== undefined)).toEqual([false, true, true]);
});

test('uploads in a folder are there after a restart, and go from it too when there are too many', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'meridian-uploads-')), 'shop.json.uploads');
  onTestFinished(() => rm(dirname(folder), { recursive: true }));
  const facts = readPictureFormat(webp);
  if (facts === undefined) throw new Error('the test’s own picture');
  const before = createUploads({ folder });
  expect(await readdir(dirname(folder))).toEqual([]);
  const paths = [1, 2].map(() => before.store(webp, facts));
  const after = createUploads({ folder, maxBytes: 2 * webp.length });
  for (const path of paths) expect(after.find(path)).toEqual({ bytes: webp, mediaType: 'image/webp' });
  after.store(webp, facts);
  expect(await readdir(folder)).toHaveLength(2);
});
