// What `npm test` runs, by its arguments: the default tier, everything, the tests of some files, or those that a change
// can affect.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { affectedTests, changedFiles, readImportGraph } from './affected-tests.ts';
import { DEFAULT_TAG } from './journeys/list.ts';
import { JOURNEYS, readOpenedPaths } from './opened-paths.ts';
import { root } from './root.ts';
import type { Runner } from './test-results.ts';

export interface SelectedTests {
  /** The arguments of each runner; a runner without an entry is not started. */
  runners: Partial<Record<Runner, string[]>>;
  /** The reasons for the selection, one line each. */
  reasons: string[];
  /** Whether each requirement must be shown, and the checks run too. */
  isWhole: boolean;
  /** Whether tests run in full, and not only the samples of the default tier. */
  isFull: boolean;
}

type Selection = Pick<SelectedTests, 'runners' | 'reasons'>;

/** Selects the default tier without arguments. Throws an Error that says what to do if an argument selects nothing. */
export function selectTests(args: readonly string[]): SelectedTests {
  const isFull = args.includes('--all');
  const rest = args.filter((arg) => arg !== '--all');
  if (rest.length === 0) {
    const playwright = isFull ? [] : ['--grep', DEFAULT_TAG];
    return { runners: { vitest: [], playwright }, reasons: [], isWhole: true, isFull };
  }
  const changed = /^--changed(?:=(.+))?$/.exec(rest.join(' '));
  if (changed !== null) return { ...selectChanged(changed[1] ?? 'HEAD'), isWhole: false, isFull };
  const option = rest.find((arg) => arg.startsWith('-'));
  if (option !== undefined) {
    throw new Error(
      `${option}: npm test takes --all, --changed, --changed=<commit> or parts of file names. Single tests are run by ` +
        '`npx vitest --config .config/vitest.ts -t <title>` and `npm run e2e -- -g <title>`.',
    );
  }
  // Who names a file wants to see all that it can show.
  return { ...selectFiles(rest, testFiles()), isWhole: false, isFull: true };
}

/** Selects the test files whose paths contain one of these parts. Throws for a part that matches no file. */
export function selectFiles(parts: readonly string[], files: readonly string[]): Selection {
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

function selectChanged(commit: string): Selection {
  const files = changedFiles(commit);
  if (files.length === 0) return select([], [], [`No file has changed since ${commit}.`]);
  const { unit, journeys, reasons } = affectedTests(files, readImportGraph(), readOpenedPaths());
  const isThere = new Set(testFiles());
  return select(
    unit.filter((file) => isThere.has(file) && !file.endsWith('.all.test.ts')),
    journeys.filter((line) => isThere.has(`${JOURNEYS}${line.split(' › ')[0]}`)),
    reasons,
  );
}

function select(unit: string[], journeys: string[], reasons: string[]): Selection {
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
