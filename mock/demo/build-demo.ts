import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { exportsOfThis } from '../scripts/bundle.ts';
import { bundleConsole } from '../scripts/bundle-console.ts';
import { shownPictures } from '../scripts/shown-pictures.ts';
import { pictureFolder } from '../src/installation.ts';
import { drawnFolder } from '../src/world/data/drawn-pictures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const demo = join(root, 'mock', 'demo');
/** The folder that `npm run build:demo` writes. */
export const demoFolder = join(demo, 'dist');

/**
 * Writes the whole shop as static files, with the mock in a service worker. Any static host can serve it at the root of
 * an origin. Deletes the folder's previous content.
 * @param web the built app
 */
export async function buildDemo(web: string, folder: string): Promise<void> {
  const files = await filesOfMock();
  const pictures = await shownPictures([...Object.values(files), ...(await sources())]);
  // The host serves the pictures; the mock only needs their names.
  for (const file of pictures) files[`/mock/pictures/${file}`] = '';
  for (const file of await readdir(drawnFolder)) files[`/mock/data/pictures/${file}`] = '';

  await rm(folder, { recursive: true, force: true });
  // The worker reads no compressed files.
  await cp(web, folder, { recursive: true, filter: (file) => !/\.(gz|br)$/.test(file) });
  // Split in two: browsers store no worker script of more than a few megabytes.
  await mkdir(join(folder, 'mock'));
  await writeFile(join(folder, 'mock', 'files.js'), `self.meridianFiles = ${JSON.stringify(files)};`);
  await writeFile(join(folder, 'mock', 'mock.js'), await bundleWorker());
  await writeFile(join(folder, 'service-worker.js'), "importScripts('/mock/files.js', '/mock/mock.js');");
  // Not as HTML: hosts redirect pages to shorter addresses, and a worker may not answer with a redirect.
  await cp(join(folder, 'index.html'), join(folder, 'app.txt'));
  for (const page of ['index.html', '404.html']) await cp(join(demo, 'start.html'), join(folder, page));
  await cp(join(root, 'mock', 'data', 'films'), join(folder, 'films'), { recursive: true });
  await cp(join(root, 'openapi', 'dist', 'reference'), join(folder, 'docs'), { recursive: true });
  await cp(join(root, 'openapi', 'dist', 'agenda.html'), join(folder, 'agenda', 'index.html'));
  for (const file of ['openapi.json', 'openapi.yaml'])
    await cp(join(root, 'openapi', 'dist', file), join(folder, file));
  await mkdir(join(folder, 'pictures'));
  for (const file of pictures) await cp(join(pictureFolder, file), join(folder, 'pictures', file));
  await cp(drawnFolder, join(folder, 'pictures'), { recursive: true });
}

/** The files that the mock reads, as text by absolute path. */
async function filesOfMock(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const folder of ['mock/data', 'mock/src']) {
    for (const file of await readdir(join(root, folder), { recursive: true })) {
      if (/\.(json|html|css|js)$/.test(file)) await keep(join(folder, file));
    }
  }
  await keep(join('openapi', 'dist', 'openapi.json'));
  for (const [file, text] of Object.entries(await bundleConsole())) texts[`/mock/console/${file}`] = text;
  return texts;

  async function keep(path: string): Promise<void> {
    texts[`/${path.split(sep).join('/')}`] = await readFile(join(root, path), 'utf8');
  }
}

async function sources(): Promise<string[]> {
  const folder = join(root, 'mock', 'src');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  return Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}

async function bundleWorker(): Promise<string> {
  const places: Plugin = {
    name: 'places',
    resolveId: {
      filter: { id: /\/installation\.ts$/ },
      handler: (id, importer = '') => join(importer, '..', id.replace(/ts$/, 'packed.ts')),
    },
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
      handler: (code, id) =>
        code.replaceAll('import.meta.url', JSON.stringify(`file:///${relative(root, id).split(sep).join('/')}`)),
    },
  };
  const alias: Record<string, string> = { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' };
  for (const name of builtinModules)
    for (const each of [name, `node:${name}`]) alias[each] = `@jspm/core/nodelibs/${name}`;
  const own = {
    crypto: ['node:crypto', 'crypto'],
    util: ['node:util'],
    timers: ['node:timers/promises'],
  };
  for (const [file, names] of Object.entries(own))
    for (const name of names) alias[name] = join(demo, `node-${file}.ts`);
  alias['postman-collection'] = join(demo, 'left-out.ts');
  const bundled = await rolldown({
    input: join(demo, 'service-worker.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['@meridian/source', 'browser', 'import', 'default'], alias },
    transform: {
      inject: { Buffer: ['buffer', 'Buffer'], process: 'process' },
      define: { global: 'globalThis' },
    },
    plugins: [places, exportsOfThis],
    // Libraries fail these checks in code that only Node runs.
    checks: { importIsUndefined: false, eval: false, commonJsVariableInEsm: false },
  });
  const { output } = await bundled.generate({ format: 'iife', minify: true, codeSplitting: false });
  return output[0].code;
}
