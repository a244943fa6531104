import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

const box = (page: Page) => page.getByRole('combobox');
/** The suggestions and the first results, without the line for all results. */
const suggested = (page: Page) =>
  page
    .getByRole('option')
    .filter({ hasNotText: /^Show \d+/ })
    .allTextContents();
const asked = (app: App) =>
  app.faultProxy.requests.flatMap(({ path }) => {
    const { pathname, searchParams } = new URL(path, app.url);
    return pathname === '/api/product/suggest' ? [searchParams.get('keyword')] : [];
  });

test('the search box has the focus, and arrow keys choose a suggestion @default', async ({ app, page }) => {
  await page.goto('/search');
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  // Inserted at once: a busy browser may pause between letters, and get suggestions for a part of the word.
  await page.keyboard.insertText('trai');
  const first = page.getByRole('option').first();
  // The results may come before the suggestions, which then appear above them.
  await expect(first).toHaveText(/^trail backpack/);
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=trail+backpack');
  await expect(page.getByRole('status').getByText(/^\d+ products?$/)).toBeVisible();
  await expect(app.text('Trail 24 L backpack, rain cover')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(app.consoleErrors).toEqual([]);
});

test('typing shows the first results with prices, and the last option shows all results', async ({ page }) => {
  await page.goto('/search');
  await box(page).fill('trail');
  const all = page.getByRole('option', { name: /^Show \d+ products$/ });
  await expect(all).toBeVisible();
  await expect(page.getByRole('option', { name: 'Trailhead Supply Shop' })).toBeVisible();
  await leads(page.getByRole('option', { name: 'Trail 24 L backpack, rain cover $64.00' }), '/detail/102');
  await page.goto('/search');
  await box(page).fill('trail');
  await expect(all).toBeVisible();
  // Late suggestions would end a choice among the results.
  await expect(page.getByRole('option', { name: 'Trailhead Supply Shop' })).toBeVisible();
  await box(page).press('ArrowUp');
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/search?q=trail');

  // Words that were not searched for are gone when the focus leaves the box.
  await box(page).fill('tent');
  await page.getByRole('link', { name: 'Trail 24 L backpack, rain cover' }).first().focus();
  await expect(box(page)).toHaveValue('trail');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('an overlong search and a reversed price range are explained and kept', async ({ app, page, faultProxy }) => {
  const long = `${'warm '.repeat(12)}wool coat`;
  await page.goto('/search');
  await box(page).fill(long);
  const told = app.text('Use 60 characters or fewer. Your search has 69.');
  await expect(told).toBeVisible();
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue(long);
  expect(app.path()).toBe('/search');

  await page.goto(`/search?q=${long}`);
  await expect(told).toBeVisible();
  await expect(box(page)).toHaveValue(long);
  expect(faultProxy.requestsTo('/api/product/list')).toEqual([]);
  await leads(page.getByRole('button', { name: /^Search for “warm / }), /q=warm(\+warm){11}$/);

  await app.open('/search?q=trail&min=100&max=20', 'The lowest price, $100.00, is above the highest, $20.00.');
  await leads(page.getByRole('button', { name: '$20.00 to $100.00' }), '/search?q=trail&min=20&max=100');
  await expect(app.text('Trail 24 L backpack, rain cover')).toBeVisible();
});

test('suggestions are debounced, and a stale request is aborted', async ({ app, page, faultProxy }) => {
  await page.clock.install();
  await app.open('/search', 'Popular this week');
  faultProxy.intercept(/keyword=tent$/, { delay: 20_000 });
  // With a paused clock there is no pause between letters, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).pressSequentially('tent');
  await page.clock.resume();
  await expect.poll(() => asked(app)).toEqual(['tent']);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('keyword=tent'));
  await box(page).fill('sofa');
  await givenUp;
  await expect.poll(async () => (await suggested(page)).join('\n')).toMatch(/^.*sofa.*(\n.*sofa.*)*$/i);
});

test('past searches are deleted singly or all at once, and restored by undo', async ({ app, page }) => {
  await keepToasts(page);
  for (const words of ['tent', 'sofa']) {
    await page.goto('/search');
    await box(page).fill(words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${words}`);
  }
  await app.open('/detail/101', 'Add to bag');
  await page.goto('/search');
  const past = page.getByRole('region', { name: 'Recent searches' }).getByRole('listitem');
  await expect(past).toHaveText(['sofa', 'tent']);
  await page.getByRole('button', { name: 'Delete “sofa”' }).click();
  await expect(past).toHaveText(['tent']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(past).toHaveText(['sofa', 'tent']);
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'Delete all' }).click();
  await expect(past).toHaveCount(0);
  // Viewed products are a separate list.
  await expect(page.getByRole('link', { name: 'Aria 2 over-ear headphones' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(past).toHaveText(['sofa', 'tent']);
  await leads(page.getByRole('button', { name: 'sofa', exact: true }), '/search?q=sofa');
});

test('an empty search box searches for its placeholder, or does nothing without a placeholder', async ({ openApp }) => {
  const app = await openApp();
  await app.open('/search', 'Popular this week');
  // The box gets its placeholder from the same answer, but may be drawn after the list.
  await expect(box(app.page)).not.toHaveAttribute('placeholder', 'Search products');
  const word = await box(app.page).getAttribute('placeholder');
  await leads(app.page.getByRole('button', { name: 'Search', exact: true }), `/search?q=${word}`);

  const wordless = await openApp({ stateless: true });
  wordless.faultProxy.intercept('/api/product/hot_keywords', { status: 404, body: '{}' });
  await wordless.open('/search', 'This section could not be shown.');
  await expect(box(wordless.page)).toHaveAttribute('placeholder', 'Search products');
  await wordless.page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(wordless.path()).toBe('/search');
});
