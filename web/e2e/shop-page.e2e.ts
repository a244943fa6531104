import { expect, test } from 'vitest';
import { back } from './places.ts';
import { eventually, hears, openShop, reaches, type Shop, sees } from './shop.ts';

const figure = (shop: Shop, name: string) =>
  shop.page.getByRole('term').filter({ hasText: name }).locator('xpath=../dd').innerText();
const follow = (shop: Shop, name: string) =>
  shop.page.getByRole('button', { name: new RegExp(`^Follow(ing)? ${name}$`) });
const isFollowed = (shop: Shop, name: string) =>
  follow(shop, name).and(shop.page.locator(':visible')).first().getAttribute('aria-pressed');

test('[R3.06] a shop shows its fans, total sales, favourable rate, visits and whether it is followed', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/shop/1');
  await sees(shop, 'Northwind Audio');
  expect(await figure(shop, 'Fans')).toBe('12,400');
  expect(await figure(shop, 'Sold')).toBe('38,900');
  expect(await figure(shop, 'Favourable')).toBe('97%');
  expect(await figure(shop, 'Visits')).toBe('214,800');
  expect(await isFollowed(shop, 'Northwind Audio')).toBe('true');
  await shop.page.getByRole('tab', { name: 'About' }).click();
  await sees(shop, 'From 1,126 reviews of the last 180 days');
  await sees(shop, 'Postage');
  await sees(shop, '4.9');
});

test('[R4.04] following is shown before the server has answered, and in every list', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/searchs?q=kumo');
  await sees(shop, 'Kumo Home');
  await shop.page.getByRole('link', { name: 'Kumo Home' }).click();
  await reaches(shop, '/shop/3');
  await eventually(() => figure(shop, 'Fans')).toBe('5,300');
  const answer = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path === '/api/shop/follow' ? { until: answer.promise } : undefined));
  await follow(shop, 'Kumo Home').and(shop.page.locator(':visible')).click();
  const answered = shop.page.waitForResponse(/\/api\/shop\/follow/);
  await eventually(() => figure(shop, 'Fans')).toBe('5,301');
  expect(await isFollowed(shop, 'Kumo Home')).toBe('true');
  await back(shop);
  await reaches(shop, '/searchs?q=kumo');
  await eventually(() => isFollowed(shop, 'Kumo Home')).toBe('true');
  answer.resolve();
  await answered;
  await sees(shop, 'Following');
  shop.front.obey();
  await shop.go('/myFavourite?tab=shops');
  await sees(shop, 'Kumo Home');

  await follow(shop, 'Kumo Home').click();
  await hears(shop, 'No longer following');
  await eventually(() => shop.page.getByRole('link', { name: 'Kumo Home' }).count()).toBe(0);
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await sees(shop, 'Kumo Home');
});

test('[R4.04] a follow that fails is taken back, with a message', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/shop/3');
  await sees(shop, 'Kumo Home');
  await shop.control('faults', { kind: 'error', on: 'followShop', times: 1 });
  const answer = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path === '/api/shop/follow' ? { until: answer.promise } : undefined));
  await follow(shop, 'Kumo Home').click();
  await eventually(() => isFollowed(shop, 'Kumo Home')).toBe('true');
  answer.resolve();
  await shop.page.locator('[data-kind="error"]').waitFor();
  await eventually(() => isFollowed(shop, 'Kumo Home')).toBe('false');
  await eventually(() => figure(shop, 'Fans')).toBe('5,300');
});

test('[R2.12] /shop without a shop is the search for one', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/shop');
  await shop.page.getByRole('combobox', { name: 'Search shops' }).fill('trail');
  await shop.page.keyboard.press('Enter');
  await reaches(shop, '/searchs?q=trail');
});

test('a shop’s goods are searched and narrowed', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/shop/2');
  await shop.page.getByRole('textbox', { name: 'Search this shop' }).fill('tent');
  await shop.page.keyboard.press('Enter');
  await reaches(shop, '/shop/2?q=tent&tab=goods');
  await sees(shop, 'Two-night tent, two persons');
  await shop.page.getByRole('button', { name: 'Clear' }).click();
  await shop.page.getByRole('tab', { name: 'Categories' }).click();
  await shop.page.getByRole('button', { name: /^Outdoors \d+$/ }).click();
  await reaches(shop, '/shop/2?category=3&tab=goods');
  await sees(shop, /^\d+ products?$/);
  await shop.page.getByRole('tab', { name: 'Goods' }).press('ArrowRight');
  await reaches(shop, '/shop/2?category=3&tab=new');
});

test('a closed shop says so, sells nothing and can still be written to', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/shop/15');
  await sees(shop, 'This shop is closed.');
  expect(await shop.page.getByRole('tab').count()).toBe(0);
  await shop.page.getByRole('link', { name: /^Chat with/ }).waitFor();
});
