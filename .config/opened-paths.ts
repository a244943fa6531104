// The paths of the app that each journey file opens: recorded while journeys run, stored beside them, read by
// `--changed`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from './root.ts';
import type { TestResult } from './test-results.ts';

/** The folder of the journeys. */
export const JOURNEYS = 'web/e2e/';
const FILE = `${root}${JOURNEYS}opened-paths.json`;

/**
 * For each journey file, by its path in the folder, the paths that at least half of its tests open, separated by
 * spaces.
 */
export type OpenedPaths = Readonly<Record<string, string>>;

export const readOpenedPaths = (): OpenedPaths => JSON.parse(readFileSync(FILE, 'utf8'));

export type Visit = Pick<TestResult, 'file' | 'state' | 'paths'>;

/** The known paths, updated from a run for the files whose tests all passed. */
export function withVisits(known: OpenedPaths, visits: readonly Visit[]): OpenedPaths {
  const seen = [...Map.groupBy(visits, ({ file }) => file.slice(JOURNEYS.length))]
    .filter(([, its]) => its.every(({ state }) => state === 'passed'))
    .map(([file, its]): [string, string] => [file, commonPaths(its)]);
  return Object.fromEntries(Object.entries({ ...known, ...Object.fromEntries(seen) }).toSorted(byName));
}

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : 1);

function commonPaths(visits: readonly Visit[]): string {
  const paths = [...new Set(visits.flatMap(({ paths = [] }) => paths))].toSorted();
  return paths
    .filter((path) => visits.filter(({ paths: its = [] }) => its.includes(path)).length * 2 >= visits.length)
    .join(' ');
}

/** Stores the paths of a run of whole files, to be committed with them; not in CI, where nobody would commit them. */
export function keepOpenedPaths(visits: readonly Visit[]): void {
  if (process.env['CI']) return;
  const known = Object.entries(readOpenedPaths()).filter(([file]) => existsSync(`${root}${JOURNEYS}${file}`));
  writeFileSync(FILE, `${JSON.stringify(withVisits(Object.fromEntries(known), visits), null, 2)}\n`);
}
