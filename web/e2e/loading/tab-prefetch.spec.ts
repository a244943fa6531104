import type { Page } from '@playwright/test';
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

test('[B2.16] a data saver, of app or browser, skips the files of unopened tabs', async ({ openApp }) => {
  const [byApp, byBrowser] = [await openApp({ stateless: true, dataSaver: false }), await openApp({ stateless: true })];
  await byApp.page.addInitScript(() => localStorage.setItem('meridian.data-saver', 'true'));
  for (const { page, faultProxy, open } of [byApp, byBrowser]) {
    await open('/home', 'Popular products');
    // Fetched when idle, just before the tabs' files would be fetched.
    await expect.poll(() => faultProxy.requestsTo(/^\/assets\/icons-deferred-/).length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(faultProxy.requestsTo(tabFiles)).toEqual([]);
    await openTab(page, 'Explore');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  }
});
