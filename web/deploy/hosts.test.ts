// The files for hosts: that they say the same, and that the hosts, where they are installed, do what they are for.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { writeDeltas } from '../build/deltas.ts';
import { hashOf } from '../build/import-map.ts';

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
const [netlify, nginx, caddy] = await Promise.all(['../public/_headers', 'nginx.conf', 'Caddyfile'].map(read));

/** The headers that stand in a file, by name in small letters. */
function headersIn(file = '', line: RegExp): Record<string, string> {
  const found = [...file.matchAll(line)].map(([, name = '', value = '']) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(found);
}

const { 'cache-control': immutable, ...everywhere } = headersIn(netlify, /^ {2}([\w-]+): (.+)$/gm);

test('the files for all hosts say the same headers', () => {
  expect(Object.keys(everywhere)).toHaveLength(6);
  expect(headersIn(nginx, /add_header ([\w-]+) "([^"]+)" always;/g)).toEqual(everywhere);
  expect(headersIn(caddy, /^\t\t([\w-]+) "([^"]+)"$/gm)).toEqual(everywhere);
  for (const file of [nginx, caddy]) expect(file).toContain(`"${immutable}"`);
});

test('Netlify sends the page for what is no file, but under /assets', async () => {
  const rules = [...(await read('netlify.toml')).matchAll(/from = "(.+)"\nto = "(.+)"\nstatus = (\d+)/g)];
  expect(rules.map(([, ...rule]) => rule)).toEqual([
    ['/assets/*', '/assets/404.html', '404'],
    ['/*', '/index.html', '200'],
  ]);
  expect(await read('../public/assets/404.html')).toMatch(/^<!doctype html>/);
});

const script = `export const words = ${JSON.stringify('shop '.repeat(500))};`;
const page = `<!doctype html><title>Meridian</title>${' '.repeat(2000)}`;
/** What a browser has of the build before. */
const earlier = { page: page.replace('Meridian', 'Before'), script: script.replace('shop', 'cart') };
const folder = await mkdtemp(join(tmpdir(), 'meridian-host-'));
await mkdir(join(folder, 'assets'));
await mkdir(join(folder, 'before/assets'), { recursive: true });
const files = {
  'before/index.html': earlier.page,
  'before/assets/cart-11111111.js': earlier.script,
  'assets/cart-22222222.js': script,
  'index.html': page,
  'config.json': '{}',
  'service-worker.js': script,
  'manifest.webmanifest': '{}',
  'assets/home-4f3a.js': script,
  'assets/home-4f3a.js.gz': gzipSync(script),
  'assets/home-4f3a.js.br': brotliCompressSync(script),
};
for (const [file, content] of Object.entries(files)) await writeFile(join(folder, file), content);
writeDeltas(folder, [join(folder, 'before')]);
afterAll(() => rm(folder, { recursive: true }));

interface Host {
  /** What it is started by. */
  program: string;
  /** Its configuration, for the folder and a socket in it. */
  configure: () => string;
  arguments: (configuration: string) => string[];
  /** The encodings that it answers in, the best one first. */
  encodings: string[];
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const hosts: Record<string, Host> = {
  nginx: {
    program: '/usr/sbin/nginx',
    configure: () => {
      const site = (nginx ?? '')
        .replace('listen 443 ssl http2', `listen unix:${folder}/socket`)
        .replace(/ssl_certificate.*;/g, '')
        .replace('/srv/meridian', folder)
        .replace('# brotli_static', existsSync(brotli) ? 'brotli_static' : '#');
      const module = existsSync(brotli) ? `load_module ${brotli};` : '';
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (kind) => `${kind}_temp_path ${folder}/${kind};`,
      );
      return `${module} daemon off; master_process off; pid ${folder}/pid; events {}
        http { include /etc/nginx/mime.types; access_log off; ${folders.join(' ')} ${site} }`;
    },
    arguments: (configuration) => ['-e', 'stderr', '-c', configuration],
    encodings: existsSync(brotli) ? ['br', 'gzip'] : ['gzip'],
  },
  caddy: {
    program: '/usr/bin/caddy',
    configure: () =>
      (caddy ?? '')
        .replace('shop.example.com {', `{\n\tadmin off\n}\nhttp:// {\n\tbind unix/${folder}/socket`)
        .replace('/srv/meridian', folder),
    arguments: (configuration) => ['run', '--adapter', 'caddyfile', '--config', configuration],
    encodings: ['br', 'gzip'],
  },
};

/** The answer to a GET request over the host's socket. */
async function get(path: string, encoding = 'identity', dictionary?: string) {
  const { status, headers, bytes } = await new Promise<{
    status: number | undefined;
    headers: IncomingHttpHeaders;
    bytes: Buffer;
  }>((resolve, reject) => {
    const offered = dictionary === undefined ? {} : { 'available-dictionary': `:${hashOf(dictionary)}:` };
    const options = { socketPath: join(folder, 'socket'), path, headers: { 'accept-encoding': encoding, ...offered } };
    request(options, (answer) =>
      buffer(answer).then((bytes) => resolve({ status: answer.statusCode, headers: answer.headers, bytes }), reject),
    )
      .on('error', reject)
      .end();
  });
  return { status, headers, bytes, body: String(bytes) };
}

describe.each(Object.entries(hosts))('%s, where it is installed', (name, host) => {
  let running: ChildProcess | undefined;

  beforeAll(async () => {
    if (!existsSync(host.program)) return;
    const configuration = join(folder, `${name}.conf`);
    await writeFile(configuration, host.configure());
    running = spawn(host.program, host.arguments(configuration), {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder },
    });
    const said = running.stderr === null ? Promise.resolve('') : text(running.stderr);
    const ended = once(running, 'exit').then(async () => expect.fail(`${name} does not run: ${await said}`));
    ended.catch(() => undefined);
    await Promise.race([ended, vi.waitFor(() => get('/'), { timeout: 30_000 })]);
  });

  afterAll(async () => {
    if (running === undefined || running.exitCode !== null) return;
    running.kill();
    await once(running, 'exit');
  });

  const runs = test.skipIf(!existsSync(host.program));

  runs.each(['/', '/home', '/refund/9003/M1/101/134.40', '/payment?order=1', '/index.html'])(
    '[R2.02] %s is the page, asked for anew each time',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, body.slice(0, 15)]).toEqual([200, '<!doctype html>']);
      expect(headers).toMatchObject({ ...everywhere, 'cache-control': 'no-cache' });
      expect(headers['content-type']).toContain('text/html');
    },
  );

  runs('what keeps its name is asked for anew each time, what has its hash in its name is kept for ever', async () => {
    for (const path of ['/config.json', '/service-worker.js', '/manifest.webmanifest'])
      expect((await get(path)).headers).toMatchObject({ ...everywhere, 'cache-control': 'no-cache' });
    expect((await get('/assets/home-4f3a.js')).headers).toMatchObject({ ...everywhere, 'cache-control': immutable });
    expect((await get('/manifest.webmanifest')).headers['content-type']).toBe('application/manifest+json');
  });

  runs('a file that is missing is neither the page nor kept', async () => {
    const { status, headers } = await get('/assets/gone-1111.js');
    expect([status, headers['cache-control']]).toEqual([404, undefined]);
    expect(headers).toMatchObject(everywhere);
  });

  runs('files go out as the build has compressed them, the page as the host does', async () => {
    const file = await get('/assets/home-4f3a.js', host.encodings.join(', '));
    expect(file.headers['content-encoding']).toBe(host.encodings[0]);
    expect((await get('/assets/home-4f3a.js', 'gzip')).headers['content-encoding']).toBe('gzip');
    expect((await get('/assets/home-4f3a.js')).body).toBe(script);
    expect((await get('/home', 'gzip')).headers['content-encoding']).toBe('gzip');
    expect(file.headers.vary).toMatch(/accept-encoding/i);
  });

  runs.each([
    [
      '/assets/cart-22222222.js',
      earlier.script,
      script,
      'match="/assets/cart-*.js", match-dest=("script" "style" "")',
      immutable,
    ],
    ['/home', earlier.page, page, undefined, 'no-cache'],
    ['/offline', earlier.page, page, 'match="/*", match-dest=("document" "")', 'private, max-age=31536000'],
  ])('%s is what differs from the file that the browser has', async (path, dictionary, content, use, cache) => {
    const { headers, bytes } = await get(path, 'gzip, br, dcb, dcz', dictionary);
    expect(headers).toMatchObject({ ...everywhere, 'content-encoding': 'dcz', 'cache-control': cache });
    expect(headers['use-as-dictionary']).toBe(use);
    expect(headers.vary).toMatch(/available-dictionary/i);
    expect(bytes.length).toBeLessThan(100);
    expect(String(zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(dictionary) }))).toBe(content);
    // Not for other browsers, nor from a file that no build had.
    const plain = [await get(path), await get(path, 'identity', dictionary), await get(path, 'dcz', 'unknown')];
    for (const { headers, body } of plain) expect([headers['content-encoding'], body]).toEqual([undefined, content]);
  });
});
