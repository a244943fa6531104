import { describe, expect, test } from 'vitest';
import { rules } from '../rules/plugin.ts';
import { lintEdited } from './fixtures/edited-contract.ts';
import { LINT_CASES } from './fixtures/lint-cases.ts';

const cases = Object.entries(LINT_CASES).flatMap(([rule, edits]) => edits.map((edit) => ({ rule, ...edit })));
const [valid, ...edited] = await lintEdited([], ...cases.map(({ also, ...edit }) => [edit, ...(also ? [also] : [])]));

test('the valid contract passes every rule', () => expect(valid).toEqual([]));

test('every rule has a failing case', () => {
  expect(Object.keys(LINT_CASES).sort()).toEqual(Object.keys(rules).sort());
});

describe('a violation is reported in one line', () => {
  test.each(cases.map((one, index) => ({ ...one, problems: edited[index] ?? [] })))(
    'meridian/$rule: $line',
    ({ rule, line, problems }) => {
      const own = problems.filter((problem) => problem.endsWith(`(meridian/${rule})`));
      expect(own).toEqual(expect.arrayContaining([expect.stringContaining(line)]));
    },
  );
});
