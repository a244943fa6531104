import { afterAll, describe, test } from 'vitest';
import { LONG } from '../src/run/sandbox-run.testing.ts';
import { defects, dozen, few } from './defects/defects.ts';
import { startBrokenMock } from './defects/start-broken-mock.ts';
import { expectNamed } from './hold-against.ts';

// What defects.test.ts leaves of a dozen, or of all.
const chosen = process.env['CONFORMANCE_DEFECTS'] === 'all' ? defects : dozen;
const others = chosen.filter((defect) => !few.includes(defect));

// Keeps the shared mock behind all broken servers running.
const keeper = await startBrokenMock();
afterAll(() => keeper.close());

describe('the active run names the defect on its operation', () => {
  test.each(others.map((defect) => [defect.id, defect] as const))('%s', (_, defect) => expectNamed(defect), LONG);
});
