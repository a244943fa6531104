import { describe, expect, test } from 'vitest';
import { rules } from '../rules/plugin.ts';
import { findProblems, oneLine } from '../scripts/problems.ts';
import { GOOD, withChangedContract } from './changed-contract.ts';
import { RULE_CASES } from './rule-cases.ts';

test('the good contract keeps every rule', async () => {
  expect(await findProblems(GOOD)).toEqual([]);
});

test('every rule has a case that breaks it', () => {
  expect(Object.keys(RULE_CASES).sort()).toEqual(Object.keys(rules).sort());
});

describe.each(Object.entries(RULE_CASES))('meridian/%s', (rule, cases) => {
  test.concurrent.each(cases)('$line', async ({ line, ...change }) => {
    const problems = await withChangedContract([change], findProblems);
    const own = problems.filter((problem) => problem.rule === `meridian/${rule}`);
    expect(own.map(oneLine)).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
  });
});
