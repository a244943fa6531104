// `npm test`: runs every check, then the default tier of both test runners, even if the first fails; ends with the table
// of requirements and the line `N passed, N failed`. `--all` runs every test. With `--changed[=<commit>]` or parts of
// file names it runs only those tests, without the checks, and first says which and why.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser/ensure.ts';
import { keepOpenedPaths } from './opened-paths.ts';
import { requirementsTable } from './requirements-table.ts';
import { root } from './root.ts';
import { type SelectedTests, selectTests } from './select-tests.ts';
import { slowestTests } from './slowest-tests.ts';
import { forgetResults, type Runner, takeResults } from './test-results.ts';

const commands: Record<Runner, string[]> = {
  vitest: ['node_modules/vitest/vitest.mjs', 'run', '--config', '.config/vitest.ts'],
  playwright: ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts'],
};

const say = (text: string) => process.stdout.write(`${text}\n`);
const npm = (...script: string[]) => run('npm', ['run', '-s', ...script]) === 0;

function run(command: string, commandArgs: string[]): number {
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, commandArgs, { cwd: root, stdio: 'inherit', shell }).status ?? 1;
}

/** Runs one of the two runners, and returns its tests and readable failures. */
function runTests(runner: Runner, args: string[]) {
  forgetResults(runner);
  const status = run(process.execPath, [...commands[runner], ...args]);
  const { tests, errors } = takeResults(runner) ?? { tests: [], errors: [] };
  const failures = tests
    .filter(({ state }) => state === 'failed')
    .map(({ file, title, reason }) => `${file} > ${title}\n${reason}`);
  if (status !== 0 && failures.length + errors.length === 0) {
    errors.push(`${runner} ended with ${status}, though no test had failed`);
  }
  return { runner, tests, failures: [...failures, ...errors] };
}

function runSelected({ runners: { vitest, playwright }, isWhole, isFull }: SelectedTests): void {
  // Unit tests need no browser.
  if (playwright !== undefined) ensureBrowser();
  const results = [
    ...(vitest === undefined ? [] : [runTests('vitest', vitest)]),
    ...(playwright === undefined ? [] : [runTests('playwright', playwright)]),
  ];
  const tests = results.flatMap((result) => result.tests);
  // Only whole files show what half of their journeys open.
  if (playwright !== undefined && (isFull || !isWhole))
    keepOpenedPaths(tests.filter(({ paths }) => paths !== undefined));
  const table = requirementsTable(tests, isWhole);
  const passed = tests.filter(({ state }) => state === 'passed').length;
  const failures = results.flatMap((result) => result.failures);
  // The failures come last: a reader of a long log sees the last screenful.
  const times = results.map((each) => slowestTests(each.runner, each.tests));
  say(['', ...times, '', table.text, ...failures.map((failure) => `\nFailed: ${failure}`)].join('\n'));
  say(`\n${passed} passed, ${failures.length} failed`);
  if (failures.length > 0 || table.faults.length > 0) process.exitCode = 1;
}

function main(args: string[]): void {
  const selected = selectTests(args);
  for (const reason of selected.reasons) say(reason);
  // Both runners and the tests inherit it.
  if (selected.isFull) process.env['MERIDIAN_TESTS'] = 'all';
  if ((selected.isWhole && !npm('check')) || !npm('contract:build')) {
    say('\n0 passed, 1 failed');
    process.exitCode = 1;
  } else runSelected(selected);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
