import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true, dataSaver: false });

const tabFiles = /^\/assets\/(explore|filter(?!-form)|bag|profile|login)-/;

const openTab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('[B2.16] tabs that were never opened open offline', async ({ app, page, context, faultProxy }) => {
  const came = new Set<string>();
  page.on('requestfinished', (request) => came.add(new URL(request.url()).pathname));
  await app.open('/home', 'Popular products');
  await expect.poll(() => faultProxy.requestsTo(tabFiles).length).toBe(5);
  // The network was idle before these requests; waits until they and the requests with them are answered.
  await expect.poll(() => [...came].filter((path) => tabFiles.test(path)).length).toBe(5);
  await expectAllAnswered(page);
  await context.setOffline(true);
  await openTab(page, 'Explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await openTab(page, 'Bag');
  await expect(page.getByLabel('Account')).toBeVisible();
});

async function expectNoTabFiles(app: App) {
  const { page, faultProxy } = app;
  await app.open('/home', 'Popular products');
  // Fetched when idle, just before the tabs' files would be fetched.
  await expect.poll(() => faultProxy.requestsTo(/^\/assets\/icons-deferred-/).length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(faultProxy.requestsTo(tabFiles)).toEqual([]);
  await openTab(page, 'Explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
}

test('[B2.16] the app’s data saver skips the files of unopened tabs', async ({ app, page }) => {
  await page.addInitScript(() => localStorage.setItem('meridian.data-saver', 'true'));
  await expectNoTabFiles(app);
});

test.describe('with the data saver of the browser', () => {
  test.use({ dataSaver: true });

  test('[B2.16] the browser’s data saver skips the files of unopened tabs', async ({ app }) => {
    await expectNoTabFiles(app);
  });
});
