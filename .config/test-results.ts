// The results of both test runners, for the table and the line at the end of `npm test`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.ts';

export type Runner = 'vitest' | 'playwright';

export interface TestResult {
  /** Relative to the root of the repository. */
  file: string;
  /** With the titles of its groups. */
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** The duration in ms, with its own hooks. */
  duration: number;
  /** The first lines of the error message, without colours. */
  reason?: string;
  /** The paths of the app that a journey opened. */
  paths?: readonly string[];
}

export interface RunnerResults {
  tests: TestResult[];
  /** Messages of failures outside tests: a file that could not be loaded, an uncaught error. */
  errors: string[];
}

/** The first lines of an error's message, without the terminal's colours. */
export function firstLines(message = 'no message'): string {
  return stripVTControlCharacters(message).split('\n').slice(0, 6).join('\n');
}

const fileOf = (runner: Runner) => `${root}.cache/test-results/${runner}.json`;

export function writeResults(runner: Runner, results: RunnerResults): void {
  mkdirSync(dirname(fileOf(runner)), { recursive: true });
  writeFileSync(fileOf(runner), JSON.stringify(results));
}

/** The results of the last run; undefined if the runner did not finish. */
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
