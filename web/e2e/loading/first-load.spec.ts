import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, TestInfo } from '@playwright/test';
import { configured } from '../../build/configure.ts';
import { builtApp } from '../built-app.ts';
import { openHeldApp } from '../fixtures/held-app.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

/** A copy of the built app with another config.json, or none, in the test's output folder. */
async function appWith(config: string | null, { outputDir }: TestInfo): Promise<string> {
  const folder = join(outputDir, 'app');
  await cp(builtApp, folder, { recursive: true });
  if (config === null) await rm(join(folder, 'config.json'));
  else await writeFile(join(folder, 'config.json'), config);
  return folder;
}

/** Expects the app to draw an element where the shell had it, to within a pixel. */
async function expectAtPlace(drawn: Locator, box: Awaited<ReturnType<Locator['boundingBox']>>): Promise<void> {
  const inApp = await drawn.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((inApp?.[side] ?? 0) - (box?.[side] ?? 0)), side).toBeLessThan(1);
  }
}

test('the first load has no form or sheet, one language and one request @default', async ({ app, faultProxy }) => {
  // The first load excludes idle prefetching, which data saving switches off.
  await app.open('/home', 'Popular products');
  const loaded = faultProxy.requests.map(({ path }) => path);
  // By their content, since the build decides which module goes into which file.
  const files = (await readdir(join(builtApp, 'assets'))).filter((file) => file.endsWith('.js'));
  const first = files.filter((file) => loaded.includes(`/assets/${file}`));
  for (const later of ['showModal', '_formValues', 'getVirtualItems']) {
    const filesWith = async (names: string[]) => {
      const texts = await Promise.all(names.map((name) => readFile(join(builtApp, 'assets', name), 'utf8')));
      return names.filter((_, place) => texts[place]?.includes(later));
    };
    expect(await filesWith(files), `${later} anywhere`).not.toEqual([]);
    expect(await filesWith(first), `${later} on the first screen`).toEqual([]);
  }
  expect(loaded.filter((path) => /\/initial-/.test(path))).toHaveLength(1);
  expect(loaded.filter((path) => path === '/api/index/home')).toHaveLength(1);
  expect(loaded.filter((path) => path === '/config.json')).toHaveLength(1);
});

const firstScreens = [
  ['/home', '#app article img', 228_200, 14],
  ['/detail/101/1', '#app h1', 254_400, 20],
  ['/explore', '#app article img', 246_600, 18],
  ['/shop/1', '#app article img', 258_200, 21],
  ['/bag', '#app li img', 277_700, 23],
  ['/orderInfo/9001', '#app section img', 283_500, 34],
] as const;

test('first visits load few scripts and bytes, and no picture twice', async ({ openApp }, testInfo) => {
  for (const [path, ready, limit, maxScripts] of firstScreens) {
    const app = await openApp({ stateless: true, signedIn: /bag|order/.test(path) });
    await app.page.goto(path);
    await expect(app.page.locator(ready).first()).toBeVisible();
    // Also below the fold, and files loaded when idle.
    await expect.poll(() => app.faultProxy.requestsTo(/^\/assets\/icons-deferred-/).length).toBe(1);
    await app.page.waitForLoadState('networkidle');
    const requested = app.faultProxy.requests.map((request) => request.path);
    const assets = new Set(requested.filter((file) => file.startsWith('/assets/')));
    const bytes = await Promise.all(
      ['index.html', ...assets].map(async (file) => {
        const content = await readFile(join(builtApp, file));
        return [file.replace('/assets/', ''), gzipSync(content, { level: 9 }).length] as const;
      }),
    );
    const total = bytes.reduce((sum, [, size]) => sum + size, 0);
    const list = bytes.sort(([, a], [, b]) => b - a).map(([file, size]) => `${size} ${file}`);
    const scripts = [...assets].filter((file) => file.endsWith('.js')).length;
    testInfo.annotations.push({ type: path, description: `${total} bytes, ${scripts} scripts\n${list.join('\n')}` });
    expect.soft(total, `${path}\n${list.join('\n')}`).toBeLessThan(limit);
    expect.soft(scripts, `${path}\n${list.join('\n')}`).toBeLessThanOrEqual(maxScripts);
    const pictures = requested.filter((file) => file.startsWith('/pictures/'));
    expect.soft(pictures, path).toEqual([...new Set(pictures)]);
  }
});

