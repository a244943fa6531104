// Packages that are larger than the whole project and rarely needed: each set has its own lock file, and is installed
// from the npm registry into `.cache/` when first needed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the fetched packages of `.config/<name>/package-lock.json`, named by the hash of the lock file: each
 * version has its own folder.
 */
export function pinnedFolder(name: string): string {
  const lock = readFileSync(`${sourceOf(name)}package-lock.json`);
  const cache = fileURLToPath(new URL(`../.cache/${name}/`, import.meta.url));
  return `${cache}${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`;
}

/** Fetches the packages, and removes other versions. `finish` prepares the new folder. Throws npm's error. */
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
      // Atomic, so that no other run finds a part of them.
      renameSync(folder, kept);
    } catch (error) {
      // Another run was faster.
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
