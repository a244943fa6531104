import { expect, test } from 'vitest';
import { openExplore, products, restBelow, scrollUntil } from './catalogue-list.ts';
import { eventually, openShop, sees } from './shop.ts';

test('[B8.05] while the first page is on its way its boxes stand; when it fails the list says so and tries again', async () => {
  const shop = await openShop({ remembers: true });
  shop.front.obey(({ path }) => (path.startsWith('/api/product/list') ? { status: 500 } : undefined));
  await shop.go('/explore');
  await shop.page.locator('.skeleton').first().waitFor();
  const again = shop.page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  shop.front.obey();
  await again.click();
  await products(shop).first().waitFor();
});

test('[B8.05] a next page that fails leaves the rows, says so at the end and tries again', async () => {
  const shop = await openExplore();
  shop.front.obey(({ path }) => (/product\/list.*page=2/.test(path) ? { status: 500 } : undefined));
  await scrollUntil(shop, 100);
  const again = shop.page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await products(shop).last().getAttribute('aria-posinset')).toBe('20');
  shop.front.obey();
  await again.click();
  await eventually(() => restBelow(shop)).toBeGreaterThan(2000);
});

test('[B8.05] without a network the rows stay and say how old they are', async () => {
  const shop = await openExplore();
  await shop.context.setOffline(true);
  await sees(shop, /You are offline. Shown as of \d/);
  expect(await products(shop).count()).toBeGreaterThan(3);
});

test('[B8.05] an empty list says so', async () => {
  const shop = await openShop({ remembers: true, scenario: 'empty' });
  await shop.go('/explore');
  await sees(shop, 'There are no products here yet.');
  await shop.page.getByRole('tab', { name: 'Shops' }).click();
  await sees(shop, 'There are no shops here yet.');
});
