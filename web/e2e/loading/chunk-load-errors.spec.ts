// The files of screens and sheets load on first use, when the network may be gone, and a file on the host too.
import type { Page } from '@playwright/test';
import type { FaultProxy } from '../fixtures/fault-proxy.ts';
import { openHeldApp } from '../fixtures/held-app.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

const reloaded = 'Reloaded to get the newest version of the app';

/** Takes a file from the host, however often the page is loaded. */
const take = (faultProxy: FaultProxy, file: RegExp) => faultProxy.intercept(file, { status: 404 });

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('with a service worker', () => {
  test.use({ serviceWorker: true });

  test('a sheet whose script does not come keeps the screen until a reload recovers', async ({ app, page, toasts }) => {
    await page.goto('/register');
    await page.getByLabel('Given name').fill('Lena');
    // The worker caches what it is given, too.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await app.context.setOffline(true);
    await button(page, 'terms of use').click();
    await toasts.waitFor('You are offline. This needs a connection.');
    await expect(page.getByLabel('Given name')).toHaveValue('Lena');
    await app.context.setOffline(false);
    app.faultProxy.intercept(/^\/assets\/law-sheet-/, 'changed');
    await button(page, 'terms of use').click();
    await toasts.waitFor(reloaded);
    await button(page, 'terms of use').click();
    await toasts.waitFor('Backend interface connection abnormal');
    await expect(sheet(page, 'Terms of use')).toHaveCount(0);
    app.faultProxy.reset();
    await button(page, 'Reload').click();
    await toasts.waitFor(reloaded);
    await button(page, 'terms of use').click();
    await expect(sheet(page, 'Terms of use')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Given name')).toHaveValue('Lena');
  });
});

test('the texts and styles of a deferred screen are requested before the app runs', async ({ app, page }) => {
  const requests = (name: string) => app.faultProxy.requests.filter(({ path }) => path.startsWith(`/assets/${name}-`));
  await app.open('/home', 'Popular products');
  expect([...requests('deferred'), ...requests('all')]).toEqual([]);
  const letCome = await openHeldApp(app, '/login');
  await expect.poll(() => requests('deferred').length).toBe(1);
  await expect.poll(() => requests('all').length).toBe(1);
  letCome();
  await expect(button(page, 'Sign in')).toBeVisible();
});

test('a chunk load error of a screen’s texts offers a retry', async ({ app, page, faultProxy }) => {
  take(faultProxy, /^\/assets\/deferred-/);
  await app.open('/register', 'Could not connect');
  faultProxy.reset();
  await button(page, 'Try again').click();
  await expect(page.getByLabel('Given name')).toBeVisible();
  await button(page, 'Language').click();
  await page.getByText('简体中文').click();
  await expect(page.getByLabel('名', { exact: true })).toBeVisible();
});

test('a chunk load error of a pending intent drops the intent', async ({ app, page, faultProxy, toasts }) => {
  take(faultProxy, /^\/assets\/replay-intent/);
  await page.goto('/detail/101/1');
  await leads(button(page, /favourite/i), /:\d+\/login/);
  await app.signIn();
  await toasts.waitFor('Backend interface connection abnormal');
  await expect(page).toHaveURL('/detail/101/1');
  // An action reported as failed is not carried out later, unnoticed.
  faultProxy.reset();
  await page.reload();
  await expect(button(page, /favourite/i).and(page.locator('[aria-pressed="false"]'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('meridian.intent'))).toBeNull();
});

test('a chunk load error of an overlay closes it and removes its history entry', async ({ app, page, toasts }) => {
  await app.asCustomer();
  await page.goto('/detail/101/1');
  await expect(button(page, 'All reviews')).toBeVisible();
  await app.context.setOffline(true);
  await button(page, 'All reviews').click();
  await toasts.waitFor('You are offline. This needs a connection.');
  await expect(page).toHaveURL('/detail/101/1');
  await button(page, /^Enlarge picture 1/).click();
  await toasts.waitFor('You are offline. This needs a connection.');
  await expect(button(page, 'All reviews')).toBeVisible();
  await app.context.setOffline(false);
  await button(page, 'All reviews').click();
  await expect(page.getByRole('heading', { level: 1, name: /reviews/i })).toBeVisible();
  expect(app.path()).toContain('reviews=all');
});

test('a chunk load error of a screen recovers with the network', async ({ app, page, consoleErrors, context }) => {
  await app.asCustomer();
  await app.open('/home', 'Popular products');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Filter' }).click();
  await expect(app.text('Backend interface connection abnormal')).toBeVisible();
  await expect(app.text(/^Check your connection/)).toBeVisible();
  expect(app.path()).toBe('/filter');
  await context.setOffline(false);
  await expect(page.getByRole('spinbutton').or(page.getByLabel('Lowest price')).first()).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(app.text('Popular products')).toBeVisible();
  await expect.poll(() => consoleErrors.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a double tap while the next screen loads makes a single history entry', async ({ app, page, faultProxy }) => {
  const release = faultProxy.holdRequests(/^\/assets\/explore-/);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(app.text('Popular products')).toBeVisible();
  await page.getByRole('link', { name: 'Explore', exact: true }).dblclick();
  await expect(app.text('Popular products')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await page.goBack();
  await expect(app.text('Popular products')).toBeVisible();
});
