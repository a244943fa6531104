// What a deploy makes a returning customer load again, and what its files are like: builds the whole app twice.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { hashOf } from './import-map.ts';

const web = fileURLToPath(new URL('../', import.meta.url));

type Files = Map<string, string | Uint8Array>;

/** The files of a build by their names, in which some modules below web/src have one line more. */
async function buildWith(...changed: string[]): Promise<Files> {
  const unchanged = new Set(changed);
  const { output } = (await build({
    configFile: `${web}vite.config.ts`,
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'one-more-line',
        enforce: 'pre',
        transform: (code, id) =>
          unchanged.delete(id.replace(`${web}src/`, '')) ? `${code}\nperformance.mark('one line more');` : null,
      },
    ],
  })) as Rolldown.RolldownOutput; // one output and no watching
  expect([...unchanged]).toEqual([]);
  return new Map(output.map((each) => [each.fileName, each.type === 'chunk' ? each.code : each.source]));
}

/** The scripts and styles. */
const codeOf = (files: Files) =>
  new Map([...files].flatMap(([name, text]) => (/^assets\/.*\.(js|css)$/.test(name) ? [[name, String(text)]] : [])));

const files = await buildWith();

test('one line more in a screen and in a module that many share renames at most 3 files, of 15 kB in Brotli', async () => {
  const before = codeOf(files);
  const after = codeOf(await buildWith('features/catalogue/explore-page.tsx', 'ui/list-row.tsx'));
  const renamed = [...after].filter(([name]) => !before.has(name));
  const names = renamed.map(([name]) => name).join(' ');
  expect(renamed.length, names).toBeGreaterThan(0);
  expect(renamed.length, names).toBeLessThanOrEqual(3);
  expect(renamed.reduce((sum, [, text]) => sum + brotliCompressSync(text).length, 0)).toBeLessThan(15_000);
  // A browser keeps a file for ever under its name.
  for (const [name, text] of after) expect(before.get(name) ?? text, name).toBe(text);
});

test('the page has the hash of every script but the one of a worker, for which browsers check none', () => {
  const [map = ''] = /(?<=<script type="importmap">).*?(?=<\/script>)/s.exec(String(files.get('index.html'))) ?? [];
  const scripts = [...codeOf(files)].filter(([name]) => /^assets\/(?!locale-data-).*\.js$/.test(name));
  expect(JSON.parse(map).integrity).toEqual(
    Object.fromEntries(scripts.map(([name, code]) => [`/${name}`, `sha256-${hashOf(code)}`])),
  );
});

test('scripts and styles have gzip and Brotli copies', () => {
  const codes = [...codeOf(files)].filter(([, code]) => Buffer.byteLength(code) >= 1024);
  expect(codes.length).toBeGreaterThan(100);
  for (const [name, code] of codes) {
    expect(String(gunzipSync(files.get(`${name}.gz`) ?? '')), name).toBe(code);
    expect(String(brotliDecompressSync(files.get(`${name}.br`) ?? '')), name).toBe(code);
  }
});

test('no screen has more than 15 kB of code of its own', () => {
  const chunks: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    String(files.get('.vite/manifest.json')),
  );
  const usedBy = (key: string, found = new Set<string>()): Set<string> => {
    if (found.has(key)) return found;
    found.add(key);
    for (const imported of chunks[key]?.imports ?? []) usedBy(imported, found);
    return found;
  };
  const screens = Object.keys(chunks).filter((key) => key.endsWith('?tsr-split=component'));
  expect(screens).toHaveLength(
    readdirSync(`${web}src/routes`).filter((name) => !/^(__root|index)\./.test(name)).length,
  );
  const uses = screens.map((screen) => usedBy(screen));
  for (const [place, screen] of screens.entries()) {
    const own = [...(uses[place] ?? [])].filter((key) => uses.every((all, other) => other === place || !all.has(key)));
    const codes = own.map((key) => files.get(chunks[key]?.file ?? '') ?? '');
    const size = codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
    expect(size, screen).toBeGreaterThan(100);
    expect(size, screen).toBeLessThan(15_000);
  }
});

test('V8 is told to compile the functions of every chunk while it loads', () => {
  const chunks = [...codeOf(files)].filter(([name]) => /^assets\/(?!locale-data-).*\.js$/.test(name));
  const untold = chunks.filter(([, code]) => !code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(untold.map(([name]) => name)).toEqual([]);
});
