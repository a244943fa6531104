import { expect, test } from 'vitest';
import {
  firstInSight,
  openExplore,
  pagesAsked,
  products,
  restBelow,
  scrollTo,
  scrollUntil,
  standsAt,
} from './catalogue-list.ts';
import { eventually, openShop, reaches, sees } from './shop.ts';

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

test('[R2.05] back from a product, and after a reload, the list stands at the same card', async () => {
  const shop = await openExplore();
  for (const page of [2, 3, 4]) {
    await scrollUntil(shop, 100);
    await eventually(() => pagesAsked(shop)).toContain(String(page));
    await eventually(() => restBelow(shop)).toBeGreaterThan(1000);
  }
  await eventually(() => shop.path()).toMatch(/page=\d/);
  const before = await firstInSight(shop);
  await products(shop).getByRole('link', { name: before.name }).first().click();
  await reaches(shop, /^\/detail\//);
  await sees(shop, 'Add to bag');
  await shop.page.goBack();
  await standsAt(shop, before);
  await shop.page.reload();
  await standsAt(shop, before);
});

test('a link to a page of the list opens there', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/explore?page=4');
  await eventually(async () => Number(await products(shop).first().getAttribute('aria-posinset'))).toBeGreaterThan(50);
  await eventually(async () => (await firstInSight(shop)).name).toBeTruthy();
});

test('[R2.14] [R9.04] a list is pulled down to refresh; its head is 50 px', async () => {
  const shop = await openExplore({ hasTouch: true });
  const touch = await shop.context.newCDPSession(shop.page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }] });
  // The page goes half as far as the finger: 90 px pull it by 45, 120 px by 60.
  const pull = async (by: number) => {
    await finger('touchStart', 300);
    for (let moved = 0; moved <= by; moved += 15) await finger('touchMove', 300 + moved);
  };
  await pull(90);
  await sees(shop, 'Pull to refresh');
  await finger('touchEnd', 390);
  expect(pagesAsked(shop)).toEqual(['1']);

  shop.front.obey(({ path }) => (path.startsWith('/api/product/list') ? { wait: 1500 } : undefined));
  await pull(120);
  await sees(shop, 'Release to refresh');
  await finger('touchEnd', 420);
  await sees(shop, 'Refreshing');
  expect(await shop.page.getByText('Refreshing').evaluate((head) => head.getBoundingClientRect().height)).toBe(50);
  await eventually(() => pagesAsked(shop)).toEqual(['1', '1']);
  await eventually(() => shop.page.getByText('Refreshing').count()).toBe(0);
});
