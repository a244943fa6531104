import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createClient } from '@meridian/sdk';
import { afterAll, expect, test } from 'vitest';
import { startMockProcess } from '../tests/harness/mock-process.ts';
import { runInProcess } from '../tests/harness/run-in-process.ts';
import { startMock } from './server.ts';

const directory = await mkdtemp(join(tmpdir(), 'meridian-contract-'));
await writeFile(join(directory, 'broken.json'), '{"openapi": ');
await writeFile(join(directory, 'other.json'), '{"name": "a package"}');
await writeFile(join(directory, 'dangling.json'), '{"openapi": "3.1.0", "paths": {"/a": {"$ref": "#/nowhere"}}}');
afterAll(() => rm(directory, { recursive: true }));

const oneLine = /^[^\n]+\n$/;

test.each([['--seed', 'x'], ['--scenario', 'nowhere'], ['--check=yes'], ['--port', 'many']])(
  '%s %s exits with 2 and one line',
  async (...args) => {
    expect(await runInProcess('--port', '0', ...args)).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(oneLine),
    });
  },
);

test('--help exits with 0', async () => {
  expect(await runInProcess('--help')).toEqual({ code: 0, out: expect.stringContaining('--scenario'), err: '' });
});

test.each(['missing.json', 'broken.json', 'other.json', 'dangling.json'])(
  'the contract %s makes the mock exit with 2 and one line that says how to build a contract',
  async (file) => {
    const { code, err } = await runInProcess('--port', '0', '--contract', join(directory, file));
    expect(code).toBe(2);
    expect(err).toMatch(oneLine);
    expect(err).toContain('run "npm run contract:build"');
  },
);

test('a taken port makes the mock exit with 2 and one line that names an alternative', async () => {
  const first = await startMock({ port: 0, stateless: true });
  const { code, err } = await runInProcess('--stateless', '--port', new URL(first.url).port);
  await first.close();
  expect(code).toBe(2);
  expect(err).toMatch(oneLine);
  expect(err).toContain('--port 0');
});

/** Runs the command in a process of its own until it ends. */
async function runProcess(args: readonly string[], env: Record<string, string> = {}) {
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
  const options = { env: { ...process.env, ...env } };
  const child = spawn(process.execPath, ['--conditions=@meridian/source', cli, ...args], options);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
}

test('a process with a wrong option exits with 2 and writes only to the error stream', async () => {
  expect(await runProcess(['--port', 'many'])).toEqual({ code: 2, out: '', err: expect.stringMatching(oneLine) });
});

test('a process with a damaged data file exits with 1 and one line that names the file', async () => {
  const data = join(directory, 'data');
  await cp(fileURLToPath(new URL('../data', import.meta.url)), data, { recursive: true });
  await writeFile(join(data, 'areas.json'), '{"AU": ');
  const { code, out, err } = await runProcess(['--port', '0'], { MERIDIAN_DATA: data });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(oneLine);
  expect(err).toContain(`The data file ${join(data, 'areas.json')} cannot be used: `);
});

test('a process prints its one address, follows its options and exits with 0 when terminated', async () => {
  const options = ['--seed', '7', '--products', '12', '--scenario', 'disabled_account', '--latency', '40', '--check'];
  const mock = await startMockProcess(...options);
  const client = createClient({ baseUrl: mock.url, token: () => undefined, language: () => 'en' });
  const { faults } = await (await fetch(`${mock.url}/__mock/state`)).json();
  expect(faults).toMatchObject([{ kind: 'latency', on: '*', ms: 40 }]);
  expect(await client.call('getHome')).toMatchObject({ product_count: 12 });
  const body = { account: 'demo@meridian.shop', password: 'demo123456' };
  await expect(client.call('loginUser', { body })).rejects.toMatchObject({ reason: 'account_disabled' });
  expect(await mock.close()).toBe(0);
});
