import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from './entry.ts';

/** The file in dist/ with the pointers of what the app reads or sends, written by `npm run contract:use`. */
export const APP_USE = 'app-use.json';

/** The entries that the app reads or sends; undefined without that file. */
export async function readAppUse(dist: string, entries: readonly Entry[]): Promise<{ used?: ReadonlySet<Entry> }> {
  const text = await readFile(join(dist, APP_USE), 'utf8').catch(() => undefined);
  if (text === undefined) return {};
  const pointers = new Set<unknown>(JSON.parse(text));
  return { used: new Set(entries.filter(({ pointer }) => pointers.has(pointer))) };
}
