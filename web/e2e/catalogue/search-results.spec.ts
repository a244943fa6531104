import { backTo, leads, pushPath } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('a search without results offers another spelling, fewer words or filters', async ({ app, page }) => {
  await app.open('/search?q=backpakc', 'No results for “backpakc”.');
  await expect(page.getByRole('button', { name: /sort order|^Show as|^Filter/ })).toHaveCount(0);
  await leads(page.getByRole('link', { name: 'Did you mean “backpack”?' }), '/search?q=backpack');
  await expect(page.getByRole('button', { name: 'Popular, sort order' })).toBeVisible();

  await app.open('/search?q=purple%20backpack', 'No results for “purple backpack”.', 'You may also like');
  await leads(page.getByRole('link', { name: /^Search for “backpack” \d+ products?$/ }), '/search?q=backpack');

  await app.open('/search?q=backpack&min=5000&stock=true', 'No products match these filters.');
  await page.getByRole('button', { name: /^Remove ‘From \$5,000.00’ [1-9]\d* products?$/ }).click();
  await expect(page).toHaveURL('/search?q=backpack&stock=true');
  await expect(app.text('Trail 24 L backpack, rain cover')).toBeVisible();
});

test('switching to the shop search keeps the words, and the shops can be sorted', async ({ app, page }) => {
  await app.open('/home', 'Popular products');
  await pushPath(page, '/search?q=trail');
  await expect(app.text(/^\d+ products$/)).toBeVisible();
  await leads(page.getByRole('link', { name: 'Shops', exact: true }), '/searchs?q=trail');
  await backTo(page, '/home');
  await page.goForward();
  const found = page.locator('[data-screen="/searchs"]');
  await expect(found.getByRole('heading', { name: 'Trailhead Supply' })).toBeVisible();
  await found.getByRole('button', { name: 'Most followers, sort order' }).click();
  await leads(page.getByRole('button', { name: 'Best rated' }), '/searchs?q=trail&sort=rate');
  await app.open('/searchs?q=zzz', 'No shops match “zzz”.');
  await leads(page.getByRole('link', { name: 'Search products' }), '/search?q=zzz');
});

test('the active suggestion is cleared when new suggestions arrive', async ({ page, faultProxy }) => {
  await page.goto('/search');
  const box = page.getByRole('combobox');
  await box.fill('te');
  // Waits for a suggestion: a choice among the results, which may come first, ends with the next letters.
  await expect(page.getByRole('option').first()).toHaveText(/^(?!Show )[^$]+$/);
  const release = faultProxy.holdRequests(/keyword=tent$/);
  const answered = page.waitForResponse(/keyword=tent$/);
  await box.fill('tent');
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant');
  release();
  await answered;
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=tent');
});

test('search words with angle brackets are shown as typed, not as markup', async ({ app }) => {
  await app.asCustomer();
  const words = '<b>tent</b> <0/>';
  const q = encodeURIComponent(words);
  await app.open(`/search?q=${q}`, `No results for “${words}”.`, `Search shops for “${words}”`);
  await app.open(`/searchs?q=${q}`, `No shops match “${words}”.`);
  await app.open(`/myFavourite?q=${q}`, `No favourites match “${words}”.`);
  expect(app.consoleErrors).toEqual([]);
});
