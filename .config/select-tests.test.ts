import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import type { UserWorkspaceConfig } from 'vitest/config';
import { root } from './root.ts';
import { selectFiles, selectTests, testFiles } from './select-tests.ts';
import config from './vitest.ts';

const files = ['sdk/tests/money.test.ts', 'web/e2e/orders/tabs.spec.ts', 'web/src/ui/money.test.tsx'];

test('a part of a file name starts only the runner with such a file', () => {
  expect(selectFiles(['money'], files).runners).toEqual({
    vitest: ['sdk/tests/money.test.ts', 'web/src/ui/money.test.tsx'],
  });
  const { runners, reasons } = selectFiles(['orders/'], files);
  expect(Object.keys(runners)).toEqual(['playwright']);
  expect(reasons).toEqual(['0 unit test files, 1 files of journeys']);
});

test('an unknown part and a runner’s option are refused with what to do instead', () => {
  expect(() => selectFiles(['monney'], files)).toThrow('No test file has “monney” in its path.');
  expect(() => selectTests(['-t', 'money'])).toThrow(/^-t: npm test takes --all/);
  expect(() => selectTests(['--changedd'])).toThrow(/^--changedd: npm test takes --all/);
});

test('without arguments both runners run the default tier, with --all everything', () => {
  expect(selectTests([])).toMatchObject({
    runners: { playwright: ['--grep', '@default'] },
    isWhole: true,
    isFull: false,
  });
  expect(selectTests(['--all'])).toMatchObject({
    runners: { vitest: [], playwright: [] },
    isWhole: true,
    isFull: true,
  });
});

test('a named file is run in full, and shows only some of the requirements', () => {
  expect(selectTests(['select-tests'])).toMatchObject({ isWhole: false, isFull: true });
});

test('each unit test file is in exactly one Vitest project', () => {
  const included = (config.test?.projects ?? []).flatMap((project) => {
    const { root: folder = '', test: { include = [] } = {} } = project as UserWorkspaceConfig;
    return globSync(include, { cwd: folder, exclude: ['**/node_modules'] }).map((file) =>
      relative(root, join(folder, file)),
    );
  });
  expect(included.toSorted()).toEqual(testFiles().filter((file) => !file.endsWith('.spec.ts')));
});
