import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fetchPackages, pinnedFolder } from '../pinned-packages.ts';

/** The program that the edge worker runs in, fetched where it is not there yet. Throws where there is none for this machine. */
export function ensureWorkerd(): string {
  const folder = pinnedFolder('workerd');
  if (!existsSync(folder)) {
    process.stdout.write('Fetching workerd, which the edge worker runs in (once, 30 MB) …\n');
    fetchPackages('workerd');
  }
  return createRequire(`${folder}/`)('workerd').default;
}
