import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestResult } from '../test-results.ts';

/** What became of some test files, each with its tests that passed and failed; one that could not be loaded has none. */
export type FileResults = ReadonlyMap<string, { passed: number; failed: number }>;

/** Runs unit test files in a copy of the repository. */
export const runUnitTests = (folder: string, files: readonly string[]): FileResults =>
  run(folder, 'vitest', ['node_modules/vitest/vitest.mjs', 'run', '--config', '.config/vitest.ts', ...files]);

/** Runs journeys in a copy of the repository, on an app built of it. */
export const runJourneys = (folder: string, files: readonly string[]): FileResults =>
  run(folder, 'playwright', [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'web/playwright.config.ts',
    ...files,
  ]);

function run(folder: string, runner: 'vitest' | 'playwright', args: readonly string[]): FileResults {
  const report = join(folder, `.cache/test-results/${runner}.json`);
  rmSync(report, { force: true });
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const results = new Map<string, { passed: number; failed: number }>();
  const { tests } = read(report, `${stdout}\n${stderr}`);
  for (const { file, state } of tests) {
    const { passed, failed } = results.get(file) ?? { passed: 0, failed: 0 };
    results.set(file, { passed: passed + Number(state === 'passed'), failed: failed + Number(state === 'failed') });
  }
  return results;
}

function read(report: string, output: string): { tests: TestResult[] } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    throw new Error(`The tests did not come to their end:\n${output.slice(-2000)}`);
  }
}
