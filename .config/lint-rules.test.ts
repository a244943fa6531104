import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { root } from './root.ts';

const run = promisify(execFile);
const RULES = ['.biome.json', '.gitignore', ...globSync('.config/*.grit', { cwd: root })];

const folder = await mkdtemp(join(tmpdir(), 'lint-rules-'));
await mkdir(join(folder, '.config'));
for (const room of ['web/build', 'web/e2e', 'web/src']) await mkdir(join(folder, room), { recursive: true });
for (const file of RULES) await copyFile(join(root, file), join(folder, file));
afterAll(() => rm(folder, { recursive: true }));

/** The output of the linter for a file with this text. */
async function lint(text: string, name = 'web/build/planted.ts'): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `${text}\n`);
  const { stdout, stderr } = await run(join(root, 'node_modules/.bin/biome'), ['lint', file], { cwd: folder }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return stdout + stderr;
}

test.each([
  'history.push = () => {};',
  'router.history.back = () => {};',
  "router['load'] = () => {};",
  'queries.fetchQuery = () => {};',
  'server.printUrls = () => {};',
])('the lint refuses a patched library: %s', async (text) => {
  expect(await lint(text)).toContain('are never patched');
});

test.each(['show(state.__TSR_index);', 'show({ __TSR_key: 1 });', 'const { __TSR_key } = state;'])(
  'the lint refuses a private name of the router: %s',
  async (text) => {
    expect(await lint(text)).toContain('private to TanStack Router');
  },
);

test('the lint refuses a private module of Vite', async () => {
  expect(await lint(String.raw`export const is = (id: string) => id === '\0vite/preload-helper.js';`)).toContain(
    'private to Vite',
  );
});

test('the lint refuses React’s own Suspense in the app', async () => {
  expect(await lint("import { Suspense } from 'react';", 'web/src/planted.tsx')).toContain('Use PromptSuspense');
});

test('the lint ignores the browser’s own settings and other objects', async () => {
  expect(
    await lint("window.history.scrollRestoration = 'manual';\nstate.overlays = [];\nserver.rows = 7;"),
  ).not.toContain('plugin');
});

test.each([
  '<a href={address}>Open</a>',
  '<a className="x" target="_blank" rel="noopener" href={address + query}>Open</a>',
  'location.assign(address)',
  'window.location.replace(address)',
  'location.href = address',
  'window.location = address',
  "window.open(address, '_blank')",
])('the lint refuses an address that nothing has checked: %s', async (text) => {
  expect(await lint(`export const planted = () => (${text});`, 'web/src/planted.tsx')).toContain(
    'outsideUrl has checked',
  );
});

test.each(['<a href="/home">Home</a>', '<a href={`mailto:`}>Mail</a>', 'location.reload()'])(
  'the lint accepts what leads to no outside address: %s',
  async (text) => {
    expect(await lint(`export const planted = () => (${text});`, 'web/src/planted.tsx')).not.toContain('plugin');
  },
);

test.each([
  "const shown = new Intl.NumberFormat('en').format(1240);",
  "const shown = Number(amount).toLocaleString('en', { style: 'currency' });",
  'const shown = new Date().toLocaleDateString();',
])('the lint refuses a text that Node formats for a journey: %s', async (text) => {
  expect(await lint(text, 'web/e2e/planted.ts')).toContain('locale data');
  expect(await lint(text)).not.toContain('locale data');
});

test.each([
  '<p className="first-letter:uppercase" />',
  "<p className={'m-1 first-letter:text-16'} />",
  '`m-1 first-letter:p-1`',
])('the lint refuses a first letter with a style of its own: %s', async (text) => {
  expect(await lint(`export const planted = () => (${text});`, 'web/src/planted.tsx')).toContain('torn from its word');
});

test.each([
  '<bdi dir="ltr">{sn}</bdi>',
  '<p className="mt-1" dir="ltr">{hash}</p>',
  '<bdi className="tabular">{sn}</bdi>',
  '<p>Order {order.sn} is paid.</p>',
])('the lint refuses a code that a browser would translate: %s', async (text) => {
  expect(await lint(`export const planted = () => ${text};`, 'web/src/planted.tsx')).toContain(
    'same in every language',
  );
});

test.each(['<bdi dir="ltr" translate="no">{sn}</bdi>', '<bdi>{reason}</bdi>', '<input dir="ltr" />'])(
  'the lint accepts what is not translated, and words: %s',
  async (text) => {
    expect(await lint(`export const planted = () => ${text};`, 'web/src/planted.tsx')).not.toContain('plugin');
  },
);
