// `npm run lines [-- <commit> [<commit>]]`: the lines of a commit (by default HEAD) by package and kind, without pictures
// and lock files; of two commits, what the second has more. Git is asked, so nothing is checked out.
import { execFileSync } from 'node:child_process';
import { root } from './root.ts';

/** The packages; a file belongs to the first that its path begins with. */
const PACKAGES = ['openapi/', 'sdk/', 'mock/conformance/', 'mock/', 'web/src/', 'web/', ''] as const;

/** The kinds; a file is of the first whose pattern its path matches. The last is what runs and is none of the others. */
const KINDS: readonly [kind: string, path: RegExp][] = [
  ['uncounted', /\.(png|webp|mp4)$|(^|\/)package-lock\.json$/],
  ['generated', /\.gen\.ts$|^openapi\/releases\/|^sdk\/FACTORIES\.md$|\/SKILL\.md$/],
  ['journeys', /^web\/e2e\//],
  ['tests', /\.(test|test-d|testing)\.tsx?$|(^|\/)(tests|bench|foreign|mutants)\//],
  ['styles', /\.css$/],
  ['texts', /\.(md|po)$|(^|\/)LICENSE$/],
  ['data', /^openapi\/.*\.yaml$|^mock\/(data|goods\/models)\/|\.svg$/],
  // A schema says what may be typed.
  ['forms', /^web\/src\/(form\/|(entities|features)\/.*(-form\.tsx?|-schemas?\.ts)$)/],
  ['markup', /\.(tsx|html|hbs)$/],
  // What a customer's task needs and nobody sees: in the app's subjects, and in the SDK.
  ['tasks', /^web\/src\/(entities|features|session)\/|^sdk\/src\/(attempts|cache|flows|lists|operations|rules)[/.]/],
  ['infrastructure', /(?:)/],
];
const COUNTED = KINDS.map(([kind]) => kind).filter((kind) => kind !== 'uncounted');

/** The kind of a file, by its path from the root. */
export function kindOf(path: string): string {
  return KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? '';
}

type Lines = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The lines of a commit of a repository, by package and kind. Throws if git does not know the commit. */
export function linesOf(commit: string, cwd = root): Lines {
  const git = (args: string[], input?: string) =>
    execFileSync('git', args, { cwd, input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'inherit'] });
  // Each as `<mode> blob <object>\t<path>`.
  const files = git(['ls-tree', '-r', '-z', '--full-tree', commit])
    .toString()
    .split('\0')
    .map((line) => ({ object: line.slice(12, 52), path: line.slice(53) }))
    .filter(({ path }) => path !== '' && kindOf(path) !== 'uncounted');
  const blobs = git(['cat-file', '--batch'], files.map(({ object }) => `${object}\n`).join(''));
  const lines: Record<string, Record<string, number>> = Object.fromEntries(PACKAGES.map((name) => [name, {}]));
  let at = 0;
  for (const { path } of files) {
    const start = blobs.indexOf('\n', at) + 1;
    at = start + Number(blobs.subarray(at, start).toString().split(' ')[2]) + 1;
    const kinds = lines[PACKAGES.find((name) => path.startsWith(name)) ?? ''];
    const kind = kindOf(path);
    if (kinds) kinds[kind] = (kinds[kind] ?? 0) + blobs.subarray(start, at - 1).filter((byte) => byte === 10).length;
  }
  return lines;
}

/** The table of a commit's lines, or of those that it has more than another. */
export function linesTable(lines: Lines, before: Lines = {}): string {
  const sign = Object.keys(before).length > 0;
  const cell = (value: number) => (sign && value > 0 ? `+${value}` : String(value)).padStart(15);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const rows = Object.entries(lines).map(([name, kinds]) => ({
    name: name || 'the rest',
    values: COUNTED.map((kind) => (kinds[kind] ?? 0) - (before[name]?.[kind] ?? 0)),
  }));
  const totals = COUNTED.map((_, index) => sum(rows.map(({ values }) => values[index] ?? 0)));
  return [
    ['', ...COUNTED, 'all'].map((text, index) => (index === 0 ? text.padEnd(18) : text.padStart(15))).join(''),
    ...[...rows, { name: 'all', values: totals }].map(
      ({ name, values }) => name.padEnd(18) + [...values, sum(values)].map(cell).join(''),
    ),
  ].join('\n');
}

if (import.meta.main) {
  const [commit = 'HEAD', second] = process.argv.slice(2);
  const first = linesOf(commit);
  process.stdout.write(`${second === undefined ? linesTable(first) : linesTable(linesOf(second), first)}\n`);
}
