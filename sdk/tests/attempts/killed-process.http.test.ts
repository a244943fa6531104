// As in kills.test.ts, but with real processes, real connections and SIGKILL: only a file is left.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startMock } from '../../../mock/src/server.ts';
import { createCustomer } from '../mock-client.ts';
import { actions } from './actions.ts';

const mock = await startMock({ port: 0 });
const folder = await mkdtemp(join(tmpdir(), 'sdk-killed-'));
afterAll(() => mock.close());
afterAll(() => rm(folder, { recursive: true }));

const script = new URL('child.ts', import.meta.url).pathname;
const runChild = (visit: object): Promise<{ signal: NodeJS.Signals | null; told: string[] }> =>
  new Promise((resolve) => {
    const env = { ...process.env, VISIT: JSON.stringify(visit) };
    const child = execFile(process.execPath, ['--conditions=@meridian/source', script], { env }, (_error, said) =>
      resolve({ signal: child.signalCode, told: said.trim().split('\n') }),
    );
  });

const isWhole = process.env['FAULT_MATRIX'] === 'all';
/**
 * The answer is lost. The process is killed before the call is sent, while its answer is read, and after the outcome
 * was told.
 */
const cases = isWhole
  ? (['pay', 'order', 'withdraw', 'refund'] as const).flatMap((action) =>
      Array.from({ length: 16 }, (_, index) => [action, index + 1] as const),
    )
  : ([
      ['pay', 7],
      ['pay', 8],
      ['pay', 12],
      ['withdraw', 12],
    ] as const);

test.each(cases)('[B5.17] %s, killed at step %i and started again, has one effect', async (action, killedAt) => {
  const { client, sandbox, state } = await createCustomer(mock.url);
  const before = await actions[action].count(client);
  const own = await mkdtemp(join(folder, 'visit-'));
  const visit = { url: mock.url, sandbox, token: state.token, folder: own, action };
  const first = await runChild({ ...visit, fault: 'truncated', killedAt });
  for (const file of await readdir(own)) expect(await readFile(join(own, file), 'utf8')).not.toContain('246810');
  if (!first.told.includes('settled')) {
    expect(first.signal).toBe('SIGKILL');
    expect((await runChild(visit)).told).toContain('settled');
  }
  expect((await actions[action].count(client)) - before).toBe(1);
  expect(await actions[action].money(client)).toBe(actions[action].expected);
});
