// Which paths of the app each journey file opens: noted while journeys run, kept beside them, read by `--changed`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root, type TestResult } from './test-results.ts';

/** The folder of the journeys. */
export const JOURNEYS = 'web/e2e/';
const FILE = `${root}${JOURNEYS}opened-paths.json`;

/** For each journey file, below its folder, the paths that at least half of its tests open, with a space between. */
export type OpenedPaths = Readonly<Record<string, string>>;

export const readOpenedPaths = (): OpenedPaths => JSON.parse(readFileSync(FILE, 'utf8'));

export type Visit = Pick<TestResult, 'file' | 'state' | 'paths'>;

/** What is known, with what a run has seen of the files in which all tests have passed. */
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

/** Keeps what a run of whole files has seen, to be committed with them; not in CI, where nobody would commit it. */
export function keepOpenedPaths(visits: readonly Visit[]): void {
  if (process.env['CI']) return;
  const known = Object.entries(readOpenedPaths()).filter(([file]) => existsSync(`${root}${JOURNEYS}${file}`));
  writeFileSync(FILE, `${JSON.stringify(withVisits(Object.fromEntries(known), visits), null, 2)}\n`);
}
