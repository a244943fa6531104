// What both test runners leave behind for the one table and the one line that `npm test` ends with.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

export type Runner = 'vitest' | 'playwright';

export interface TestResult {
  /** Relative to the root of the repository. */
  file: string;
  /** With the titles of the groups it stands in. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** How long it ran, with its own hooks, in ms. */
  duration: number;
  /** What the test said when it failed: its first lines, without colours. */
  reason?: string;
  /** Which paths of the app a journey has opened. */
  paths?: readonly string[];
}

export interface RunnerResults {
  tests: TestResult[];
  /** What failed without being a test, as it was said: a file that could not be loaded, an error that nobody caught. */
  errors: string[];
}

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The first lines of an error's message, without the terminal's colours. */
export function firstLines(message = 'no message'): string {
  return stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n');
}

const fileOf = (runner: Runner) => `${root}.cache/test-results/${runner}.json`;

export function writeResults(runner: Runner, results: RunnerResults): void {
  mkdirSync(dirname(fileOf(runner)), { recursive: true });
  writeFileSync(fileOf(runner), JSON.stringify(results));
}

/** The results of the run that has just ended; undefined when the runner did not come to its end. */
export function takeResults(runner: Runner): RunnerResults | undefined {
  try {
    const results: RunnerResults = JSON.parse(readFileSync(fileOf(runner), 'utf8'));
    return results;
  } catch {
    return undefined;
  }
}

export function forgetResults(runner: Runner): void {
  rmSync(fileOf(runner), { force: true });
}
