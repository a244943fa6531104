// Where the Chromium of package-lock.json lies once fetch.ts has brought it. The folder's name is the lock file's hash:
// another version is another folder.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const browserSource = fileURLToPath(new URL('.', import.meta.url));
export const browserCache = fileURLToPath(new URL('../../.cache/browser/', import.meta.url));

const lock = readFileSync(`${browserSource}package-lock.json`);
export const pinnedFolder = `${browserCache}${createHash('sha256').update(lock).digest('hex').slice(0, 12)}`;
export const pinnedPath = `${pinnedFolder}/chromium`;

/** What the pinned Chromium in this folder runs with: libraries and fonts of its own instead of the machine's. */
export function pinnedEnvironment(folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: `${folder}/al2023/lib`, FONTCONFIG_FILE: `${folder}/fonts.conf` };
}
