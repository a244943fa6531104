import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../server.ts';

const page = '<!doctype html><title>Meridian</title>';
const script = `export const words = ${JSON.stringify('shop '.repeat(1000))};`;
const policy = "frame-ancestors 'none'";
const directory = await mkdtemp(join(tmpdir(), 'meridian-web-'));
await mkdir(join(directory, 'assets'));
await writeFile(join(directory, 'index.html'), page);
await writeFile(join(directory, 'config.json'), '{}');
const rules = `# A host's.\n/*\n  Content-Security-Policy: ${policy}\n\n/home\n  X-Robots-Tag: none\n`;
await writeFile(join(directory, '_headers'), rules);
await writeFile(join(directory, 'assets', 'home-4f3a.js'), script);
const mock = await startMock({ port: 0, webDirectory: directory });

afterAll(() => mock.close());
afterAll(() => rm(directory, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(mock.url + path, { method, headers });
const navigate = (path: string) => get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

/** Avoids `fetch`, which always sends an Accept header. */
async function requestRaw(path: string, accept: string | undefined) {
  const headers = accept === undefined ? {} : { accept };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpGet(mock.url + path, { headers }, resolve).on('error', reject);
  });
  return { status: response.statusCode, type: response.headers['content-type'], body: await text(response) };
}

describe('the web app', () => {
  test.each(['/', '/home', '/orderInfo/9001', '/myPurchases/-4', '/search?keyword=%E8%8C%B6', '/no/such/screen'])(
    '[R2.02] %s, typed or reloaded, opens the app',
    async (path) => {
      const response = await navigate(path);
      expect({
        status: response.status,
        type: response.headers.get('content-type'),
        body: await response.text(),
      }).toEqual({
        status: 200,
        type: 'text/html; charset=utf-8',
        body: page,
      });
    },
  );

  test.each(['/refund/9003/M1/101/134.40', '/home', '/search?keyword=a.b'])(
    '[R2.02] %s opens the app for a client that does not ask for a page by its type',
    async (path) => {
      for (const accept of ['*/*', undefined]) {
        const response = await requestRaw(path, accept);
        expect(response).toEqual({ status: 200, type: 'text/html; charset=utf-8', body: page });
      }
    },
  );

  test.each(['/api/nothing', '/assets/gone-1111.js', '/pictures/0000.webp', '/uploads/gone.png'])(
    '[R2.02] %s is not a screen: 404 even for a browser that accepts a page',
    async (path) => {
      const response = await navigate(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 404, data: null });
    },
  );

  test('[R2.02] a missing script or picture is a 404, not the app’s page', async () => {
    expect((await get('/logo.png', { accept: 'image/webp,*/*' })).status).toBe(404);
    expect((await navigate('/gone-1111.js')).status).toBe(404);
    expect((await get('/home', {}, 'POST')).status).toBe(404);
  });

  test('its page is revalidated each time, its hashed files are cached forever', async () => {
    const cached = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cached('/')).toBe('no-cache');
    expect(await cached('/config.json')).toBe('no-cache');
    expect(await cached('/assets/home-4f3a.js')).toBe('public, max-age=31536000, immutable');
  });

  test('its files have the headers that the build sets for their paths', async () => {
    const headersOf = async (path: string) => {
      const { headers } = await get(path);
      return [headers.get('content-security-policy'), headers.get('x-robots-tag')];
    };
    expect(await headersOf('/home')).toEqual([policy, 'none']);
    expect(await headersOf('/home/more')).toEqual([policy, null]);
    expect(await headersOf('/assets/home-4f3a.js')).toEqual([policy, null]);
    expect(await headersOf('/openapi.json')).toEqual([null, null]);
  });

  test('is compressed for clients that accept gzip', async () => {
    const zipped = await get('/assets/home-4f3a.js', { 'accept-encoding': 'gzip' });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(Number(zipped.headers.get('content-length'))).toBeLessThan(script.length / 10);
    expect(await zipped.text()).toBe(script);
    const plain = await get('/assets/home-4f3a.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  test('is served anew after a build, and not resent if unchanged', async () => {
    const first = await get('/');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/', { 'if-none-match': etag })).status).toBe(304);
    await writeFile(join(directory, 'index.html'), `${page}<p>new`);
    const second = await get('/', { 'if-none-match': etag });
    expect(await second.text()).toBe(`${page}<p>new`);
    await writeFile(join(directory, 'index.html'), page);
  });

  test('answers HEAD as GET, without a body', async () => {
    const response = await get('/', {}, 'HEAD');
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 200, body: '' });
  });
});

test.each(['1f3a7', '101.mist', '101.mist.side'])('the picture %s is served and cached forever', async (name) => {
  const response = await get(`/pictures/${name}.webp`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
  const known = { 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await get(`/pictures/${name}.webp`, known)).status).toBe(304);
});

test('a film is served whole and in the byte ranges that a player requests', async () => {
  const whole = Buffer.from(await (await get('/films/103.mp4')).arrayBuffer());
  expect(whole.toString('latin1', 4, 8)).toBe('ftyp');
  const part = await get('/films/103.mp4', { range: 'bytes=4-7' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${whole.length}`]);
  expect(await part.text()).toBe('ftyp');
  const rest = await get('/films/103.mp4', { range: `bytes=${whole.length - 3}-` });
  expect((await rest.arrayBuffer()).byteLength).toBe(3);
  expect((await get('/films/103.mp4', { range: `bytes=${whole.length}-` })).status).toBe(416);
  expect((await get('/films/1f3a7.mp4')).status).toBe(404);
});

test('the contract is served in its two forms, with the agenda for the back-end team', async () => {
  expect(await (await get('/agenda')).text()).toMatch(/^<!doctype html>.+<title>Agenda/s);
  expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
  expect(await (await get('/openapi.yaml')).text()).toMatch(/^openapi: 3\.1\.0/);
});

test('a missing build is answered with how to build it', async () => {
  const bare = await startMock({ port: 0, webDirectory: join(directory, 'assets') });
  const response = await fetch(`${bare.url}/`, { headers: { accept: 'text/html' } });
  expect(await response.json()).toMatchObject({ code: 404, msg: 'The web app is not built: run "npm run build"' });
  await bare.close();
});
