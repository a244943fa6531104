import { afterAll, beforeAll, expect, test } from 'vitest';
import { scenarios } from '../../src/scenarios/scenarios.ts';
import { type Mock, startMock } from '../../src/server.ts';
import { RunError } from '../src/run/options.ts';
import { runConformance } from '../src/run/run.ts';
import { LONG } from '../src/run/sandbox-run.testing.ts';

/** States in which the customer cannot sign in: the server's refusal, and the run's advice. */
const SHUT_OUT: Readonly<Record<string, string>> = {
  disabled_account: '(account_disabled): give another customer',
  password_locked: '(too_many_attempts): wait until the server lets them try again',
};

// The run finds nothing on the sound mock in any state; one state by default, all with CONFORMANCE_SCENARIOS=all.
const SAMPLE = ['new_customer'];
const chosen = scenarios
  .map(({ name }) => name)
  .filter((name) => !(name in SHUT_OUT))
  .filter((name) => process.env['CONFORMANCE_SCENARIOS'] === 'all' || SAMPLE.includes(name));

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ port: 0 });
});
afterAll(() => mock.close());

const runIn = (scenario: string) =>
  runConformance({
    url: mock.url,
    account: { account: 'demo@meridian.shop', password: 'demo123456', payCode: '246810' },
    second: { account: 'new@meridian.shop', password: 'new123456' },
    headers: { 'x-mock-session': scenario, 'x-mock-scenario': scenario },
  });

test.each(Object.entries(SHUT_OUT))('in %s, the run says in one line why it cannot begin', async (scenario, why) => {
  const error = await runIn(scenario).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RunError);
  expect(error).toMatchObject({
    message: `Signing in as demo@meridian.shop failed ${why}`,
    report: { interrupted: expect.stringContaining(why) },
  });
});

test.each(chosen)(
  'the run finds nothing on the mock in %s',
  async (scenario) => {
    const report = await runIn(scenario);
    const inShort = report.findings.map(
      ({ check, operation, message, got }) => `${check} ${operation}: ${message} (${got})`,
    );
    expect(inShort).toEqual([]);
    expect(report.interrupted).toBeUndefined();
  },
  LONG,
);
