// What `npm run check` remembers: a check that has passed is run again when something it reads has changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What every check reads: versions, settings and the checks themselves. */
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json', '.config', 'node_modules/.package-lock.json'];

/**
 * Which folders and files a check reads beside the common ones. One that is not named reads the whole repository: a line
 * here makes a check quicker, a missing line never makes it wrong.
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

/** What a check leaves for other scripts: without it the check is run again. */
const OUTPUTS: Readonly<Record<string, readonly string[]>> = {
  contract: ['openapi/dist/openapi.yaml', 'openapi/dist/openapi.json'],
};

/** The files of a repository that its clone would have, new ones too; `undefined` where there is no git to ask. */
function sources(root: string): string[] | undefined {
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const text = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26, stdio: 'pipe' });
    return text.split('\0').filter(Boolean).sort();
  } catch {
    return undefined;
  }
}

/** Passed checks of the repository at `root`, as of now: an edit that comes later is seen by the next memory. */
export function checkMemory(root: string, folder = join(root, 'node_modules/.cache/check')) {
  const files = sources(root);
  const hashes = new Map<string, string>();
  const hashOf = (file: string) => {
    const path = join(root, file);
    const known = hashes.get(file) ?? (existsSync(path) ? digest(readFileSync(path)) : 'missing');
    hashes.set(file, known);
    return known;
  };

  /** What the check would read, as one hash. */
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
    /** Whether the check has passed with just these inputs, and what it leaves is still there. */
    hasPassed(name: string, command: string): boolean {
      if (!(OUTPUTS[name] ?? []).every((file) => existsSync(join(root, file)))) return false;
      return existsSync(place(name)) && readFileSync(place(name), 'utf8') === digestOf(name, command);
    },
    /** Remembers that the check has passed, unless its inputs have changed since this memory was made. */
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
