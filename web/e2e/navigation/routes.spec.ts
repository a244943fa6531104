import { readFile } from 'node:fs/promises';
import { crawl } from '../fixtures/crawl.ts';
import {
  addressesOf,
  allAddresses,
  isKnownPath,
  privateRoutes,
  publicRoutes,
  visitorRoutes,
} from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';

const isPlain = (path: string) => /^\/\w+$/.test(path);

test('[R2.11] the route table has every path of the requirement @default', async () => {
  const requirements = await readFile(new URL('../../../openapi/requirements.md', import.meta.url), 'utf8');
  const line = requirements.split('\n').find((text) => text.startsWith('- R2.11')) ?? '';
  const names = [...line.matchAll(/ (\/\w+)/g)].map(([, name]) => name);
  expect(names).toHaveLength(44);
  const known = new Set(allAddresses.map(({ path }) => /^\/\w+/.exec(path)?.[0]));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('[R2.08] a visitor opens every public path @default', async ({ app }) => {
  test.setTimeout(240_000);
  const consoleErrors = await crawl(
    app,
    addressesOf(`${publicRoutes}\n${visitorRoutes}`),
    async (crawled, { title, path }) => {
      await crawled.visit(path);
      // A name in the title comes with the screen's data.
      await expect.poll(crawled.title, path).toBe(title);
      expect([crawled.path(), crawled.repeatedReads()], path).toEqual([path, []]);
    },
  );
  expect(consoleErrors).toEqual([]);
});

test('[R2.09] [R6.01] a visitor is redirected to the login from every private path', async ({ app }) => {
  test.setTimeout(240_000);
  const consoleErrors = await crawl(app, addressesOf(privateRoutes), async (crawled, { path }) => {
    await crawled.visit(path);
    await expect.poll(crawled.toasts, { message: path, timeout: 30_000 }).toContain('Please log in first');
    await expect(crawled.page).toHaveURL(`/login?return=${encodeURIComponent(path)}`);
    await expect(crawled.page).toHaveTitle('Sign in · Meridian');
    // No data of a private screen is requested.
    expect(crawled.reads(), path).toEqual([]);
  });
  expect(consoleErrors).toEqual([]);
});

test('[R2.01] [R2.03] [R2.04] / is /home; a screen has chunk and title @default', async ({ app, page, faultProxy }) => {
  const loaded = () => faultProxy.requests.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await expect(app.text('Popular products')).toBeVisible();
  expect(loaded().filter((path) => /\/login-/.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(app.text('Welcome to Meridian')).toBeVisible();
  expect(loaded().filter((path) => /\/login-/.test(path))).toHaveLength(1);
  await expect(page).toHaveTitle('Sign in · Meridian');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('简体中文').click();
  await expect(page).toHaveTitle('登录 · Meridian');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveTitle('首页 · Meridian');
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  const addresses = addressesOf(`${publicRoutes}\n${privateRoutes}`);
  // Typing an address equals a reload; an address without parameters is also reloaded.
  for (const { how, isReloaded, parts } of [
    { how: 'every path, and reloads it', isReloaded: true, parts: 2 },
    { how: 'paths with their parameters', isReloaded: false, parts: 1 },
  ]) {
    const chosen = addresses.filter(({ path }) => isPlain(path) === isReloaded);
    const tier = inDefaultTier(isReloaded);
    for (let part = 0; part < parts; part += 1)
      test(`[R2.11] [R2.02] [R2.04] a customer opens ${how}, part ${part + 1} of ${parts}${tier}`, async ({ app }) => {
        test.setTimeout(240_000);
        const links = new Set<string>();
        const consoleErrors = await crawl(
          app,
          chosen.filter((_, at) => at % parts === part),
          async (crawled, { title, path }) => {
            for (const to of isReloaded ? [path, undefined] : [path]) {
              await crawled.visit(to);
              // A name in the title comes with the screen's data.
              await expect.poll(crawled.title, path).toBe(title);
              expect([crawled.path(), crawled.repeatedReads()], path).toEqual([path, []]);
            }
            for (const link of await crawled.links()) links.add(link);
          },
        );
        expect(consoleErrors).toEqual([]);
        // Every link on these screens leads to a path of the table, without surplus parameters.
        expect(links.size).toBeGreaterThan(10);
        expect([...links].filter((link) => !isKnownPath(link))).toEqual([]);
      });
  }
});
