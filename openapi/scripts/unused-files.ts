import { glob, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** A reference to another file, up to its fragment, with or without quotes. */
const REFERENCE = /\$ref:\s*['"]?(?<target>[^'"#\s}]+\.yaml)/g;

/**
 * Files under paths/ and components/ that are not reachable from openapi.yaml. Redocly's no-unused-components cannot
 * find them: it never opens unreferenced files.
 */
export async function findUnusedFiles(contract: string): Promise<string[]> {
  const root = resolve(contract);
  const reached = new Set<string>();
  const queue = [join(root, 'openapi.yaml')];
  for (const file of queue) {
    if (reached.has(file)) continue;
    reached.add(file);
    const text = await readFile(file, 'utf8');
    for (const match of text.matchAll(REFERENCE)) {
      const { target = '' } = match.groups ?? {};
      queue.push(resolve(dirname(file), target));
    }
  }
  const unused: string[] = [];
  for await (const name of glob('{paths,components}/**/*.yaml', { cwd: root })) {
    if (!reached.has(join(root, name))) unused.push(join(root, name));
  }
  return unused.sort();
}
