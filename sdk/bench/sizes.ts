// The size of one call, one query and all of them in a page, with this SDK and with the code of two generators for the
// same contract: bundled, minified, gzipped, without React and TanStack Query. `--write` writes the table into the
// README.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const run = promisify(execFile);
const sdk = fileURLToPath(new URL('..', import.meta.url));
const contract = join(sdk, '..', 'openapi', 'dist', 'openapi.json');

/** Installed when the bench runs: as dependencies they would be 128 packages and 91 MB for everybody. */
const GENERATORS = { '@hey-api/openapi-ts': '0.99.0', orval: '8.38.0', typescript: '5.9.3' };

const OURS = "createClient({ baseUrl: '', token: () => undefined, language: () => 'en' })";
const ENTRIES: Record<string, Record<'call' | 'query' | 'all', string>> = {
  '@meridian/sdk': {
    call: `import { createClient } from '${sdk}src/index.ts'; export const home = () => ${OURS}.call('getHome');`,
    query: `import { createClient } from '${sdk}src/index.ts';
      import { createQueryClient, productQuery } from '${sdk}src/react.ts';
      export const queryClient = createQueryClient(${OURS}); export const query = productQuery(101);`,
    all: `export * from '${sdk}src/index.ts'; export * from '${sdk}src/react.ts';`,
  },
  '@hey-api/openapi-ts': {
    call: `import { client } from './hey/client.gen.ts'; import { getHome } from './hey/sdk.gen.ts';
      client.setConfig({ baseUrl: '' }); export const home = () => getHome();`,
    query: `import { QueryClient } from '@tanstack/react-query'; import { client } from './hey/client.gen.ts';
      import { getProductOptions } from './hey/@tanstack/react-query.gen.ts';
      client.setConfig({ baseUrl: '' });
      export const queryClient = new QueryClient(); export const query = getProductOptions({ query: { product_id: 101 } });`,
    all: `export * from './hey/sdk.gen.ts'; export * from './hey/client.gen.ts';
      export * from './hey/@tanstack/react-query.gen.ts';`,
  },
  orval: {
    call: "export { getHome } from './orval/calls.ts';",
    query: `import { QueryClient } from '@tanstack/react-query';
      import { getGetProductQueryOptions } from './orval/queries.ts';
      export const queryClient = new QueryClient(); export const query = getGetProductQueryOptions({ product_id: 101 });`,
    all: "export * from './orval/queries.ts';",
  },
};

const folder = await mkdtemp(join(tmpdir(), 'sdk-sizes-'));
const inFolder = (command: string, ...args: string[]) => run(command, args, { cwd: folder });
const write = (name: string, text: string) => writeFile(join(folder, name), text);

/** Both generators' code for the contract, in `hey/` and `orval/`. */
const generate = async (): Promise<void> => {
  await write('package.json', JSON.stringify({ private: true, type: 'module', dependencies: GENERATORS }));
  await inFolder('npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error');
  const input = JSON.stringify(contract);
  await write(
    'hey.config.mjs',
    `export default { input: ${input}, output: './hey', plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@tanstack/react-query'] };`,
  );
  await write(
    'orval.config.mjs',
    `const to = (target, client, override) => ({ input: ${input}, output: { target, client, httpClient: 'fetch', override } });
     export default { calls: to('./orval/calls.ts', 'fetch'), queries: to('./orval/queries.ts', 'react-query', { query: { version: 5 } }) };`,
  );
  await inFolder('node_modules/.bin/openapi-ts', '-f', 'hey.config.mjs');
  await inFolder('node_modules/.bin/orval', '--config', 'orval.config.mjs');
};

/** The kilobytes of a bundle whose entry is `code`. */
const measure = async (code: string): Promise<string> => {
  await write('entry.ts', code);
  // Run by its command, which is on the PATH of every npm script: the bundler is a dependency of the app, not of the
  // SDK.
  const external = ['react', '@tanstack/react-query', '@tanstack/query-core'].flatMap((name) => ['--external', name]);
  await inFolder('rolldown', 'entry.ts', '--minify', '--dir', 'dist', ...external);
  return (gzipSync(await readFile(join(folder, 'dist', 'entry.js')), { level: 9 }).length / 1000).toFixed(1);
};

const generated = await generate().then(
  () => Object.entries(ENTRIES),
  (error: Error) => {
    process.stderr.write(`Only this SDK is measured; the generators cannot be fetched or run: ${error.message}\n`);
    return Object.entries(ENTRIES).slice(0, 1);
  },
);
await mkdir(join(folder, 'dist'), { recursive: true });
const rows: string[] = [];
for (const [name, { call, query, all }] of generated) {
  const version = Object.entries(GENERATORS).find(([generator]) => generator === name)?.[1] ?? '';
  rows.push(
    `| ${`${name} ${version}`.trim()} | ${await measure(call)} | ${await measure(query)} | ${await measure(all)} |`,
  );
}
await rm(folder, { recursive: true });

const table = ['| kB gzip | one call | one query | all |', '|---|--:|--:|--:|', ...rows].join('\n');
process.stdout.write(`${table}\n`);
if (process.argv.includes('--write') && rows.length === Object.keys(ENTRIES).length) {
  const readme = join(sdk, 'README.md');
  const text = await readFile(readme, 'utf8');
  await writeFile(
    readme,
    text.replace(/\| kB gzip \|.*?\n(?=\n)/s, () => `${table}\n`),
  );
}
