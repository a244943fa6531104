import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Runner, TestResult } from '../test-results.ts';

/**
 * Runs unit test files in a copy of the repository. Returns the number of failed tests for each file that loaded.
 * Throws the end of Vitest's output if it did not finish.
 */
export function failuresByFile(folder: string, files: readonly string[]): ReadonlyMap<string, number> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', '.config/vitest.ts', ...files];
  const failures = new Map<string, number>();
  for (const { file, state } of run(folder, 'vitest', args)) {
    failures.set(file, (failures.get(file) ?? 0) + Number(state === 'failed'));
  }
  return failures;
}

/**
 * Builds the app of a copy, and runs the journeys of a file with these words in their titles. Returns the number of
 * failures; undefined if none ran.
 */
export function failedJourneys(folder: string, file: string, title: string): number | undefined {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts', file];
  const journeys = run(folder, 'playwright', [...args, '--grep', title]);
  return journeys.length > 0 ? journeys.filter(({ state }) => state === 'failed').length : undefined;
}

function run(folder: string, runner: Runner, args: readonly string[]): TestResult[] {
  const report = join(folder, `.cache/test-results/${runner}.json`);
  rmSync(report, { force: true });
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  try {
    const { tests }: { tests: TestResult[] } = JSON.parse(readFileSync(report, 'utf8'));
    return tests;
  } catch {
    throw new Error(`The tests did not finish:\n${`${stdout}\n${stderr}`.slice(-2000)}`);
  }
}
