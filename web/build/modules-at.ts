import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Tests ids of modules for these files and folders (with a slash at the end), by path from the root of the repository.
 * Throws for a path that is not there: it would match nothing, silently.
 */
export function modulesAt(...paths: readonly string[]): (id: string) => boolean {
  const missing = paths.find((path) => !existsSync(root + path));
  if (missing !== undefined) throw new Error(`${missing} is not there: the build names its modules by it.`);
  return (id) => paths.some((path) => (path.endsWith('/') ? id.startsWith(root + path) : id === root + path));
}
