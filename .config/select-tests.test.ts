import { expect, test } from 'vitest';
import { selectFiles, selectTests } from './select-tests.ts';

const files = ['sdk/tests/money.test.ts', 'web/e2e/orders/tabs.spec.ts', 'web/src/ui/money.test.tsx'];

test('a part of a file name starts only the runner that has such a file', () => {
  expect(selectFiles(['money'], files).runners).toEqual({
    vitest: ['sdk/tests/money.test.ts', 'web/src/ui/money.test.tsx'],
  });
  const { runners, reasons } = selectFiles(['orders/'], files);
  expect(Object.keys(runners)).toEqual(['playwright']);
  expect(reasons).toEqual(['0 unit test files, 1 files of journeys']);
});

test('a part that no file has, and an option of a runner, say what to do instead', () => {
  expect(() => selectFiles(['monney'], files)).toThrow('No test file has “monney” in its path.');
  expect(() => selectTests(['-t', 'money'])).toThrow(/^-t: npm test takes --changed/);
  expect(() => selectTests(['--changedd'])).toThrow(/^--changedd: npm test takes --changed/);
});

test('without arguments both runners run everything', () => {
  expect(selectTests([]).runners).toEqual({ vitest: [], playwright: [] });
});
