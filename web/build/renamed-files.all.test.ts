// What a deploy makes a returning customer load again: builds the whole app twice.
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

const web = fileURLToPath(new URL('../', import.meta.url));

/** The scripts and styles of a build by their names, in which some modules below web/src have one line more. */
async function buildWith(...changed: string[]): Promise<Map<string, string>> {
  vi.stubEnv('NODE_ENV', 'production');
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
  return new Map(
    output
      .filter(({ fileName }) => /^assets\/.*\.(js|css)$/.test(fileName))
      .map((each) => [each.fileName, each.type === 'chunk' ? each.code : String(each.source)]),
  );
}

test('one line more in a screen and in a module that many share renames at most 3 files, of 15 kB in Brotli', async () => {
  const before = await buildWith();
  const after = await buildWith('features/catalogue/explore-page.tsx', 'ui/list-row.tsx');
  const renamed = [...after].filter(([name]) => !before.has(name));
  const names = renamed.map(([name]) => name).join(' ');
  expect(renamed.length, names).toBeGreaterThan(0);
  expect(renamed.length, names).toBeLessThanOrEqual(3);
  expect(renamed.reduce((sum, [, text]) => sum + brotliCompressSync(text).length, 0)).toBeLessThan(15_000);
  // A browser keeps a file for ever under its name.
  for (const [name, text] of after) expect(before.get(name) ?? text, name).toBe(text);
});
