// Where the Chromium of package-lock.json lies once fetch.ts has brought it.
import { fileURLToPath } from 'node:url';
import { pinnedFolder } from '../pinned-packages.ts';

export const browserSource = fileURLToPath(new URL('.', import.meta.url));
export const pinnedPath = `${pinnedFolder('browser')}/chromium`;

/** What the pinned Chromium in this folder runs with: libraries and fonts of its own instead of the machine's. */
export function pinnedEnvironment(folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: `${folder}/al2023/lib`, FONTCONFIG_FILE: `${folder}/fonts.conf` };
}
