import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnerResults } from '../test-results.ts';

/**
 * Runs unit test files in a copy of the repository. Returns how many tests have failed in each; a file that could not be
 * loaded is not among them. Throws the end of what Vitest said when it did not come to its end.
 */
export function failuresByFile(folder: string, files: readonly string[]): ReadonlyMap<string, number> {
  const report = join(folder, '.cache/test-results/vitest.json');
  rmSync(report, { force: true });
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', '.config/vitest.ts', ...files];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const failures = new Map<string, number>();
  for (const { file, state } of readTests(report, `${stdout}\n${stderr}`)) {
    failures.set(file, (failures.get(file) ?? 0) + Number(state === 'failed'));
  }
  return failures;
}

function readTests(report: string, output: string): RunnerResults['tests'] {
  try {
    const { tests }: RunnerResults = JSON.parse(readFileSync(report, 'utf8'));
    return tests;
  } catch {
    throw new Error(`The tests did not come to their end:\n${output.slice(-2000)}`);
  }
}
