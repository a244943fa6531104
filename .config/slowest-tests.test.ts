import { expect, test } from 'vitest';
import { slowestTests } from './slowest-tests.ts';

const run = (file: string, title: string, duration: number) => ({ file, title, duration, state: 'passed' as const });

test('the slowest files and tests of a runner are listed, slowest first, twenty at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => run('b.test.ts', `case ${index}`, 100));
  const lines = slowestTests('vitest', [run('a.test.ts', 'long', 2_500), ...many]).split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'vitest: 5.5 s of tests. The slowest files:',
    '    3.0 s  b.test.ts',
    '    2.5 s  a.test.ts',
    'vitest: the slowest tests:',
    '    2.5 s  a.test.ts > long',
  ]);
  expect(lines).toHaveLength(4 + 20);
});
