import type { Page } from '@playwright/test';
import { backTo, leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

const figure = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=../dd');
const follow = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^Follow(ing)? ${name}(, unfollow)?$`) })
    .filter({ visible: true })
    .first();

test('[R2.12] /shop without an id shows the shop search', async ({ page }) => {
  await page.goto('/shop');
  await page.getByRole('combobox', { name: 'Search shops' }).fill('trail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/searchs?q=trail');
});

test('a shop’s products are searched and filtered', async ({ app, page, toasts }) => {
  await page.goto('/shop/2');
  await page.getByRole('textbox', { name: 'Search this shop' }).fill('tent');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop/2?q=tent&tab=goods');
  await expect(app.text('Two-night tent, two persons')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('group', { name: 'Collections' }).getByRole('button', { name: 'On the water' }).click();
  await expect(page).toHaveURL('/shop/2?collection=23&tab=goods');
  await expect(app.text('Otter 15 canoe, 27 kg')).toBeVisible();
  await expect(app.text('Trail 24 L backpack, rain cover')).toHaveCount(0);
  await page.getByRole('button', { name: 'Popular, sort order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Newest' }).click();
  await expect(page).toHaveURL('/shop/2?collection=23&sort=newest&tab=goods');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('tab', { name: 'Categories' }).click();
  await leads(page.getByRole('button', { name: /^Outdoors \d+$/ }), '/shop/2?category=3&tab=goods');
  await expect(app.text(/^\d+ products?$/)).toBeVisible();
  await page.getByRole('button', { name: 'Filter, 1 active' }).click();
  await page.getByRole('button', { name: 'Save filter' }).click();
  await toasts.waitFor('Filter saved on this device');
  expect(await page.evaluate(() => localStorage.getItem('meridian.visitor.filters'))).toContain('"shop":2');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Products' }).press('ArrowRight');
  await expect(page).toHaveURL('/shop/2?category=3&tab=new');
});

test('a closed shop says so, sells nothing and can still be messaged', async ({ app, page }) => {
  await app.open('/shop/15', 'This shop is closed.');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Chat with/ })).toBeVisible();
});

test('[R3.06] a shop shows fans, sales, rate, visits and if it is followed @default', async ({ openApp }) => {
  const { page, open, text } = await openApp({ signedIn: true, stateless: true });
  await open('/shop/1', 'Northwind Audio');
  await expect(figure(page, 'Followers')).toHaveText('12.4K');
  await expect(figure(page, 'Sold')).toHaveText('38.9K');
  await expect(figure(page, 'Positive')).toHaveText('97%');
  await expect(figure(page, 'Visits')).toHaveText('214.8K');
  await expect(follow(page, 'Northwind Audio')).toHaveText('Following');
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(text('From 1,126 reviews of the last 180 days')).toBeVisible();
  await expect(text('Delivery')).toBeVisible();
  await expect(text('4.9')).toBeVisible();
  await expect(text(/^Average for .+, from [\d,]+ reviews$/)).toBeVisible();
  await expect(figure(page, 'Delivery').last()).toHaveText('4.7 average 4.6');
});

test('[R4.04] following is optimistic, and shown in every list @default', async ({ app, page, faultProxy, toasts }) => {
  await app.asCustomer();
  await keepToasts(page);
  await app.open('/searchs?q=kumo', 'Kumo Home');
  await leads(page.getByRole('link', { name: 'Kumo Home' }), '/shop/3');
  await expect(figure(page, 'Followers')).toHaveText('5,300');
  const release = faultProxy.holdRequests('/api/shop/follow');
  await follow(page, 'Kumo Home').click();
  const answered = page.waitForResponse(/\/api\/shop\/follow/);
  await expect(figure(page, 'Followers')).toHaveText('5,301');
  await expect(follow(page, 'Kumo Home')).toHaveText('Following');
  await backTo(page, '/searchs?q=kumo');
  await expect(follow(page, 'Kumo Home')).toHaveText('Following');
  release();
  await answered;
  await expect(app.text('Following')).toBeVisible();
  faultProxy.reset();
  await app.open('/myFavourite?tab=shops', 'Kumo Home');

  await follow(page, 'Kumo Home').click();
  await toasts.waitFor('Unfollowed');
  await expect(page.getByRole('link', { name: 'Kumo Home' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(app.text('Kumo Home')).toBeVisible();
});