for (const [fault, config] of [
  ['missing', null],
  ['not JSON', '<html>'],
  ['without an address', '{}'],
  ['with a broken address', '{"apiBaseUrl":"nowhere"}'],
] as const) {
  test(`a config.json that is ${fault} is reported, with what to write in it`, async ({ openApp }, testInfo) => {
    const app = await openApp({ webDist: await appWith(config, testInfo), stateless: true });
    await app.open('/home', 'This app is not configured yet.', /"apiBaseUrl"/);
  });
}

test('[R7.02] config.json sets the base URL, and no answer is told @default', async ({ openApp }, testInfo) => {
  const app = await openApp({
    webDist: await appWith('{"apiBaseUrl":"http://127.0.0.1:9/"}', testInfo),
    stateless: true,
  });
  await app.page.goto('/home');
  await expect(app.page.getByText('Backend interface connection abnormal')).toBeVisible({ timeout: 15_000 });
  await expect(app.text('Check your connection, then try again.')).toBeVisible();
  await expect(app.page.locator('#screen')).not.toContainText('127.0.0.1');
  expect(app.faultProxy.requestsTo(/^\/api\//)).toEqual([]);
  await expect(app.page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('[R7.02] answers and pictures can come from a back end on another host', async ({ openApp }, testInfo) => {
  const { faultProxy: backEnd } = await openApp({ stateless: true });
  const app = await openApp({
    webDist: await appWith(JSON.stringify({ apiBaseUrl: backEnd.url }), testInfo),
    stateless: true,
  });
  await app.open('/home', 'Popular products');
  await expect.poll(() => backEnd.requestsTo(/^\/pictures\//).length).toBeGreaterThan(3);
  expect(app.faultProxy.requestsTo(/^\/(api|pictures)\//)).toEqual([]);
});

test('[R7.02] a page with the base URL in it asks for no config.json or other host', async ({ openApp }, testInfo) => {
  const { faultProxy: backEnd } = await openApp({ stateless: true });
  const webDist = await appWith('{}', testInfo);
  const page = join(webDist, 'index.html');
  await writeFile(page, configured(await readFile(page, 'utf8'), backEnd.url));
  const app = await openApp({ webDist, stateless: true });
  await app.open('/home', 'Popular products');
  expect(backEnd.requestsTo(/^\/api\/index\/home/)).toHaveLength(1);
  expect(app.faultProxy.requestsTo(/^\/(api|config)/)).toEqual([]);
  await expect.poll(() => backEnd.requestsTo(/^\/pictures\//).length).toBeGreaterThan(3);
  expect(app.consoleErrors).toEqual([]);
  const { faultProxy: other } = await openApp({ stateless: true });
  await expect(app.page.evaluate((url) => fetch(url).catch(String), other.url)).resolves.toContain('Failed to fetch');
  expect(other.requests).toEqual([]);
});

test('the code is requested after the first picture, unless that hangs', async ({ app, page, faultProxy, openApp }) => {
  const firstOf = (pattern: RegExp) => faultProxy.requests.findIndex(({ path }) => pattern.test(path));
  // The code waits for the first picture only for a limited time: the clock is paused until the picture was requested.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect.poll(() => firstOf(/^\/assets\/.*\.js$/)).toBeGreaterThan(-1);
  await page.clock.resume();
  await expect(app.text('Popular products')).toBeVisible();
  expect(firstOf(/^\/pictures\//)).toBeGreaterThan(-1);
  expect(firstOf(/^\/assets\/.*\.js$/)).toBeGreaterThan(firstOf(/^\/pictures\//));

  // Otherwise pictures of the first page might take all connections.
  await page.goto('about:blank');
  faultProxy.intercept(/^\/pictures\//, { holdUntil: new Promise(() => {}) });
  await page.goto('/detail/101/1', { waitUntil: 'commit' });
  await expect(app.text('Add to bag')).toBeVisible();

  // The first answer of a shop names its logo, the second the products.
  const shop = await openApp({ stateless: true });
  shop.faultProxy.intercept(/^\/api\/product\/list/, { holdUntil: new Promise(() => {}) });
  await shop.page.clock.install({ time: start });
  await shop.page.clock.pauseAt(start + 60_000);
  await shop.page.goto('/shop/1', { waitUntil: 'commit' });
  await expect.poll(() => shop.faultProxy.requestsTo(/^\/assets\/.*\.js$/).length).toBeGreaterThan(0);
});

for (const [whom, signedIn] of [
  ['a visitor', false],
  ['a customer', true],
] as const) {
  test(`the static shell is painted for ${whom}, and the app keeps its boxes in place`, async ({ openApp }) => {
    // Without motion, the offers stay at the first one.
    const app = await openApp({ signedIn }, { colorScheme: 'dark', reducedMotion: 'reduce' });
    const { page } = app;
    await recordLayoutShifts(page);
    const letCome = await openHeldApp(app, '/home');
    const boxes = page.locator('.shell-home [data-picture]');
    await expect(boxes.first()).toBeVisible();
    const colours = await page.evaluate(() => getComputedStyle(document.querySelector('.app-column') ?? document.body));
    expect(colours.backgroundColor).toBe('rgb(18, 19, 22)');
    await expect(page.locator('#root > *')).toHaveCount(0);
    await expect(page.locator('#shell :is(a, button, [id], [role])')).toHaveCount(0);
    // The first banner is already at the exact place where the app draws it.
    await expect(boxes.first().getByText('Two nights')).toBeVisible();
    const banner = await boxes.first().boundingBox();
    const picture = await boxes.first().locator('img').boundingBox();
    const card = await boxes.nth(2).boundingBox();
    const product = await boxes.nth(2).locator('img').boundingBox();
    letCome();
    await expect(app.text('Popular products')).toBeVisible();
    const offers = page.getByRole('region', { name: 'Offers' });
    await expectAtPlace(offers.getByRole('link').first(), banner);
    await expectAtPlace(offers.locator('img').first(), picture);
    await expectAtPlace(page.locator('article > div > span').nth(1), card);
    await expectAtPlace(page.locator('article img').nth(1), product);
    await expect(page.locator('#shell')).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

test.describe('signed in, with a bag', () => {
  test.use({ signedIn: true, stateless: false, scenario: 'mixed_cart' });

  for (const [screen, path, count, name] of [
    ['Explore', '/explore', 2],
    ['a shop', '/shop/1', 3],
    ['the bag', '/bag', 2, 'Trail 24 L backpack'],
    ['an order', '/orderInfo/9001', 1, 'Aria 2 over-ear headphones'],
  ] as const) {
    test(`the shell shows the first pictures of ${screen} where the app draws them`, async ({ app, page }) => {
      await recordLayoutShifts(page);
      const config = Promise.withResolvers<void>();
      const letCome = await openHeldApp(app, path, { configAfter: config.promise });
      const inShell = page.locator('#shell .shell-boxes img');
      await expect(inShell).toHaveCount(count);
      if (name !== undefined) await expect(page.locator('#shell')).toContainText(name);
      const places = await Promise.all(
        (await inShell.all()).map(async (each) => [await each.getAttribute('src'), await each.boundingBox()] as const),
      );
      letCome();
      await expect(page.locator('#shell')).toHaveCount(0);
      config.resolve();
      for (const [src, box] of places) await expectAtPlace(page.locator(`#app img[src="${src}"]`).first(), box);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});
