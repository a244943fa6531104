import type { TestResult } from './test-results.ts';

/** The number of tests and of files listed. */
const LISTED = 20;

/**
 * A runner's slowest tests and slowest files as text, each with seconds. A file's time is the sum of its tests, so that
 * a file with many quick tests is visible too.
 */
export function slowestTests(runner: string, tests: readonly TestResult[]): string {
  const byFile = new Map<string, number>();
  for (const { file, duration } of tests) byFile.set(file, (byFile.get(file) ?? 0) + duration);
  const single = tests.map(({ file, title, duration }): [string, number] => [`${file} > ${title}`, duration]);
  const total = tests.reduce((sum, { duration }) => sum + duration, 0);
  return [
    `${runner}: ${seconds(total)} of tests. The slowest files:`,
    ...slowest([...byFile]),
    `${runner}: the slowest tests:`,
    ...slowest(single),
  ].join('\n');
}

const slowest = (all: readonly [name: string, ms: number][]) =>
  all
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, LISTED)
    .map(([name, ms]) => `${seconds(ms).padStart(9)}  ${name.slice(0, 140)}`);

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
