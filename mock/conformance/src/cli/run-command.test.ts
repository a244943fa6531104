import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startMock } from '../../../src/server.ts';
import { certificate, key } from '../../tests/self-signed.ts';
import { LONG } from '../run/sandbox-run.testing.ts';
import { runConformanceCommand } from './run-command.ts';

const mock = await startMock({ port: 0 });
const directory = await mkdtemp(join(tmpdir(), 'meridian-conformance-'));
afterAll(() => mock.close());
afterAll(() => rm(directory, { recursive: true }));

const customer = ['--account', 'demo@meridian.shop'];

/** Runs the command in this process. */
async function command(args: readonly string[], { env = {}, signal = new AbortController().signal } = {}) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
    },
  });
  const secrets = { MERIDIAN_PASSWORD: 'demo123456', MERIDIAN_PAY_CODE: '246810' };
  const context = { stdout: stream('stdout'), stderr: stream('stderr'), env: { ...secrets, ...env }, signal };
  const code = await runConformanceCommand([...args, '--quiet'], context);
  return { code, out: written.stdout, err: written.stderr };
}

/** A server of the test's own. */
async function withServer<Result>(serve: RequestListener, act: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(serve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server
  try {
    return await act(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a run that cannot begin says in one line what to change', () => {
  test('arguments', async () => {
    const lines = await Promise.all(
      [
        [],
        ['ftp://there', ...customer],
        [mock.url],
        [mock.url, ...customer, '--seed', 'x'],
        [mock.url, ...customer, '--parallel', '0'],
        [mock.url, ...customer, '--shard', '3/2'],
        [mock.url, ...customer, '--header', 'nonsense'],
        [mock.url, ...customer, '--only', 'getNothing'],
        [mock.url, ...customer, '--nonsense'],
        ['--har', '/nowhere/none.har'],
        ['--merge', '/nowhere/one.json', '/nowhere/two.json'],
      ].map(async (args) => {
        const { code, out, err } = await command(args);
        expect([code, out, err.trimEnd().split('\n')]).toEqual([2, '', [expect.any(String)]]);
        return err.trimEnd();
      }),
    );
    expect(lines).toMatchInlineSnapshot(`
      [
        "The server's address is missing, for example https://staging.example.com",
        "The address ftp://there is not an address: write it with http:// or https://",
        "--account is missing: the name of a customer made for tests",
        "--seed x: give a whole number from 0 to 2147483647",
        "--parallel 0: give a whole number from 1 to 256",
        "--shard 3/2: write which of how many, for example 2/5",
        "--header nonsense: write it as "name: value"",
        "--only getNothing: the contract has no such operation",
        "Unknown option '--nonsense': see "npm run conformance -- --help"",
        "--har /nowhere/none.har cannot be read (ENOENT)",
        "The report /nowhere/one.json cannot be read (ENOENT): give a file that --json wrote",
      ]
    `);
  });

  test('a missing password, an unknown customer', async () => {
    expect((await command([mock.url, ...customer], { env: { MERIDIAN_PASSWORD: '' } })).err).toContain(
      'set MERIDIAN_PASSWORD in the environment',
    );
    const [json, junit] = [join(directory, 'wrong.json'), join(directory, 'wrong.xml')];
    const args = [mock.url, ...customer, '--json', json, '--junit', junit];
    const wrong = await command(args, { env: { MERIDIAN_PASSWORD: 'wrong-password' } });
    expect(wrong).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^[^\n]*check --account and MERIDIAN_PASSWORD\n$/),
    });
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
      requests: 2,
      interrupted: expect.stringContaining('the server does not know them'),
    });
    expect(await readFile(junit, 'utf8')).toMatch(/errors="1".*[\s\S]*<error message="Interrupted: Signing in as/);
  });

  test('a server that is down, hangs, or has another address', async () => {
    // Systems give no port below 1024 to a server that asks for any.
    expect((await command(['http://127.0.0.1:2', ...customer])).err).toMatch(/cannot be reached: .*ECONNREFUSED/);
    const hanging = await withServer(
      () => undefined,
      (url) => command([url, ...customer, '--timeout', '300']),
    );
    expect(hanging.err).toContain('cannot be reached: no answer within 300 ms');
    const moved = await withServer(
      (_, response) => response.writeHead(301, { location: 'https://new.example/' }).end(),
      (url) => command([url, ...customer]),
    );
    expect(moved.err).toContain('redirects to https://new.example/: give the address it leads to');
  });

  test('an unreadable baseline is refused before any request', async () => {
    let requests = 0;
    const { code, err } = await withServer(
      (_, response) => {
        requests += 1;
        response.end();
      },
      (url) => command([url, ...customer, '--baseline', '/nowhere/old.json']),
    );
    const line = 'The report /nowhere/old.json cannot be read (ENOENT): give a file that --json wrote\n';
    expect([code, requests, err]).toEqual([2, 0, line]);
  });

  test('a self-signed certificate', async () => {
    const server = createTlsServer({ key, cert: certificate }, (_, response) => response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // of a TCP server
    const { code, err } = await command([`https://127.0.0.1:${port}`, ...customer]);
    server.close();
    expect([code, err]).toEqual([2, expect.stringMatching(/cannot be reached: .*\(give --insecure to take .*\)\n$/)]);
  });

  test('a broken contract', async () => {
    const file = join(directory, 'broken.json');
    await writeFile(file, '{"openapi":');
    expect((await command([mock.url, ...customer, '--contract', file])).err).toContain('is not JSON');
  });
});

