// The files of screens and sheets come when they are first asked for, and the network may be gone by then.
import { expect, test } from 'vitest';
import { eventually, hears, openShop, reaches, type Shop, sees, signIn } from './shop.ts';

const button = (shop: Shop, name: string | RegExp) => shop.page.getByRole('button', { name, exact: true }).first();

const sheet = (shop: Shop, name: string) => shop.page.getByRole('dialog', { name });

test('a sheet that does not come leaves the screen and what is typed there, and comes when asked for again', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/register');
  await shop.page.getByLabel('Given name').fill('Lena');
  await shop.context.setOffline(true);
  await button(shop, 'terms of use').click();
  await sees(shop, 'Backend interface connection abnormal');
  expect(await shop.page.getByLabel('Given name').inputValue()).toBe('Lena');
  await shop.context.setOffline(false);
  await button(shop, 'terms of use').click();
  await sheet(shop, 'Terms of use').waitFor();
  await shop.page.keyboard.press('Escape');
  expect(await shop.page.getByLabel('Given name').inputValue()).toBe('Lena');
});

test('what opens over a product and does not come is closed again, its step of the history too', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/detail/101/1');
  await button(shop, 'All reviews').waitFor();
  await shop.context.setOffline(true);
  await button(shop, 'All reviews').click();
  await sees(shop, 'Backend interface connection abnormal');
  await reaches(shop, '/detail/101/1');
  await button(shop, /^Enlarge picture 1/).click();
  await sees(shop, 'Backend interface connection abnormal');
  await button(shop, 'All reviews').waitFor();
  await shop.context.setOffline(false);
  await button(shop, 'All reviews').click();
  await shop.page.getByRole('heading', { level: 1, name: /reviews/i }).waitFor();
  expect(shop.path()).toContain('reviews=all');
});

test('a visitor is signed in, and told, when what they were about to do cannot be loaded', async () => {
  const shop = await openShop({ remembers: true });
  shop.front.obey(({ path }) => (path.startsWith('/assets/replay-intent') ? { status: 404 } : undefined));
  await shop.go('/detail/101/1');
  await button(shop, /favourite/i).click();
  await reaches(shop, /^\/login/);
  await signIn(shop);
  await hears(shop, 'Something went wrong. Please try again.');
  await reaches(shop, '/detail/101/1');
  // What was told as failed is not done behind the customer's back later on.
  shop.front.obey();
  await shop.page.reload();
  await button(shop, /favourite/i)
    .and(shop.page.locator('[aria-pressed="false"]'))
    .waitFor();
  await eventually(() => shop.page.evaluate(() => sessionStorage.getItem('meridian.intent'))).toBeNull();
});

test('a screen that does not come says so within the shop, and comes with the network', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/home');
  await sees(shop, 'Hot products');
  await shop.context.setOffline(true);
  await shop.page.getByRole('link', { name: 'Filter' }).click();
  await sees(shop, 'Backend interface connection abnormal');
  await sees(shop, /^Check your connection/);
  expect(shop.path()).toBe('/filter');
  await shop.context.setOffline(false);
  await shop.page.getByRole('spinbutton').or(shop.page.getByLabel('Lowest price')).first().waitFor();
  await shop.page.getByRole('link', { name: 'Home' }).click();
  await sees(shop, 'Hot products');
  await eventually(() => shop.complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});
