import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Writes a workspace's `dist/`, everything that its package needs beside Node: the code with its libraries, the pages
 * beside the code, other files that it reads, and third-party licences. A file that the code reads keeps its path
 * relative to the module that reads it. Paths are relative to the root of the repository.
 */
export async function writePackage(
  workspace: string,
  { entries, files, borrowed = [] }: { entries: Record<string, string>; files: string[]; borrowed?: string[] },
): Promise<string> {
  const dist = join(root, workspace, 'dist');
  await rm(dist, { recursive: true, force: true });
  const input = Object.entries(entries).map(([name, path]) => [name, join(root, path)]);
  const modules = await bundle(root, dist, Object.fromEntries(input));
  await writeFile(join(dist, 'THIRD-PARTY-LICENSES.txt'), await licencesOf([...modules, ...borrowed]));
  const source = join(workspace, 'src');
  const pages = (await readdir(join(root, source), { recursive: true })).filter((file) =>
    ['.html', '.css', '.js'].includes(extname(file)),
  );
  for (const path of [...pages.map((file) => join(source, file)), ...files]) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await cp(join(root, path), join(dist, path), { recursive: true });
  }
  process.stdout.write(`Wrote ${relative(process.cwd(), dist)}: ${modules.length} modules.\n`);
  return dist;
}

/** The licences of the packages that files belong to, each with its text if the package has one. */
async function licencesOf(files: readonly string[]): Promise<string> {
  const folders = new Set(files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  const licences = await Promise.all([...folders].sort().map(licenceOf));
  return licences.join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenceOf(folder: string): Promise<string> {
  const {
    name,
    version,
    license = 'its licence follows',
  } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version} (${license})\n`, ...texts].join('\n');
}
