// `npm run build -w @meridian/mock`: writes `dist/`, everything that the package needs beside Node: the code with its
// libraries, the world, the contract, the pictures that the world shows, and the declarations. `npm pack` runs it.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFolder } from '../src/installation.ts';
import { bundleConsole } from './bundle-console.ts';
import { writeDeclarations } from './declarations.ts';
import { shownPictures } from './shown-pictures.ts';
import { root, writePackage } from './write-package.ts';

const dist = await writePackage('mock', {
  entries: { index: 'mock/src/index.ts', mock: 'mock/src/cli.ts' },
  files: [
    'mock/data',
    // The hand-written files are where the log's violations point to.
    ...['openapi/openapi.yaml', 'openapi/components', 'openapi/paths'],
    ...['openapi.json', 'openapi.yaml', 'agenda.html', 'reference'].map((file) => `openapi/dist/${file}`),
  ],
  // The package with the script of the reference page.
  borrowed: [pictureFolder, join(root, 'node_modules', '@scalar', 'fastify-api-reference')],
});
await writeDeclarations(root, dist);

await mkdir(join(dist, 'mock', 'console'), { recursive: true });
for (const [file, text] of Object.entries(await bundleConsole()))
  await writeFile(join(dist, 'mock', 'console', file), text);

const read = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|json)$/.test(file));
const pictures = await shownPictures(await Promise.all(read.map((file) => readFile(join(dist, file), 'utf8'))));
await mkdir(join(dist, 'mock', 'pictures'));
for (const file of pictures) await cp(join(pictureFolder, file), join(dist, 'mock', 'pictures', file));
