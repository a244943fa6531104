import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createClient } from '@meridian/sdk';
import { describe, expect, test } from 'vitest';
import { readArguments } from './cli-options.ts';
import { startMockProcess } from './conformance/server-process.ts';
import { faultKinds } from './sandboxes/faults.ts';
import { scenarios } from './scenarios/scenarios.ts';

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url));

/** Runs the command until it ends. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=source', cli, ...args]);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
}

describe('a flag with a wrong value is told in one line what to give instead', () => {
  test.each([
    ['--seed', 'x', '--seed x: give a whole number from 0 to 2147483647'],
    ['--seed', '1.5', '--seed 1.5: give a whole number from 0 to 2147483647'],
    ['--seed', '9999999999', '--seed 9999999999: give a whole number from 0 to 2147483647'],
    ['--products', '5', '--products 5: give a whole number from 6 to 20000'],
    ['--products', '20001', '--products 20001: give a whole number from 6 to 20000'],
    ['--products', 'all', '--products all: give a whole number from 6 to 20000'],
    ['--latency', '120001', '--latency 120001: give a whole number from 0 to 120000'],
    ['--latency', '1e3', '--latency 1e3: give a whole number from 0 to 120000'],
    ['--latency', '', '--latency : give a whole number from 0 to 120000'],
    ['--scenario', 'nowhere', 'There is no scenario nowhere; there are new_customer, '],
    ['--scenario', '', 'There is no scenario ; there are new_customer, '],
    ['--state', '', '--state must be a file, for example --state shop.json'],
    ['--check=yes', undefined, "Option '--check' does not take an argument: see"],
  ])('%s %s', (option, value, message) => {
    const args = value === undefined ? [option] : [option, value];
    const told = (() => {
      try {
        return `accepted: ${JSON.stringify(readArguments(args))}`;
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    })();
    expect(told.slice(0, message.length)).toBe(message);
    expect(told).not.toContain('\n');
  });

  test.each([['--seed', 'x'], ['--scenario', 'nowhere'], ['--check=yes']])(
    'and the command %s %s ends with 2',
    async (...args) => {
      const { code, out, err } = await run('--port', '0', ...args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^[^\n]+\n$/);
    },
  );
});

test('--help lists every scenario and every fault with what it does, and the flags', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  for (const { name, description } of scenarios) expect(out).toContain(`  ${name.padEnd(26)}${description}\n`);
  for (const [name, description] of Object.entries(faultKinds)) {
    expect(out).toContain(`  ${name.padEnd(26)}${description}\n`);
  }
  for (const flag of ['seed', 'products', 'scenario', 'latency', 'state', 'check']) expect(out).toContain(`--${flag} `);
});

test('--seed, --products, --scenario, --latency and --check do what they say', async () => {
  const flags = ['--seed', '7', '--products', '12', '--scenario', 'disabled_account', '--latency', '40', '--check'];
  const mock = await startMockProcess(...flags);
  const client = createClient({ baseUrl: mock.url, token: () => undefined, language: () => 'en' });
  const started = performance.now();
  const { product_count } = await client.call('getHome');
  expect(performance.now() - started).toBeGreaterThanOrEqual(39);
  expect(product_count).toBe(12);
  const body = { account: 'demo@meridian.shop', password: 'demo123456' };
  await expect(client.call('loginUser', { body })).rejects.toMatchObject({ reason: 'account_disabled' });
  await mock.close();
});
