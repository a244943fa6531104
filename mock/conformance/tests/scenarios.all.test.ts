import { afterAll, expect, test } from 'vitest';
import { startMock } from '../../src/server.ts';
import { inShort, LONG } from '../src/run/sandbox-run.testing.ts';
import { runIn, sound } from './run-in-scenario.ts';

// One state, all with CONFORMANCE_SCENARIOS=all.
const chosen = process.env['CONFORMANCE_SCENARIOS'] === 'all' ? sound : ['new_customer'];

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

test.each(chosen)('the run finds nothing on the mock in %s', { timeout: LONG }, async (scenario) => {
  const report = await runIn(mock.url, scenario);
  expect(inShort(report)).toEqual([]);
  expect(report.interrupted).toBeUndefined();
});
