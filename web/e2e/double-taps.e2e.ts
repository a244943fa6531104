// A finger that taps twice means it once: one request, one change in the shop, one step in the history.
import { expect, test } from 'vitest';
import { lines, sent } from './deeds.ts';
import { back } from './places.ts';
import { eventually, hears, openShop, reaches, type Shop, sees } from './shop.ts';

const button = (shop: Shop, name: string | RegExp) =>
  shop.page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .and(shop.page.locator(':visible'))
    .first();
const troubles = (shop: Shop) => shop.page.locator('[data-kind=error]').count();

test('a piece tapped twice is in the bag once, from its own screen and from a list', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  const before = (await lines(shop)).get(1012) ?? 0;
  await shop.go('/detail/101?sku=1012');
  await button(shop, 'Add to bag').dblclick();
  await hears(shop, 'Added to the bag');
  expect([sent(shop, '/api/cart/add'), await troubles(shop)]).toEqual([1, 0]);
  expect((await lines(shop)).get(1012)).toBe(before + 1);

  await shop.go('/myFavourite');
  const all = [...(await lines(shop)).values()].reduce((sum, quantity) => sum + quantity, 0);
  await button(shop, 'Add Two-night tent, two persons to the bag').dblclick();
  await eventually(() => sent(shop, '/api/cart/add')).toBe(2);
  await hears(shop, 'Added to the bag');
  // Where there is something to choose, the second tap does not close what the first has opened.
  await button(shop, 'Add Mason loafers, soft calf to the bag').dblclick();
  await shop.page.getByRole('dialog', { name: 'Add to bag' }).getByText('Mason loafers').waitFor();
  expect([sent(shop, '/api/cart/add'), await troubles(shop)]).toEqual([2, 0]);
  expect([...(await lines(shop)).values()].reduce((sum, quantity) => sum + quantity, 0)).toBe(all + 1);
});

test('[R4.04] a heart or a follow that is tapped twice stays', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/detail/105');
  const heart = button(shop, 'Favourite');
  const was = await heart.getAttribute('aria-pressed');
  const liked = shop.page.waitForResponse(/product\/like$/);
  await heart.dblclick();
  await liked;
  await shop.page.reload();
  await eventually(() => heart.getAttribute('aria-pressed')).not.toBe(was);

  await shop.go('/shop/5');
  const follow = button(shop, /^Follow/);
  const followed = await follow.getAttribute('aria-pressed');
  const taken = shop.page.waitForResponse(/shop\/follow$/);
  await follow.dblclick();
  await taken;
  await shop.page.reload();
  await eventually(() => follow.getAttribute('aria-pressed')).not.toBe(followed);
  expect([sent(shop, '/api/product/like'), sent(shop, '/api/shop/follow')]).toEqual([1, 1]);
});

test('signing in and asking for a code by two taps is asked for once', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/register');
  await shop.page.getByLabel('E-mail', { exact: true }).fill('lena.berg@example.com');
  await button(shop, 'Send the code').dblclick();
  // Not "Data is being processed, do not resubmit", in its place.
  await sees(shop, /Sent to lena.berg@example.com/);
  await shop.go('/login');
  await shop.page.getByLabel('Account').fill('demo@meridian.shop');
  await shop.page.getByLabel('Password', { exact: true }).fill('demo123456');
  await button(shop, 'Sign in').dblclick();
  await reaches(shop, '/home');
  await shop.page.getByRole('link', { name: /^Notifications/ }).waitFor();
  expect([sent(shop, '/api/common/send_code'), sent(shop, '/api/user/login'), await troubles(shop)]).toEqual([1, 1, 0]);
});

test('[R2.14] two taps on a tab or on back are one step', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/home');
  await sees(shop, 'Hot products');
  await shop.page.getByRole('link', { name: 'Profile' }).dblclick();
  await sees(shop, 'Mei Tanaka');
  await shop.page.getByRole('link', { name: 'Favourites' }).first().dblclick();
  await reaches(shop, '/myFavourite');
  await shop.page.getByRole('link', { name: 'Two-night tent, two persons' }).click();
  await reaches(shop, /^\/detail/);
  await sees(shop, 'Add to bag');
  await button(shop, 'Back').dblclick();
  await reaches(shop, '/myFavourite');
  await shop.page.locator('[data-screen="/myFavourite"]:visible').waitFor();
  expect(shop.path()).toBe('/myFavourite');
  await back(shop);
  await reaches(shop, '/profile');
  await back(shop);
  await reaches(shop, '/home');
});
