// Packages that weigh more than the whole project and that few need: each set with a lock file of its own, installed from
// the npm registry into `.cache/` when it is first needed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Where the packages of `.config/<name>/package-lock.json` lie once they have been fetched. The folder's name is the lock
 * file's hash: another version is another folder.
 */
export function pinnedFolder(name: string): string {
  const lock = readFileSync(`${sourceOf(name)}package-lock.json`);
  const cache = fileURLToPath(new URL(`../.cache/${name}/`, import.meta.url));
  return `${cache}${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`;
}

/** Fetches them, and removes those of other versions. `finish` makes of the new folder what is kept. Throws what npm says. */
export function fetchPackages(name: string, finish: (folder: string) => void = () => {}): void {
  const kept = pinnedFolder(name);
  const folder = `${kept}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(`${sourceOf(name)}${file}`, `${folder}/${file}`);
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'pipe',
    });
    finish(folder);
    forgetOthers(kept);
    try {
      // In one step, so that no run finds half of them.
      renameSync(folder, kept);
    } catch (error) {
      // Another run was quicker.
      if (!existsSync(kept)) throw error;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const sourceOf = (name: string) => fileURLToPath(new URL(`${name}/`, import.meta.url));

function forgetOthers(kept: string): void {
  for (const name of readdirSync(dirname(kept))) {
    if (!name.startsWith(basename(kept))) rmSync(`${dirname(kept)}/${name}`, { recursive: true, force: true });
  }
}
