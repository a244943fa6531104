// The memory of `npm run check`: a passed check runs again only if something it reads has changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const INSTALLED = 'node_modules/.package-lock.json';

/** The inputs of every check: versions, settings and the checks themselves. */
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json', '.config', INSTALLED];

/**
 * The folders and files that a check reads besides the common ones. A check without a line reads the whole repository:
 * a line saves time, and a missing line is never wrong.
 */
export const INPUTS: Readonly<Record<string, readonly string[]>> = {
  browsers: ['web/src', 'web/worker', 'web/build', 'web/tsconfig.json', 'sdk/src'],
  contract: ['openapi', 'sdk'],
  lock: [],
  i18n: ['web', 'lingui.config.ts', 'mock/data/texts', 'mock/data/ui-names.json'],
  package: ['sdk', 'LICENSE'],
  'types:openapi': ['openapi', 'sdk'],
  'types:sdk': ['sdk', 'mock', 'openapi'],
  'types:mock': ['mock', 'sdk', 'openapi'],
  'types:web': ['web', 'sdk', 'mock', 'openapi', 'lingui.config.ts'],
};

/** Files that a check writes for other scripts: without them the check runs again. */
const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  contract: ['openapi/dist/openapi.yaml', 'openapi/dist/openapi.json'],
};

/**
 * The objects that git has, or would have, for the tracked and new files of a repository and for its installation, by
 * path; `undefined` without git. Only what differs from git's index is read.
 */
function readObjects(root: string): Map<string, string> | undefined {
  const git = (args: string[], input = '') =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', input, maxBuffer: 1 << 26, stdio: 'pipe' });
  const list = (...args: string[]) =>
    git(['ls-files', '-z', ...args])
      .split('\0')
      .filter(Boolean);
  try {
    const objects = new Map(
      list('--stage').map((line) => [line.slice(line.indexOf('\t') + 1), line.split(' ')[1] ?? '']),
    );
    const changed = [...list('--modified', '--others', '--exclude-standard'), INSTALLED];
    for (const file of changed) objects.delete(file);
    const present = [...new Set(changed)].filter((file) => existsSync(join(root, file)));
    const hashed = git(['hash-object', '--stdin-paths'], present.map((file) => `${file}\n`).join('')).split('\n');
    for (const [index, file] of present.entries()) objects.set(file, hashed[index] ?? '');
    return objects;
  } catch {
    return undefined;
  }
}

/** The passed checks of the repository at `root`, for its current state. Later edits are seen by the next memory. */
export function checkMemory(root: string, folder = join(root, 'node_modules/.cache/check')) {
  const objects = readObjects(root);
  const files = [...(objects ?? [])].map(([file, object]) => ({ file, line: `${object} ${file}` }));
  files.sort((one, other) => (one.file < other.file ? -1 : 1));

  /** The hash of a check's inputs. */
  function digestOf(name: string, command: string): string | undefined {
    if (objects === undefined) return undefined;
    const inputs = INPUTS[name];
    const isRead = ({ file }: { file: string }) =>
      inputs === undefined || [...COMMON, ...inputs].some((input) => file === input || file.startsWith(`${input}/`));
    const read = files.filter(isRead).map(({ line }) => line);
    return createHash('sha256')
      .update([process.version, command, ...read].join('\n'))
      .digest('hex');
  }
  const place = (name: string) => join(folder, name.replaceAll(':', '-'));

  return {
    digestOf,
    /** Whether the check has passed with the same inputs, and its outputs still exist. */
    hasPassed(name: string, command: string): boolean {
      if (!(OUTPUTS[name] ?? []).every((file) => existsSync(join(root, file)))) return false;
      return existsSync(place(name)) && readFileSync(place(name), 'utf8') === digestOf(name, command);
    },
    /** Remembers that the check has passed, unless its inputs have changed since this memory was created. */
    remember(name: string, command: string): void {
      const before = digestOf(name, command);
      if (before === undefined || before !== checkMemory(root, folder).digestOf(name, command)) return;
      mkdirSync(dirname(place(name)), { recursive: true });
      writeFileSync(place(name), before);
    },
  };
}
