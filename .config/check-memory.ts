// The memory of `npm run check`: a passed check runs again only if something it reads has changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The inputs of every check: versions, settings and the checks themselves. */
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json', '.config', 'node_modules/.package-lock.json'];

/**
 * The folders and files that a check reads besides the common ones. A check without a line reads the whole repository:
 * a line saves time, and a missing line is never wrong.
 */
export const INPUTS: Readonly<Record<string, readonly string[]>> = {
  contract: ['openapi', 'sdk'],
  i18n: ['web', 'lingui.config.ts'],
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

/** The tracked and new files of a repository, without ignored ones; `undefined` without git. */
function sources(root: string): string[] | undefined {
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const text = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: 'pipe' });
    return text.split('\0').filter(Boolean).sort();
  } catch {
    return undefined;
  }
}

/** The passed checks of the repository at `root`, for its current state. Later edits are seen by the next memory. */
export function checkMemory(root: string, folder = join(root, 'node_modules/.cache/check')) {
  const files = sources(root);
  const hashes = new Map<string, string>();
  const hashOf = (file: string) => {
    const path = join(root, file);
    const known = hashes.get(file) ?? (existsSync(path) ? digest(readFileSync(path)) : 'missing');
    hashes.set(file, known);
    return known;
  };

  /** The hash of a check's inputs. */
  function digestOf(name: string, command: string): string | undefined {
    if (files === undefined) return undefined;
    const inputs = INPUTS[name];
    const isRead = (file: string) =>
      inputs === undefined || [...COMMON, ...inputs].some((input) => file === input || file.startsWith(`${input}/`));
    const read = [...files.filter(isRead), 'node_modules/.package-lock.json'];
    return digest([process.version, command, ...read.map((file) => `${hashOf(file)} ${file}`)].join('\n'));
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

function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
