import { expect, test } from 'vitest';
import { firstInSight, openExplore, pagesAsked, products, pull, restBelow, scrollUntil } from './catalogue-list.ts';
import { scrollTo } from './places.ts';
import { eventually, openShop, sees } from './shop.ts';

test('[R9.04] a list asks for its next page 300 px before its end, and not before', async () => {
  const shop = await openExplore();
  // Step by step, so that every row has been seen and the list's end is where it says.
  for (const rest of [2000, 1500, 1000, 700, 500, 400, 340]) {
    await scrollUntil(shop, rest);
    await eventually(async () => Math.abs((await restBelow(shop)) - rest)).toBeLessThan(40);
  }
  expect(pagesAsked(shop)).toEqual(['1']);
  await scrollUntil(shop, 280);
  await eventually(() => pagesAsked(shop)).toEqual(['1', '2']);
});

test('[R2.14] a list of hundreds ends with “No more”, and the page holds no more than the rows in sight', async () => {
  const shop = await openExplore();
  const nodes = () => shop.page.evaluate(() => document.querySelectorAll('main *').length);
  const atFirst = await nodes();
  await eventually(
    async () => {
      await scrollTo(shop, 1_000_000);
      return shop.page.getByText('No more').count();
    },
    { timeout: 30_000 },
  ).toBe(1);
  await scrollTo(shop, 1_000_000);
  await eventually(() => products(shop).last().getAttribute('aria-posinset')).toBe('229');
  expect(new Set(pagesAsked(shop)).size).toBe(12);
  expect(await products(shop).count()).toBeLessThan(25);
  expect(await nodes()).toBeLessThan(atFirst * 1.5);
});

test('[B8.05] a next page that fails leaves the rows and says so; it comes by the retry, or by itself with the network', async () => {
  const shop = await openExplore();
  const fails = () =>
    shop.front.obey(({ path }) => (/product\/list.*page=[23]/.test(path) ? { status: 404 } : undefined));
  const again = shop.page.getByRole('alert').getByRole('button', { name: 'Try again' });
  fails();
  await scrollUntil(shop, 100);
  await again.waitFor();
  expect(await products(shop).last().getAttribute('aria-posinset')).toBe('20');
  shop.front.obey();
  await again.click();
  await eventually(() => restBelow(shop)).toBeGreaterThan(2000);
  fails();
  await scrollUntil(shop, 100);
  await again.waitFor();
  shop.front.obey();
  await shop.context.setOffline(true);
  await shop.context.setOffline(false);
  await eventually(() => restBelow(shop)).toBeGreaterThan(2000);
});

test('a link to a page of the list opens there', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/explore?page=4');
  await eventually(async () => Number(await products(shop).first().getAttribute('aria-posinset'))).toBeGreaterThan(50);
  await eventually(async () => (await firstInSight(shop)).name).not.toBe('');
});

test('[R2.14] [R9.04] a list is pulled down to refresh; its head is 50 px', async () => {
  const shop = await openExplore({ hasTouch: true });
  // 90 px pull the page by 45, 120 px by 60.
  const little = await pull(shop, 90);
  await sees(shop, 'Pull to refresh');
  await little.letGo();
  expect(pagesAsked(shop)).toEqual(['1']);

  const answer = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.startsWith('/api/product/list') ? { until: answer.promise } : undefined));
  const enough = await pull(shop, 120);
  await sees(shop, 'Release to refresh');
  await enough.letGo();
  await sees(shop, 'Refreshing');
  expect(await shop.page.getByText('Refreshing').evaluate((head) => head.getBoundingClientRect().height)).toBe(50);
  await eventually(() => pagesAsked(shop)).toEqual(['1', '1']);
  answer.resolve();
  await eventually(() => shop.page.getByText('Refreshing').count()).toBe(0);
});
