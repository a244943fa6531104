import { expect, test } from 'vitest';
import { firstInSight, openExplore, pagesAsked, products } from './catalogue-list.ts';
import { scrollTo } from './places.ts';
import { eventually, type Shop } from './shop.ts';

const place = async (shop: Shop, of: 'first' | 'last') =>
  Number(await products(shop)[of]().getAttribute('aria-posinset'));

/** No hole in the window: every card drawn has its name, and the drawn ones reach over the whole window. */
const isWhole = (shop: Shop) =>
  products(shop).evaluateAll(
    (cards) =>
      cards.length > 0 &&
      cards.every((card) => card.querySelector('h3') !== null) &&
      (cards[0]?.getBoundingClientRect().top ?? 1e6) < innerHeight / 2 &&
      (cards.at(-1)?.getBoundingClientRect().bottom ?? 0) > innerHeight * 0.75,
  );

test('five thousand products are gone through from end to end by keys and leaps, without a hole and without a growing page', async () => {
  const shop = await openExplore({ products: 5000 });
  const nodes = () => shop.page.evaluate(() => document.querySelectorAll('main *').length);
  await eventually(() => isWhole(shop)).toBe(true);
  // In the middle rows are drawn on both sides of the window; the fling alone passes by two hundred and eighty cards.
  const most = 2 * (await nodes());
  const total = Number(await products(shop).first().getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(4500);

  await shop.go(`/explore?page=${Math.floor(total / 20)}`);
  await eventually(() => place(shop, 'first')).toBeGreaterThan(total - 100);
  await eventually(async () => {
    await shop.page.keyboard.press('End');
    return place(shop, 'last');
  }).toBe(total);
  await shop.page.getByText('No more').waitFor();
  await eventually(() => isWhole(shop)).toBe(true);
  expect(await products(shop).last().getAttribute('aria-setsize')).toBe(String(total));

  // A leap into what was never asked for: the pages in sight come, and no other.
  const half = await shop.page.evaluate(() => document.documentElement.scrollHeight / 2);
  const before = pagesAsked(shop).length;
  await scrollTo(shop, half);
  await eventually(async () => Math.abs((await place(shop, 'first')) - total / 2)).toBeLessThan(200);
  await eventually(() => isWhole(shop)).toBe(true);
  expect(pagesAsked(shop).length - before).toBeLessThan(4);

  const there = (await firstInSight(shop)).name;
  await shop.page.keyboard.press('PageDown');
  await eventually(async () => (await firstInSight(shop)).name).not.toBe(there);
  await eventually(() => isWhole(shop)).toBe(true);

  // A fling: hundreds of pixels every frame, far further than what was known.
  await shop.page.evaluate(
    () =>
      new Promise<void>((done) => {
        let frames = 60;
        const step = () => {
          scrollBy({ top: -700, behavior: 'instant' });
          frames -= 1;
          if (frames > 0) requestAnimationFrame(step);
          else done();
        };
        requestAnimationFrame(step);
      }),
  );
  await eventually(() => isWhole(shop)).toBe(true);
  expect(await nodes()).toBeLessThan(most);

  await shop.page.keyboard.press('Home');
  await eventually(() => shop.page.evaluate(() => scrollY)).toBe(0);
  await eventually(() => place(shop, 'first')).toBe(1);
  expect(await nodes()).toBeLessThan(most);
  expect(await products(shop).count()).toBeLessThan(25);
  expect(shop.complaints).toEqual([]);
});
