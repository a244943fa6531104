import { afterAll, expect, test } from 'vitest';
import { startMock } from '../../../src/server.ts';
import { contract, LONG, runInSandbox } from './sandbox-run.testing.ts';
import { expectSound } from './whole-run.testing.ts';

// The longest test: in its own file, so that another worker runs the others.
const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

test('the whole run finds nothing on the mock, and reaches every operation', { timeout: LONG }, async () => {
  const report = await runInSandbox(mock.url, 'whole', { allowWrites: true });
  expectSound(report);
  const all = [...contract.operations.keys()];
  expect(report.operations.map(({ operation }) => operation).toSorted()).toEqual(all.toSorted());
});
