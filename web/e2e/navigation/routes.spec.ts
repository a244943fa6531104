import { crawl } from '../fixtures/crawl.ts';
import { addressesOf, isKnownPath, privateRoutes, publicRoutes, visitorRoutes } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

test('the table has the 44 paths', () => {
  expect(`${publicRoutes}\n${visitorRoutes}\n${privateRoutes}`.split('\n')).toHaveLength(44);
});

test('[R2.08] [R2.09] [R6.01] a visitor opens every public path, and meets the login at every other', async ({
  app,
}) => {
  test.setTimeout(240_000);
  const consoleErrors = await crawl(
    app,
    addressesOf(`${publicRoutes}\n${visitorRoutes}`),
    async (stop, { title, path }) => {
      for (const to of [path, undefined]) {
        await stop.visit(to);
        expect([stop.path(), await stop.title(), stop.repeatedReads()], path).toEqual([path, title, []]);
      }
    },
  );
  const refused = await crawl(app, addressesOf(privateRoutes), async (stop, { path }) => {
    await Promise.all([stop.page.getByText('Please log in first').waitFor(), stop.visit(path)]);
    expect([stop.path(), await stop.title()], path).toEqual([`/login?return=${encodeURIComponent(path)}`, 'Sign in']);
    // Nothing of a private screen is asked for.
    expect(stop.reads(), path).toEqual([]);
  });
  expect([...consoleErrors, ...refused]).toEqual([]);
});

test('[R2.01] the root leads to the home page', async ({ app, page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/home');
  await expect(app.text('Hot products')).toBeVisible();
});

test('[R2.03] a screen’s code comes when the screen is opened', async ({ app, page, faultProxy }) => {
  const loaded = () => faultProxy.requests.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);
  await page.goto('/home');
  await expect(app.text('Hot products')).toBeVisible();
  expect(loaded().filter((path) => /\/login-/.test(path))).toEqual([]);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(app.text('Welcome to Meridian')).toBeVisible();
  expect(loaded().filter((path) => /\/login-/.test(path))).toHaveLength(1);
});

test('[R2.04] the title is the route’s, in the language in use', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Sign in · Meridian');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('简体中文').click();
  await expect(page).toHaveTitle('登录 · Meridian');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveTitle('首页 · Meridian');
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('[R2.11] [R2.02] [R2.04] a customer opens and reloads every path, with and without its parameters', async ({
    app,
  }) => {
    test.setTimeout(240_000);
    const links = new Set<string>();
    const consoleErrors = await crawl(
      app,
      addressesOf(`${publicRoutes}\n${privateRoutes}`),
      async (stop, { title, path }) => {
        for (const to of [path, undefined]) {
          await stop.visit(to);
          expect([stop.path(), await stop.title(), stop.repeatedReads()], path).toEqual([path, title, []]);
        }
        for (const link of await stop.links()) links.add(link);
      },
    );
    expect(consoleErrors).toEqual([]);
    // Every link on all these screens leads to a path of the table, with no more parameters than it takes.
    expect(links.size).toBeGreaterThan(50);
    expect([...links].filter((link) => !isKnownPath(link))).toEqual([]);
  });
});
