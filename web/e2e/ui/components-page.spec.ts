// The components page as a developer opens it: served by Vite, without a back end.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtApp } from '../built-app.ts';
import { axeViolations, themes } from '../fixtures/axe.ts';
import { type DevServer, startDevServer } from '../fixtures/dev-server.ts';
import { expect, test } from '../fixtures/test.ts';

// One worker, so that the large page is compiled once: Vite compiles it on demand.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

let server: DevServer;
let address: string;

test.beforeAll(async () => {
  server = await startDevServer();
  address = `${server.url}__ui`;
});

test.afterAll(() => server.close());

const choose = (page: Page, choice: string) =>
  page.getByRole('banner').locator('select').filter({ hasText: choice }).selectOption(choice);

async function openComponents(page: Page, query = '') {
  await page.goto(`${address}${query}`);
  // The first visit waits until Vite has prepared the libraries.
  await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible({ timeout: 60_000 });
}

/** The components that extend beyond the window, and the page if anything does. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth === clientWidth) return [];
    const isBeyond = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    };
    const sections = [...document.querySelectorAll('main section[id]')];
    return [
      'page',
      ...sections.filter((section) => [...section.querySelectorAll('*')].some(isBeyond)).map(({ id }) => id),
    ];
  });

test('the components page passes axe with no console errors, works by keyboard, fits 320 px, and is not in the build', async ({
  page,
  consoleErrors,
}) => {
  await openComponents(page);
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(links.nth(40)).toBeAttached();
  const entries = await links.count();
  await expect(page.locator('main section[id]')).toHaveCount(entries);
  for (const [theme, rules] of themes) {
    await choose(page, theme === 'light' ? 'Light' : 'Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    // Broken examples show an error in place; the table marks unreadable colours.
    await expect(page.locator('[data-failure], [data-enough="false"]'), theme).toHaveText([]);
    await expect.poll(() => axeViolations(page, rules), theme).toEqual([]);
  }
  expect(consoleErrors).toEqual([]);

  const sentences = await page.locator('.ui-page-when').allInnerTexts();
  expect(sentences).toHaveLength(entries);
  const files = (await readdir(builtApp, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(files.length).toBeGreaterThan(10);
  for (const { name, parentPath } of files) {
    const text = await readFile(join(parentPath, name), 'utf8');
    const traces = ['components-page', 'ui-page', '__ui', ...sentences].filter((trace) => text.includes(trace));
    expect(traces, name).toEqual([]);
  }

  const bar = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  const all = await links.all();
  // The first, the last and some between.
  for (const link of [...all.filter((_, index) => index % 12 === 0), all.at(-1) ?? links.first()]) {
    await link.press('Enter');
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    const section = page.locator(`[id="${id}"]`);
    await expect(section).toBeFocused();
    const top = async () => (await section.boundingBox())?.y;
    await expect.poll(top, id).toBeGreaterThanOrEqual(bar);
    await expect.poll(top, id).toBeLessThan(900);
  }

  await page.setViewportSize({ width: 320, height: 640 });
  await choose(page, '200 %');
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expect.poll(() => beyond(page)).toEqual([]);
  await choose(page, 'RTL');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => beyond(page)).toEqual([]);
});

test('the options of the components page are kept in the URL, and a link restores them', async ({ page, openApp }) => {
  await openComponents(page);
  await page.getByRole('searchbox', { name: 'Find a component' }).fill('listend');
  for (const choice of ['Dark', 'RTL', '简体中文', '150 %', '390 px']) await choose(page, choice);
  const seen = async (at: typeof page) => ({
    theme: await at.locator('html').getAttribute('data-theme'),
    dir: await at.locator('html').getAttribute('dir'),
    size: await at.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    sections: await at.locator('main section[id]').evaluateAll((sections) => sections.map(({ id }) => id)),
    words: await at.locator('#listend .ui-page-stage').innerText(),
    width: (await at.locator('#listend .ui-page-grid').boundingBox())?.width,
  });
  const mine = { theme: 'dark', dir: 'rtl', size: '24px', sections: ['listend'], words: '没有更多了', width: 390 };
  await expect.poll(() => seen(page)).toEqual(mine);
  const { search } = new URL(page.url());
  const other = await openApp();
  await openComponents(other.page, search);
  await expect.poll(() => seen(other.page)).toEqual(mine);
  await other.page.getByRole('searchbox', { name: 'Find a component' }).fill('');
  await expect(other.page.locator('main section[id]').nth(40)).toBeAttached();
});
