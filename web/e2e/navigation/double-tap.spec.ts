// A finger that taps twice means it once: one request, one change in the app, one step in the history.
import type { Page } from '@playwright/test';
import { cartQuantities } from '../fixtures/cart.ts';
import { historyBack } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .and(page.locator(':visible'))
    .first();
const troubles = (page: Page) => page.locator('[data-kind=error]').count();

test('a piece tapped twice is in the bag once, from its own screen and from a list', async ({
  app,
  page,
  faultProxy,
  toasts,
}) => {
  const before = (await cartQuantities(app)).get(1012) ?? 0;
  await page.goto('/detail/101?sku=1012');
  await button(page, 'Add to bag').dblclick();
  await toasts.waitFor('Added to the bag');
  expect([faultProxy.requestsTo('/api/cart/add').length, await troubles(page)]).toEqual([1, 0]);
  expect((await cartQuantities(app)).get(1012)).toBe(before + 1);

  await page.goto('/myFavourite');
  const all = [...(await cartQuantities(app)).values()].reduce((sum, quantity) => sum + quantity, 0);
  await button(page, 'Add Two-night tent, two persons to the bag').dblclick();
  await expect.poll(() => faultProxy.requestsTo('/api/cart/add').length).toBe(2);
  await toasts.waitFor('Added to the bag');
  // Where there is something to choose, the second tap does not close what the first has opened.
  await button(page, 'Add Mason loafers, soft calf to the bag').dblclick();
  await expect(page.getByRole('dialog', { name: 'Add to bag' }).getByText('Mason loafers')).toBeVisible();
  expect([faultProxy.requestsTo('/api/cart/add').length, await troubles(page)]).toEqual([2, 0]);
  expect([...(await cartQuantities(app)).values()].reduce((sum, quantity) => sum + quantity, 0)).toBe(all + 1);
});

test('[R4.04] a heart or a follow that is tapped twice stays', async ({ page, faultProxy }) => {
  await page.goto('/detail/105');
  const heart = button(page, 'Favourite');
  const was = (await heart.getAttribute('aria-pressed')) ?? '';
  const liked = page.waitForResponse(/product\/like$/);
  await heart.dblclick();
  await liked;
  await page.reload();
  await expect(heart).not.toHaveAttribute('aria-pressed', was);

  await page.goto('/shop/5');
  const follow = button(page, /^Follow/);
  const followed = (await follow.getAttribute('aria-pressed')) ?? '';
  const taken = page.waitForResponse(/shop\/follow$/);
  await follow.dblclick();
  await taken;
  await page.reload();
  await expect(follow).not.toHaveAttribute('aria-pressed', followed);
  expect([faultProxy.requestsTo('/api/product/like').length, faultProxy.requestsTo('/api/shop/follow').length]).toEqual(
    [1, 1],
  );
});

test('[R2.14] two taps on a tab or on back are one step', async ({ app, page }) => {
  await page.goto('/home');
  await expect(app.text('Hot products')).toBeVisible();
  await page.getByRole('link', { name: 'Profile' }).dblclick();
  await expect(app.text('Mei Tanaka')).toBeVisible();
  await page.getByRole('link', { name: 'Favourites' }).first().dblclick();
  await expect(page).toHaveURL('/myFavourite');
  await page.getByRole('link', { name: 'Two-night tent, two persons' }).click();
  await expect(page).toHaveURL(/:\d+\/detail/);
  await expect(app.text('Add to bag')).toBeVisible();
  await button(page, 'Back').dblclick();
  await expect(page).toHaveURL('/myFavourite');
  await expect(page.locator('[data-screen="/myFavourite"]:visible')).toBeVisible();
  expect(app.path()).toBe('/myFavourite');
  await historyBack(page);
  await expect(page).toHaveURL('/profile');
  await historyBack(page);
  await expect(page).toHaveURL('/home');
});

test.describe('as a visitor', () => {
  test.use({ signedIn: false });

  test('signing in and asking for a code by two taps is asked for once', async ({ app, page, faultProxy }) => {
    await page.goto('/register');
    await page.getByLabel('E-mail', { exact: true }).fill('lena.berg@example.com');
    await button(page, 'Send the code').dblclick();
    // Not "Data is being processed, do not resubmit", in its place.
    await expect(app.text(/Sent to lena.berg@example.com/)).toBeVisible();
    await page.goto('/login');
    await page.getByLabel('Account').fill('demo@meridian.shop');
    await page.getByLabel('Password', { exact: true }).fill('demo123456');
    await button(page, 'Sign in').dblclick();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('link', { name: /^Notifications/ })).toBeVisible();
    expect([
      faultProxy.requestsTo('/api/common/send_code').length,
      faultProxy.requestsTo('/api/user/login').length,
      await troubles(page),
    ]).toEqual([1, 1, 0]);
  });
});
