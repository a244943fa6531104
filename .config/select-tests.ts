// What `npm test` runs, by its arguments: everything, the tests of some files, or those that a change can affect.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { affectedTests, changedFiles, readImportGraph } from './affected-tests.ts';
import { JOURNEYS, readOpenedPaths } from './opened-paths.ts';
import { type Runner, root } from './test-results.ts';

export interface SelectedTests {
  /** The arguments of each runner; a runner without an entry is not started. */
  runners: Partial<Record<Runner, string[]>>;
  /** The reasons for the selection, one line each. */
  reasons: string[];
}

/** Selects the whole suite without arguments. Throws an Error that says what to do if an argument selects nothing. */
export function selectTests(args: readonly string[]): SelectedTests {
  if (args.length === 0) return { runners: { vitest: [], playwright: [] }, reasons: [] };
  const changed = /^--changed(?:=(.+))?$/.exec(args.join(' '));
  if (changed !== null) return selectChanged(changed[1] ?? 'HEAD');
  const option = args.find((arg) => arg.startsWith('-'));
  if (option !== undefined) {
    throw new Error(
      `${option}: npm test takes --changed, --changed=<commit> or parts of file names. Single tests are run by ` +
        '`npx vitest --config .config/vitest.ts -t <title>` and `npm run e2e -- -g <title>`.',
    );
  }
  return selectFiles(args, testFiles());
}

/** Selects the test files whose paths contain one of these parts. Throws for a part that matches no file. */
export function selectFiles(parts: readonly string[], files: readonly string[]): SelectedTests {
  const missing = parts.find((part) => !files.some((file) => file.includes(part)));
  if (missing !== undefined) throw new Error(`No test file has “${missing}” in its path.`);
  const found = files.filter((file) => parts.some((part) => file.includes(part)));
  const journeys = found.filter((file) => file.endsWith('.spec.ts'));
  const units = found.filter((file) => !journeys.includes(file));
  return select(
    units,
    journeys.map((file) => file.slice(JOURNEYS.length)),
    [`${units.length} unit test files, ${journeys.length} files of journeys`],
  );
}

function selectChanged(commit: string): SelectedTests {
  const files = changedFiles(commit);
  if (files.length === 0) return select([], [], [`No file has changed since ${commit}.`]);
  const { unit, journeys, reasons } = affectedTests(files, readImportGraph(), readOpenedPaths());
  const isThere = new Set(testFiles());
  return select(
    unit.filter((file) => isThere.has(file)),
    journeys.filter((line) => isThere.has(`${JOURNEYS}${line.split(' › ')[0]}`)),
    reasons,
  );
}

function select(unit: string[], journeys: string[], reasons: string[]): SelectedTests {
  return {
    runners: {
      ...(unit.length > 0 && { vitest: unit }),
      ...(journeys.length > 0 && { playwright: ['--test-list', writeTestList(journeys)] }),
    },
    reasons,
  };
}

function writeTestList(lines: readonly string[]): string {
  const file = `${root}.cache/test-list.txt`;
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

export const testFiles = () =>
  globSync(['{openapi,sdk,mock,web,.config}/**/*.test.{ts,tsx}', `${JOURNEYS}**/*.spec.ts`], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  }).toSorted();
