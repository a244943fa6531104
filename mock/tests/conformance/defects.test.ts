import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defects, dozen } from './defects/defects.ts';
import { type BrokenMock, startBrokenMock } from './defects/start-broken-mock.ts';
import { checksNaming, holdAgainst, isNamed } from './hold-against.ts';

// The dozen, or all of them.
const chosen = process.env['CONFORMANCE_DEFECTS'] === 'all' ? defects : dozen;

// Keeps the one mock behind them all running.
let keeper: BrokenMock;
beforeAll(async () => {
  keeper = await startBrokenMock();
});
afterAll(() => keeper.close());

describe('the active run names the defect on its operation', () => {
  test.each(chosen.map((defect) => [defect.id, defect] as const))(
    '%s',
    async (_, defect) => {
      const report = await holdAgainst(defect, [defect.operation]);
      const named = checksNaming(report, defect);
      expect(isNamed(report, defect), `named ${named.join(', ') || 'nothing'}, not ${defect.check.join(' or ')}`).toBe(
        true,
      );
    },
    60_000,
  );
});

test('of an operation that is not there it says only that', async () => {
  const missing = defects.find(({ id }) => id === 'http-route-missing');
  const { findings } = await holdAgainst(missing, ['createStepUp']);
  expect(findings.map(({ operation, check }) => [operation, check])).toEqual([['createStepUp', 'operation-missing']]);
}, 60_000);

test('it has nothing against the same operations of the sound mock', async () => {
  const { findings } = await holdAgainst(undefined, [...new Set(chosen.map(({ operation }) => operation))]);
  expect(findings.map(({ operation, check, message, at }) => `${operation} ${check}: ${message} ${at}`)).toEqual([]);
}, 120_000);
