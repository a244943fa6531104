import { expect, onTestFinished, test } from 'vitest';
import { runConformance } from '../../src/run/run.ts';
import { contract, inShort, LONG } from '../../src/run/sandbox-run.testing.ts';
import { CUSTOMERS, PATHS, startForeignServer } from './server.ts';

test('the run finds nothing on a foreign server without mistakes', { timeout: LONG }, async () => {
  const { url, close } = await startForeignServer();
  onTestFinished(close);
  const [account, second] = CUSTOMERS;
  const only = [...contract.operations.values()].filter(({ path }) => PATHS.includes(path)).map(({ id }) => id);
  const report = await runConformance({ url, contract, account, second, allowWrites: true, only });
  expect(inShort(report)).toEqual([]);
});
