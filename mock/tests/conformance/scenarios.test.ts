import { afterAll, beforeAll, expect, test } from 'vitest';
import { runConformance } from '../../src/conformance/run/run.ts';
import { scenarios } from '../../src/scenarios/scenarios.ts';
import { type Mock, startMock } from '../../src/server.ts';

// Quiet on the sound mock, whatever state its world is in; one state by default, CONFORMANCE_SCENARIOS=all for all.
const SAMPLE = ['new_customer'];
const chosen = scenarios
  .map(({ name }) => name)
  .filter((name) => process.env['CONFORMANCE_SCENARIOS'] === 'all' || SAMPLE.includes(name));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

test.each(chosen)(
  'the run has nothing against the mock in %s',
  async (scenario) => {
    const report = await runConformance({
      url: mock.url,
      account: { account: 'demo@meridian.shop', password: 'demo123456', payCode: '246810' },
      second: { account: 'new@meridian.shop', password: 'new123456' },
      headers: { 'x-mock-session': scenario, 'x-mock-scenario': scenario },
    });
    const inShort = report.findings.map(
      ({ check, operation, message, got }) => `${check} ${operation}: ${message} (${got})`,
    );
    expect(inShort).toEqual([]);
    expect(report.interrupted).toBeUndefined();
  },
  300_000,
);
