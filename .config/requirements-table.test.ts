import { expect, test } from 'vitest';
import { requirementsTable } from './requirements-table.ts';

const result = (title: string, paths: string[] = []) => ({
  file: 'web/e2e/navigation/routes.spec.ts',
  title,
  state: 'passed' as const,
  duration: 1,
  paths,
});

test('after a whole run each requirement without a test and each path that no journey opened is a fault', () => {
  const { text, faults } = requirementsTable([result('[R2.01] / redirects to /home', ['/home'])], true);
  expect(text).toContain('R2.01  web/e2e/navigation/routes.spec.ts');
  expect(text).toMatch(/^1 of \d+ requirements are shown by a test, 1 of 44 paths opened by a journey\.$/m);
  expect(faults).toEqual([
    expect.stringMatching(/^No test that passed carries R2\.02 R2\.03 /),
    expect.stringMatching(/^No journey that passed opened \/explore \/bag .* \/passwords$/),
  ]);
});

test('after a run of some files only a number that is no requirement is a fault', () => {
  const { faults } = requirementsTable([result('[R100.01] a number nobody knows')], false);
  expect(faults).toEqual(['Not in openapi/requirements.md, correct the titles: R100.01']);
});
