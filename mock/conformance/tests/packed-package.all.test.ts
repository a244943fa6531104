import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { harOf } from '../../shared/har-of.ts';
import { startMock } from '../../src/server.ts';
import { createProject } from '../../tests/packed-project.ts';
import { readContract } from '../src/contract/contract.ts';
import { changedExchange } from './example-exchanges.ts';

const packed = await createProject();
await packed.install(await packed.pack('mock/conformance'), '--offline');
afterAll(() => packed.remove());

test('[B7.09] the package has no dependencies', async () => {
  expect(await packed.installed()).toEqual(['@meridian']);
});

test.each([
  [['--help'], /^npx meridian-conformance proxy --help /m],
  [['run', '--help'], /^Usage: npx meridian-conformance run <address> --account/m],
  [['proxy', '--help'], /^Usage: npx meridian-conformance proxy <address>/m],
])('[B7.09] meridian-conformance %j prints its usage', async (args, line) => {
  expect(await packed.call('meridian-conformance', ...args)).toMatch(line);
});

test('a finding names the same file and line as in the repository', async () => {
  const contract = await readContract();
  const wrong = [
    changedExchange(contract, 'getOrder', { body: { '/data/total_amount': 134.4 } }),
    changedExchange(contract, 'getOrder', { example: 'order_not_found', body: { '/reason': 'gone' } }),
    changedExchange(contract, 'listOrders', { status: 302 }),
  ];
  const file = join(packed.project, 'wrong.har');
  await writeFile(file, JSON.stringify(harOf(wrong)));
  const source = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
  const told = (...command: string[]) =>
    spawnSync(process.execPath, [...command, '--har', file], { encoding: 'utf8' }).stdout.match(/^ *contract .*$/gm);
  const places = told('--conditions=@meridian/source', source, 'run');
  expect(places?.length).toBeGreaterThan(2);
  for (const place of places ?? []) expect(place).toMatch(/ openapi\/.*\.yaml:\d+/);
  expect(told(packed.command('meridian-conformance'), 'run')).toEqual(places);
});

test('[B7.09] the installed run checks a server against the packaged contract', async () => {
  const mock = await startMock({ port: 0 });
  vi.stubEnv('MERIDIAN_PASSWORD', 'demo123456');
  const page = join(packed.project, 'report.html');
  const args = ['run', mock.url, '--account', 'demo@meridian.shop', '--only', 'getConfig', '--html', page];
  try {
    expect(await packed.call('meridian-conformance', ...args)).toMatch(/✓ Conforms/);
    expect(await readFile(page, 'utf8')).toContain('--brand: light-dark(');
  } finally {
    vi.unstubAllEnvs();
    await mock.close();
  }
});
