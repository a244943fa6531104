// `npm test -- --changed`: the tests that a change can affect, by the import graph and by the paths that journeys open.
import { execFileSync, spawnSync } from 'node:child_process';
import type { ICruiseResult } from 'dependency-cruiser';
import { JOURNEYS, type OpenedPaths } from './opened-paths.ts';
import { root } from './root.ts';

/** The modules of the repository and their imports, by path from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

export interface AffectedTests {
  /** Test files for Vitest. */
  unit: string[];
  /** Lines of a test list for Playwright: a file, or a file and a group in it. */
  journeys: string[];
  /** One line for each changed file: what it affects. */
  reasons: string[];
}

/**
 * A module on more paths than this selects no single journeys, and a journey that opens more paths is about none of
 * them.
 */
const FEW_PATHS = 6;
/** The maximum number of journeys in a reason. */
const LISTED = 8;
/** Has a group of tests for each path of the app, named after the path. */
export const SCREENS = 'ui/screens.spec.ts';

/** Files that no module imports, and the tests that read them. */
const readers: [file: RegExp, tests: RegExp][] = [
  [/^openapi\/.*\.(yaml|md)$/, /^openapi\/tests\//],
  [/^web\/src\/locales\//, /^web\/src\/i18n\//],
];

/** The tests that a change in these files can affect. */
export function affectedTests(changed: readonly string[], graph: ImportGraph, opened: OpenedPaths): AffectedTests {
  const importers = reverse(graph);
  const unit = new Set<string>();
  const journeys = new Set<string>();
  const reasons = changed.map((file) => {
    const reached = [...reach(file, importers)];
    const units = [
      ...reached.filter((each) => /\.test\.tsx?$/.test(each)),
      ...readers.flatMap(([pattern, tests]) =>
        pattern.test(file) ? [...graph.keys()].filter((each) => tests.test(each) && each.endsWith('.test.ts')) : [],
      ),
    ];
    const specs = reached.filter((each) => each.endsWith('.spec.ts')).map((each) => each.slice(JOURNEYS.length));
    const paths = reached.flatMap(pathOfRoute);
    const found = specs.length > 0 ? specs : journeysOf(paths, opened);
    for (const each of units) unit.add(each);
    for (const each of found) journeys.add(each);
    return `${file}: ${describe(paths, units.length, found)}`;
  });
  return { unit: [...unit].toSorted(), journeys: [...journeys].toSorted(), reasons };
}

/** For few paths, the journeys that open one of them; for many, or if no journey does, the screen test of one path. */
function journeysOf(paths: readonly string[], opened: OpenedPaths): string[] {
  const files = Object.entries(opened)
    .map(([file, its]) => ({ file, its: its.split(' ') }))
    .filter(({ its }) => its.length <= FEW_PATHS && its.some((path) => paths.includes(path)))
    .map(({ file }) => file);
  if (paths.length <= FEW_PATHS && files.length > 0) return files;
  return paths.slice(0, 1).map((path) => `${SCREENS} › ${path}`);
}

function describe(paths: readonly string[], units: number, journeys: readonly string[]): string {
  const screens = paths.length > FEW_PATHS ? `${paths.length} paths` : paths.join(' ') || 'no path of the app';
  const rest = journeys.length - LISTED;
  const listed = [...journeys.slice(0, LISTED), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  const tests = `${units} unit test files; ${listed || 'no journey'}`;
  return `${screens}; ${tests}${paths.length > FEW_PATHS ? ' (run everything before you commit)' : ''}`;
}

/** `web/src/routes/orderInfo.{-$id}.tsx` is `/orderInfo`; the root and the index have no path. */
export function pathOfRoute(file: string): string[] {
  const name = /^web\/src\/routes\/(\w+)[.\w{}$-]*\.tsx$/.exec(file)?.[1];
  return name === undefined || name === '__root' || name === 'index' ? [] : [`/${name}`];
}

function reverse(graph: ImportGraph): ImportGraph {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph) {
    for (const each of imports) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  return importers;
}

function reach(file: string, importers: ImportGraph): Set<string> {
  const reached = new Set([file]);
  for (const each of reached) for (const importer of importers.get(each) ?? []) reached.add(importer);
  return reached;
}

/** Reads the imports of all workspaces, without type-only imports, which do not affect running code. */
export function readImportGraph(): ImportGraph {
  const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
  const args = [cruiser, '--config', '.dependency-cruiser.mjs', '--output-type', 'json'];
  const cache = ['--cache', 'node_modules/.cache/import-graph'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...args, ...cache, 'openapi', 'sdk', 'mock', 'web', '.config'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (stdout === '') throw new Error(`dependency-cruiser read no imports: ${stderr}`);
  const { modules }: ICruiseResult = JSON.parse(stdout);
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/** The files that differ from a commit, untracked ones included. Throws if git does not know the commit. */
export function changedFiles(commit: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(Boolean);
}
