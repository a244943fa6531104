import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { readPictureFormat } from '../../pictures/picture-format.ts';
import { createPictureStore } from '../../pictures/picture-store.ts';
import { startMock } from '../../server.ts';
import { DEMO_TOKEN } from '../../world/seed/demo/demo.ts';
import { maxPicture } from './uploads.ts';

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

const mock = await startMock({ port: 0, running: () => 0, check: true });
afterAll(() => mock.close());

/** In the contract's shape, which the mock has validated. */
interface Answer {
  code: number;
  data: {
    upload_id: string;
    preview: { url: string; expires_at: string };
    pictures: string[];
    evidence: { url: string };
  };
}

const post = async (path: string, body: FormData | object, headers: Record<string, string> = {}): Promise<Answer> => {
  const isForm = body instanceof FormData;
  const response = await fetch(mock.url + path, {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: { token: DEMO_TOKEN, ...(!isForm && { 'content-type': 'application/json' }), ...headers },
  });
  return response.json();
};

function upload(bytes: Buffer<ArrayBuffer>, headers: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: 'image/png' }), '证据.png');
  return post('/api/common/upload', form, headers);
}

async function fetched(url: string) {
  const response = await fetch(mock.url + url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}

describe('an uploaded picture', () => {
  test.each([
    ['webp', 'image/webp', webp],
    ['png', 'image/png', png],
    ['jpg', 'image/jpeg', jpeg],
  ])('%s is returned byte for byte, at a signed address', async (extension, type, bytes) => {
    const { code, data } = await upload(bytes);
    expect(code).toBe(1);
    expect(data).toEqual({
      upload_id: expect.stringMatching(/^u_[\w-]{22}$/),
      preview: { url: expect.any(String), expires_at: '2026-11-20T10:10:00Z' },
      expires_at: '2026-11-21T10:00:00Z',
    });
    expect(data.preview.url).toContain(`/uploads/${data.upload_id}.${extension}?`);
    expect(await fetched(data.preview.url)).toEqual({ status: 200, type, bytes });
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

  test('is refused above 5 MB and accepted at exactly 5 MB', async () => {
    const padded = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
    expect(await upload(padded(maxPicture))).toMatchObject({ code: 1 });
    expect(await upload(padded(maxPicture + 1))).toMatchObject({ code: 6002, data: { max_bytes: maxPicture } });
  });

  test('needs the form field named by the contract', async () => {
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

describe('a private picture', () => {
  const statusOf = async (url: string) => (await fetched(url)).status;

  test('is not served without its signature, with another one, for another picture or past its time', async () => {
    const [{ data: first }, { data: second }] = [await upload(webp), await upload(webp)];
    const { url } = first.preview;
    const [path = '', search = ''] = url.split('?');
    const forged = [
      path,
      `${path}?`,
      url.replace(/signature=./, (found) => (found.endsWith('A') ? 'signature=B' : 'signature=A')),
      url.replace(/signature=.*/, 'signature='),
      url.replace(first.upload_id, second.upload_id),
      url.replace(/expires=\d+/, (found) => `${found}0`),
      `${path}?${search.replace('session=default', 'session=another')}`,
    ];
    for (const address of forged) expect(await statusOf(address), address).toBe(404);
    expect(await statusOf(url)).toBe(200);
  });

  test('expires by the clock of its own sandbox, and gets a new address when read again', async () => {
    const sandbox = { 'x-mock-session': 'ends-here' };
    const { data } = await upload(webp, sandbox);
    const advance = (seconds: number) =>
      fetch(`${mock.url}/__mock/advance`, {
        method: 'POST',
        body: JSON.stringify({ seconds }),
        headers: { 'content-type': 'application/json', ...sandbox },
      });
    await advance(599);
    expect(await statusOf(data.preview.url)).toBe(200);
    await advance(1);
    expect(await statusOf(data.preview.url)).toBe(404);
    const recharge = { method: 'manual', amount: '200.00', evidence: data.upload_id };
    const body = { ...recharge, idempotency_key: '00000000-0000-4000-8000-000000000001' };
    const { data: report } = await post('/api/user/recharge', body, sandbox);
    expect(await fetched(report.evidence.url)).toMatchObject({ status: 200, bytes: webp });
  });

  test('from the seed is served at its signed address too', async () => {
    const response = await fetch(`${mock.url}/api/user/recharge_log`, { headers: { token: DEMO_TOKEN } });
    const answer: { data: { list: { evidence: { url: string } | null }[] } } = await response.json();
    const url = answer.data.list.find(({ evidence }) => evidence !== null)?.evidence?.url ?? '';
    expect(await statusOf(url)).toBe(200);
    expect(await statusOf(url.replace(/\?.*/, ''))).toBe(404);
  });

  test('becomes public in a review, at an address that does not reveal the upload', async () => {
    const { data } = await upload(png);
    const scores = { product_score: 5, service_score: 5, postage_score: 5 };
    const words = { content: 'Fine', pictures: [data.upload_id], anonymous: false };
    const { data: review } = await post('/api/order/comment', {
      idempotency_key: crypto.randomUUID(),
      order_item_id: 90051,
      ...scores,
      ...words,
    });
    const [picture = ''] = review.pictures;
    expect(picture).toMatch(/^\/uploads\/p_[\w-]{22}\.png$/);
    expect(picture).not.toContain(data.upload_id.slice(2));
    expect(await fetched(picture)).toEqual({ status: 200, type: 'image/png', bytes: png });
    expect(await statusOf(data.preview.url.replace(/\?.*/, ''))).toBe(404);
  });

  test('needs a valid token', async () => {
    expect(await upload(png, { token: 'nobody' })).toMatchObject({ code: 401 });
  });
});

test('uploads stay within their memory limit, and the oldest are dropped first', () => {
  const facts = readPictureFormat(png);
  if (facts === undefined) throw new Error('the test’s own picture');
  const store = createPictureStore({ maxBytes: 2 * png.length });
  const files = [1, 2, 3].map(() => store.store(png, facts).file);
  expect(files.map((file) => store.find(file) !== undefined)).toEqual([false, true, true]);
  expect(store.publish(files[0] ?? '')).toBeUndefined();
});

test('uploads in a folder survive a restart, and are removed from it when there are too many', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'meridian-uploads-')), 'shop.json.uploads');
  onTestFinished(() => rm(dirname(folder), { recursive: true }));
  const facts = readPictureFormat(webp);
  if (facts === undefined) throw new Error('the test’s own picture');
  const before = createPictureStore({ folder });
  expect(await readdir(dirname(folder))).toEqual([]);
  const files = [1, 2].map(() => before.store(webp, facts).file);
  const after = createPictureStore({ folder, maxBytes: 2 * webp.length });
  for (const file of files) expect(after.find(file)).toEqual({ bytes: webp, mediaType: 'image/webp' });
  after.store(webp, facts);
  expect(await readdir(folder)).toHaveLength(2);
});
