import { scenarios } from '../../src/scenarios/scenarios.ts';
import { runConformance } from '../src/run/run.ts';
import { contract } from '../src/run/sandbox-run.testing.ts';

/** States in which the customer cannot sign in: the server's refusal, and the run's advice. */
export const SHUT_OUT: Readonly<Record<string, string>> = {
  disabled_account: '(account_disabled): give another customer',
  password_locked: '(too_many_attempts): wait until the server lets them try again',
};

/** The states in which the run finds nothing on the mock. */
export const sound = scenarios.map(({ name }) => name).filter((name) => !(name in SHUT_OUT));

/** The report of a run on a mock in a scenario: for some operations, or all. */
export const runIn = (url: string, scenario: string, only?: readonly string[]) =>
  runConformance({
    url,
    contract,
    account: { account: 'demo@meridian.shop', password: 'demo123456', payCode: '246810' },
    second: { account: 'new@meridian.shop', password: 'new123456' },
    headers: { 'x-mock-session': scenario, 'x-mock-scenario': scenario },
    ...(only && { only }),
  });
