import { expect, test } from '../fixtures/test.ts';

test('where nothing is found, fewer words or fewer filters are offered with what they would find', async ({
  app,
  page,
}) => {
  await page.goto('/search?q=purple%20backpack');
  await expect(app.text('Nothing found for “purple backpack”.')).toBeVisible();
  await expect(app.text('Hot products')).toBeVisible();
  await page.getByRole('link', { name: /^Search for “backpack” \d+ products?$/ }).click();
  await expect(page).toHaveURL('/search?q=backpack');

  await page.goto('/search?q=backpack&min=5000&stock=true');
  await expect(app.text('No product fits all of this.')).toBeVisible();
  await page.getByRole('button', { name: /^Remove ‘From \$5,000.00’ [1-9]\d* products?$/ }).click();
  await expect(page).toHaveURL('/search?q=backpack&stock=true');
  await expect(app.text('Trail 24 L backpack, rain cover')).toBeVisible();
});

test('the switch to the shops carries the words, and the shops can be ordered', async ({ app, page }) => {
  await page.goto('/search?q=trail');
  await expect(app.text(/^\d+ products$/)).toBeVisible();
  await page.getByText('Shops', { exact: true }).and(page.locator(':visible')).click();
  await expect(page).toHaveURL('/searchs?q=trail');
  const found = page.locator('[data-screen="/searchs"]');
  await expect(found.getByRole('heading', { name: 'Trailhead Supply' })).toBeVisible();
  await found.getByRole('button', { name: 'Best rated' }).click();
  await expect(page).toHaveURL('/searchs?q=trail&sort=rate');
  await page.goto('/searchs?q=zzz');
  await expect(app.text('No shop is called or sells “zzz”.')).toBeVisible();
  await page.getByRole('link', { name: 'Search products' }).click();
  await expect(page).toHaveURL('/search?q=zzz');
});

test('a suggestion that was marked is none any more when another list has come under it', async ({
  page,
  faultProxy,
}) => {
  await page.goto('/search');
  const box = page.getByRole('combobox');
  await box.fill('te');
  await expect(page.getByRole('option').first()).toBeVisible();
  const answer = Promise.withResolvers<void>();
  faultProxy.intercept(/keyword=tent$/, { holdUntil: answer.promise });
  const answered = page.waitForResponse(/keyword=tent$/);
  await box.fill('tent');
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant');
  answer.resolve();
  await answered;
  await expect(box).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=tent');
});
