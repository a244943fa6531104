import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fetchPackages, pinnedFolder } from '../pinned-packages.ts';

/** The path of workerd, which runs the edge worker; fetched if missing. Throws if there is none for this machine. */
export function ensureWorkerd(): string {
  const folder = pinnedFolder('workerd');
  if (!existsSync(folder)) {
    process.stdout.write('Fetching workerd, which the edge worker runs in (once, 30 MB) …\n');
    fetchPackages('workerd');
  }
  return createRequire(`${folder}/`)('workerd').default;
}
