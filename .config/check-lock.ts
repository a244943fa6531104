// `npm run check:lock`: what package-lock.json installs comes from the registry, unchanged, and runs no script of its
// own that package.json does not allow; what is new in it has been public for a week, in which others find bad releases.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root } from './root.ts';

interface Entry {
  /** Where the folder has another name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly hasInstallScript?: boolean;
}

export type Packages = Readonly<Record<string, Entry>>;

interface Rules {
  /** The packages whose install scripts are known: `allowScripts` of package.json, whether they run or not. */
  readonly knownScripts: readonly string[];
  /** When a version was published; undefined where the registry does not say. */
  readonly publishedAt: (name: string, version: string) => Date | undefined;
  readonly now: Date;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What is wrong with the entries of a lock file, of which those in `before` were there. */
export function lockFaults(packages: Packages, before: Packages, { knownScripts, publishedAt, now }: Rules): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const {
      name = path.split('node_modules/').at(-1) ?? '',
      version = '',
      resolved,
      integrity,
      hasInstallScript,
    } = entry;
    const isWorkspace = entry.link && /^\w/.test(resolved ?? '');
    if (!path.includes('node_modules/') || isWorkspace || entry.inBundle) return [];
    const faults: string[] = [];
    // Without an address, it is the registry's (.npmrc).
    if (resolved !== undefined) faults.push(`comes from ${resolved}: only packages of the registry are taken`);
    if (integrity === undefined) faults.push('has no integrity: install it again');
    if (hasInstallScript && !knownScripts.includes(name))
      faults.push('has an install script: allow or forbid it by allowScripts in package.json');
    if (resolved === undefined && integrity !== before[path]?.integrity) {
      const published = publishedAt(name, version);
      if (published === undefined) faults.push('is new, and the registry does not say since when');
      else if (now.getTime() - published.getTime() < WEEK_MS)
        faults.push(`was published on ${published.toISOString().slice(0, 10)}: take one that is a week old`);
    }
    return faults.map((fault) => `${path} ${version} ${fault}.`);
  });
}

function publishedAt(name: string, version: string): Date | undefined {
  try {
    const times: Record<string, string> = JSON.parse(run('npm', ['view', name, 'time', '--json']));
    const time = times[version];
    return time === undefined ? undefined : new Date(time);
  } catch {
    return undefined;
  }
}

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'pipe'] });

/** The packages of the last commit in which the lock file was another one; none in a copy without history. */
function packagesBefore(lock: string): Packages | undefined {
  try {
    const commits = run('git', ['log', '-2', '--format=%H', '--', 'package-lock.json']).split('\n').filter(Boolean);
    const texts = commits.map((commit) => run('git', ['show', `${commit}:package-lock.json`]));
    const before = texts.find((text) => text !== lock);
    return before === undefined ? undefined : JSON.parse(before).packages;
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const lock = readFileSync(`${root}package-lock.json`, 'utf8');
  const { packages }: { packages: Packages } = JSON.parse(lock);
  const { allowScripts }: { allowScripts: object } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  const rules = { knownScripts: Object.keys(allowScripts), publishedAt, now: new Date() };
  const faults = lockFaults(packages, packagesBefore(lock) ?? packages, rules);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
