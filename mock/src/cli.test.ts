import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArguments } from './cli-options.ts';
import { startMockProcess } from './conformance/server-process.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'meridian-contract-'));
  await writeFile(join(directory, 'broken.json'), '{"openapi": ');
  await writeFile(join(directory, 'other.json'), '{"name": "a package"}');
  await writeFile(join(directory, 'dangling.json'), '{"openapi": "3.1.0", "paths": {"/a": {"$ref": "#/nowhere"}}}');
});
afterAll(() => rm(directory, { recursive: true }));

/** Runs the command until it ends. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=source', cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
}

const oneLine = /^[^\n]+\n$/;

describe('a command line that cannot be followed', () => {
  test.each([
    ['--port', 'many'],
    ['--port', '65536'],
    ['--port=-1', ''],
    ['--host', ''],
    ['--nope', ''],
    ['extra', ''],
  ])('%s %s is told what to give instead', (option, value) => {
    const args = value === '' && option !== '--host' ? [option] : [option, value];
    expect(() => readArguments(args)).toThrow(/for example --|see "npm run mock -- --help"$/);
  });

  test('ends with 2 and one line', async () => {
    const { code, out, err } = await run('--port', 'many');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(oneLine);
  });

  test('--help lists every option and ends with 0', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const option of ['--port', '--host', '--quiet', '--stateless', '--contract']) expect(out).toContain(option);
  });
});

test.each(['missing.json', 'broken.json', 'other.json', 'dangling.json'])(
  'the contract %s ends it with 2 and one line that says how to build one',
  async (file) => {
    const { code, err } = await run('--port', '0', '--contract', join(directory, file));
    expect(code).toBe(2);
    expect(err).toMatch(oneLine);
    expect(err).toContain('run "npm run contract:build"');
  },
);

test('a taken port ends it with 2 and one line that names another way', async () => {
  const first = await startMockProcess();
  const { code, err } = await run('--port', new URL(first.url).port);
  await first.close();
  expect(code).toBe(2);
  expect(err).toMatch(oneLine);
  expect(err).toContain('--port 0');
});

test('it prints its one address and answers there until it is told to end', async () => {
  const { url, close } = await startMockProcess('--stateless');
  expect((await fetch(`${url}/api/index/home`)).status).toBe(200);
  expect(await close()).toBe(0);
  await expect(fetch(`${url}/api/index/home`)).rejects.toThrow();
});
