import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { enableDataSaver } from '../fixtures/data-saver.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

const tabFiles = /^\/assets\/(explore|filter(?!-form)|bag|profile|login)-/;

const openTab = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

test('[B2.16] tabs that were never opened open without a network', async ({ app, page, context, faultProxy }) => {
  await page.goto('/home');
  await expect(app.text('Hot products')).toBeVisible();
  await expect.poll(() => faultProxy.requestsTo(tabFiles).length).toBe(5);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await openTab(page, 'Explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await openTab(page, 'Bag');
  await expect(page.getByLabel('Account')).toBeVisible();
  await expect(page.getByText('Something is missing')).toHaveCount(0);
});

for (const [who, saveData] of [
  ['whoever saves data in the browser', enableDataSaver],
  [
    'whoever saves data in this app',
    ({ page }: App) => page.addInitScript(() => localStorage.setItem('meridian.data-saver', 'true')),
  ],
] as const) {
  test(`[B2.16] ${who} is spared the files of tabs that are not opened`, async ({ app, page, faultProxy }) => {
    await saveData(app);
    await page.goto('/home');
    await expect(app.text('Hot products')).toBeVisible();
    // Fetched when idle, just before the tabs' files would be.
    await expect.poll(() => faultProxy.requestsTo(/^\/assets\/icons-deferred-/).length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(faultProxy.requestsTo(tabFiles)).toEqual([]);
    await openTab(page, 'Explore');
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  });
}
