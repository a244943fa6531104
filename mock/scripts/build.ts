// `npm run build -w @meridian/mock`: makes `dist/`, all that the package needs beside Node: the code with its libraries in
// it, the world, the contract, the pictures that the world shows, and the declarations. `npm pack` runs it.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFolder } from '../src/installation.ts';
import { bundle } from './bundle.ts';
import { writeDeclarations } from './declarations.ts';
import { licencesOf } from './licences.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = join(root, 'mock', 'dist');
/** The package that the script of the reference's page comes from. */
const reference = join(root, 'node_modules', '@scalar', 'fastify-api-reference');

await rm(dist, { recursive: true, force: true });
const modules = await bundle(root, dist);
await writeFile(join(dist, 'THIRD-PARTY-LICENSES.txt'), await licencesOf([...modules, pictureFolder, reference]));
await writeDeclarations(root, dist);

// What the code reads stands where it stands in the repository, seen from the module that reads it.
for (const file of await readdir(join(root, 'mock', 'src'), { recursive: true })) {
  if (['.html', '.css', '.js'].includes(extname(file))) await keep(join('mock', 'src', file));
}
await keep(join('mock', 'data'));
for (const file of ['openapi.json', 'openapi.yaml', 'questions.md', 'reference'])
  await keep(join('openapi', 'dist', file));

const shown = await shownCodes();
const pictures = (await readdir(pictureFolder)).filter((file) => shown.has(basename(file, '.webp')));
await mkdir(join(dist, 'mock', 'pictures'));
for (const file of pictures) await cp(join(pictureFolder, file), join(dist, 'mock', 'pictures', file));
process.stdout.write(
  `Wrote ${relative(process.cwd(), dist)}: ${modules.length} modules, ${pictures.length} pictures.\n`,
);

async function keep(path: string): Promise<void> {
  await mkdir(dirname(join(dist, path)), { recursive: true });
  await cp(join(root, path), join(dist, path), { recursive: true });
}

/** Every code of a picture that the world's data, the contract's examples or the code has. */
async function shownCodes(): Promise<ReadonlySet<string>> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|json)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.match(/(?<=["'/])[0-9a-f]{2,6}(?:-[0-9a-f]{2,6})*(?=["'.])/g) ?? []));
}
