import { describe, expect, test } from 'vitest';
import { rules } from '../rules/plugin.ts';
import { formatProblem, lintContract } from '../scripts/lint-contract.ts';
import { VALID_CONTRACT, withEditedContract } from './fixtures/edited-contract.ts';
import { LINT_CASES } from './fixtures/lint-cases.ts';

test('the valid contract passes every rule', async () => {
  expect(await lintContract(VALID_CONTRACT)).toEqual([]);
});

test('every rule has a failing case', () => {
  expect(Object.keys(LINT_CASES).sort()).toEqual(Object.keys(rules).sort());
});

describe.each(Object.entries(LINT_CASES))('meridian/%s', (rule, cases) => {
  test.concurrent.each(cases)('$line', async ({ line, ...change }) => {
    const problems = await withEditedContract([change], lintContract);
    const own = problems.filter((problem) => problem.rule === `meridian/${rule}`);
    expect(own.map(formatProblem)).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
  });
});
