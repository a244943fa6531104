// The page of the components, as a developer opens it: served by Vite itself, with no back end behind it.
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtApp } from './built-app.ts';
import { findings } from './findings.ts';
import { eventually, openShop, type Visit } from './shop.ts';

// The page is large, and Vite compiles it as it is asked for.
vi.setConfig({ testTimeout: 180_000 });

let server: ViteDevServer;
let address: string;
// Not the developer's own, who may be at work.
const cacheDir = join(tmpdir(), `components-page-${process.pid}`);

beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    server: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  await server.listen();
  address = new URL('__ui', server.resolvedUrls?.local[0]).href;
});

afterAll(async () => {
  await server.close();
  await rm(cacheDir, { recursive: true, force: true });
});

const choose = (page: Page, choice: string) =>
  page.getByRole('banner').getByRole('radio', { name: choice, exact: true }).press('Space');

async function openComponents(query = '', visit: Visit = {}) {
  const { page, complaints } = await openShop({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    ...visit,
  });
  await page.goto(`${address}${query}`);
  // The first to open it waits until Vite has prepared the libraries.
  await page.getByRole('heading', { name: 'Components' }).waitFor({ timeout: 60_000 });
  return { page, complaints };
}

test('it shows every component; neither console nor axe complains, and the shop that is built has nothing of it', async () => {
  const { page, complaints } = await openComponents();
  const entries = await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').count();
  expect(entries).toBeGreaterThan(40);
  expect(await page.locator('main section[id]').count()).toBe(entries);
  for (const theme of ['Light', 'Dark']) {
    await choose(page, theme);
    await eventually(() => page.locator('html').getAttribute('data-theme')).toBe(theme.toLowerCase());
    // An example that breaks says so in its place; a colour that cannot be read says so in the table.
    expect(await page.locator('.ui-page-failure, [data-enough="false"]').allInnerTexts(), theme).toEqual([]);
    expect(await findings({ page }), theme).toEqual([]);
  }
  expect(complaints).toEqual([]);

  const sentences = await page.locator('.ui-page-about > p:not(.ui-page-quiet)').allInnerTexts();
  expect(sentences).toHaveLength(entries);
  const files = (await readdir(builtApp, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const { name, parentPath } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    const traces = ['components-page', 'ui-page', '__ui', ...sentences].filter((trace) => text.includes(trace));
    expect(traces, name).toEqual([]);
  }
});

test('nothing stands beyond a window of 320 px with text of twice the size, in both directions of writing', async () => {
  const { page } = await openComponents('?text=200', { viewport: { width: 320, height: 640 } });
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  expect(await beyond()).toBe(0);
  await choose(page, 'RTL');
  await eventually(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await beyond()).toBe(0);
});

test('the keyboard reaches every section from the contents, below the bar over the page', async () => {
  const { page } = await openComponents();
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  for (const link of await links.all()) {
    await link.press('Enter');
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe(id);
    const top = (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? -1;
    expect(top, id).toBeGreaterThanOrEqual(bar);
    expect(top, id).toBeLessThan(900);
  }
});

test('what is chosen stands in the address, and a link shows what its sender saw', async () => {
  const { page } = await openComponents();
  await page.getByRole('textbox', { name: 'Find a component' }).fill('listend');
  for (const choice of ['Dark', 'RTL', '简体中文', '150 %', '390 px']) await choose(page, choice);
  const seen = async (at: typeof page) => ({
    theme: await at.locator('html').getAttribute('data-theme'),
    dir: await at.locator('html').getAttribute('dir'),
    size: await at.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    sections: await at.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id)),
    words: await at.locator('#listend .ui-page-stage').innerText(),
    width: (await at.locator('#listend .ui-page-states').boundingBox())?.width,
  });
  const mine = { theme: 'dark', dir: 'rtl', size: '24px', sections: ['listend'], words: '没有更多了', width: 390 };
  await eventually(() => seen(page)).toEqual(mine);
  const { search } = new URL(page.url());
  const other = await openComponents(search, { colorScheme: 'light', browserLanguage: 'en' });
  await eventually(() => seen(other.page)).toEqual(mine);
  await other.page.getByRole('button', { name: '清除' }).click();
  await eventually(() => other.page.locator('main section[id]').count()).toBeGreaterThan(40);
});
