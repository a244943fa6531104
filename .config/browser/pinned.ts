// The path of the Chromium of package-lock.json, once fetch.ts has fetched it.
import { fileURLToPath } from 'node:url';
import { pinnedFolder } from '../pinned-packages.ts';

export const browserSource = fileURLToPath(new URL('.', import.meta.url));
export const pinnedPath = `${pinnedFolder('browser')}/chromium`;

/** The environment of the pinned Chromium in this folder: its own libraries and fonts instead of the machine's. */
export function pinnedEnvironment(folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: `${folder}/al2023/lib`, FONTCONFIG_FILE: `${folder}/fonts.conf` };
}