test(
  'writes the requested reports, without secrets',
  async () => {
    const path = (name: string) => join(directory, name);
    const reports = ['html', 'json', 'junit', 'sarif', 'vitest', 'curl'].flatMap((format) => [
      `--${format}`,
      path(`report.${format}`),
    ]);
    const only = ['--only', 'getUserInfo,listOrders', '--header', 'x-mock-session: reports'];
    const { code, out } = await command([mock.url, ...customer, ...only, ...reports]);
    expect([code, out.split('\n')[0]]).toEqual([0, expect.stringMatching(/^✓ /)]);
    for (const format of ['html', 'json', 'junit', 'sarif']) {
      const text = await readFile(path(`report.${format}`), 'utf8');
      expect(text).toContain('listOrders');
      for (const secret of ['demo123456', '246810', 'demo@meridian.shop']) expect(text).not.toContain(secret);
    }
    const merged = await command(['--merge', path('report.json'), path('report.json')]);
    expect(merged).toMatchObject({ code: 0 });
  },
  LONG,
);

test(
  'a path that cannot be written costs one line, and the other reports are written',
  async () => {
    const json = join(directory, 'kept.json');
    const file = join(directory, 'a-file');
    await writeFile(file, '');
    const paths = ['--json', json, '--html', join(file, 'below-a-file.html')];
    const { code, err } = await command([mock.url, ...customer, '--only', 'getConfig', ...paths]);
    expect([code, err.trimEnd().split('\n')]).toEqual([2, [expect.stringContaining('below-a-file.html')]]);
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ kind: 'run' });
  },
  LONG,
);

test(
  'two servers are compared by the same calls',
  async () => {
    const other = await startMock({ port: 0, seed: 7 });
    const only = [
      '--only',
      'listProducts,getProduct,listCategories,likeProduct',
      '--header',
      'x-mock-session: compare',
    ];
    const { code, out } = await command([mock.url, ...customer, ...only, '--compare', other.url]);
    await other.close();
    expect([code, out.split('\n')[0]]).toEqual([0, expect.stringMatching(/^✓ /)]);
  },
  LONG,
);

test.each([1, 40])(
  'Ctrl-C at request %i ends the run with a report of the results so far',
  async (last) => {
    const ending = new AbortController();
    const json = join(directory, 'interrupted.json');
    let requests = 0;
    const { code } = await withServer(
      (request, response) => {
        requests += 1;
        if (requests === last) ending.abort();
        forward(request, response).catch(() => response.destroy());
      },
      (url) => command([url, ...customer, '--json', json], { signal: ending.signal }),
    );
    expect(code).toBe(3);
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ interrupted: 'Ctrl-C' });
  },
  LONG,
);

/** Hands a request on to the mock. */
const forward = async (...[request, response]: Parameters<RequestListener>) => {
  const chunks = await request.toArray();
  const { host, connection, 'content-length': _, ...headers } = request.headers;
  const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
  const init = { method: request.method ?? 'GET', headers: headers as Record<string, string>, ...body };
  const answer = await fetch(`${mock.url}${request.url}`, init);
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
};
