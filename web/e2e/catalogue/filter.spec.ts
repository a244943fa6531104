import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { backTo, leads, openFrom, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test.use({ signedIn: true });

const show = (page: Page) => page.locator('button[type=submit]:visible');
const shown = async (page: Page) => Number(/\d+/.exec((await show(page).textContent()) ?? '')?.[0]);

const openFilter = async ({ page, text }: App) => {
  await page.goto('/filter');
  await expect(text('Show 229 products')).toBeVisible();
};

test('the filter’s button shows the server’s result count, and each option its facet count', async ({ app, page }) => {
  await openFilter(app);
  const outdoors = page.getByRole('button', { name: /^Outdoors/ });
  const expected = Number(/\d+/.exec((await outdoors.textContent()) ?? '')?.[0]);
  await outdoors.click();
  await expect(app.text(`Show ${expected} products`)).toBeVisible();
  await page.getByLabel('Lowest price').fill('50');
  await page.getByLabel('Highest price').fill('200,5');
  // Each condition triggers a count; the last count stays.
  const counted = page.waitForResponse((answer) =>
    ['price_min', 'price_max', 'in_stock'].every((condition) => answer.url().includes(condition)),
  );
  await page.getByLabel('In stock').check();
  await counted;
  await expect.poll(() => shown(page)).toBeLessThan(expected);
  const count = await shown(page);
  await leads(show(page), '/products?category=3&stock=true&min=50&max=200.5');
  await expect(app.text(`${count} products`)).toBeVisible();
  const last = app.faultProxy.requests.findLast(({ path }) => path.startsWith('/api/product/list'))?.path ?? '';
  expect(decodeURIComponent(last)).toMatch(/filter\[price_min\]=50\.00.*filter\[price_max\]=200\.50/);
});

test('[B8.05] nothing shifts while the filters load, however late their parts arrive', async ({ app, page }) => {
  await recordLayoutShifts(page);
  app.faultProxy.intercept(({ path }) => {
    if (path.startsWith('/api/product/list')) return { delay: 900 };
    return path === '/api/product/category_list' ? { delay: 450 } : undefined;
  });
  await openFilter(app);
  const values = (await layoutShifts(page)).map((shift): number => JSON.parse(shift).value);
  // The centred text of the button may shift slightly.
  expect(values.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001);
});

test('[R2.07] the filter form keeps its values across tabs, until it is reset @default', async ({ app, page }) => {
  await openFilter(app);
  await page.getByRole('button', { name: /^Food/ }).dblclick();
  await page.getByLabel('Lowest price').fill('5');
  await expect.poll(() => shown(page)).toBeLessThan(31);
  await leads(page.getByRole('link', { name: 'Home', exact: true }), '/home');
  await leads(page.getByRole('link', { name: 'Filter', exact: true }), '/filter');
  await expect(page.getByRole('button', { name: /^Food \d/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Lowest price')).toHaveValue('5');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(app.text('Show 229 products')).toBeVisible();
  await expect(page.getByLabel('Lowest price')).toHaveValue('');
});

test('a filter is saved on the device, opened again, deleted, and the deletion undone', async ({ app, page }) => {
  await keepToasts(page);
  await openFilter(app);
  await page.getByRole('button', { name: /^Outdoors/ }).click();
  await page.getByRole('button', { name: 'Save filter' }).click();
  await page.reload();
  const saved = page.getByRole('region', { name: 'Saved filters' });
  await leads(saved.getByRole('button', { name: 'Outdoors', exact: true }), '/products?category=3');
  await page.goBack();
  await saved.getByRole('button', { name: 'Delete the filter Outdoors' }).click();
  await expect(saved).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saved).toBeVisible();
});

test('an active filter is removed by its chip, and all filters are edited in a sheet @default', async ({ page }) => {
  await openFrom(page, '/explore', '/products?category=3&min=50&sort=price_asc');
  await leads(page.getByRole('button', { name: 'From $50.00, remove filter' }), '/products?category=3&sort=price_asc');
  const sheet = await openSheet(page.getByRole('button', { name: 'Filter, 1 active' }), 'Filter');
  await sheet.getByLabel('Free shipping').check();
  await expect(sheet.locator('button[type=submit]')).toHaveText(/^Show \d+ products$/);
  await leads(sheet.locator('button[type=submit]'), '/products?category=3&freight=true&sort=price_asc');
  await expect(page.getByRole('button', { name: 'Filter, 2 active' })).toBeFocused();
  // A changed filter is no step in the history.
  await backTo(page, '/explore');
});

test('the filter sheet is shown before its form is rendered', async ({ page }) => {
  await page.goto('/search?q=lamp');
  const button = page.getByRole('button', { name: 'Filter' });
  await button.click({ trial: true });
  // No frame is painted from now on.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  await expect(page.locator('dialog form')).toHaveCount(0);
});

test('the filter’s result count is hidden while it loads and when it fails', async ({ app, page, faultProxy }) => {
  const button = page.locator('button[type=submit]:visible');
  await app.open('/filter', 'Show 229 products');
  const release = faultProxy.holdRequests('/api/product/list');
  await page.getByRole('button', { name: /^Outdoors/ }).click();
  await expect(button).toHaveText('Show products');
  release();
  await expect(button).toHaveText(/^Show (?!229)\d+ products$/);
  faultProxy.intercept('/api/product/list', { status: 404, body: '{}' });
  await page.getByLabel('Free shipping').check();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(button).toHaveText('Show products');
  faultProxy.reset();
  await again.click();
  await expect(button).toHaveText(/^Show \d+ products$/);
});
