import type { Page } from '@playwright/test';
import { scrollTo } from '../fixtures/navigation.ts';
import { firstVisibleCard, openExplore, products, requestedPages } from '../fixtures/product-list.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ products: 5000 });

const place = async (page: Page, of: 'first' | 'last') =>
  Number(await products(page)[of]().getAttribute('aria-posinset'));

/** Whether the window has no hole: every rendered card has its name, and the rendered cards cover the window. */
const isWhole = (page: Page) =>
  products(page).evaluateAll(
    (cards) =>
      cards.length > 0 &&
      cards.every((card) => card.querySelector('h3') !== null) &&
      (cards[0]?.getBoundingClientRect().top ?? 1e6) < innerHeight / 2 &&
      (cards.at(-1)?.getBoundingClientRect().bottom ?? 0) > innerHeight * 0.75,
  );

test('five thousand products scroll without gaps or a growing DOM', async ({ page, faultProxy, consoleErrors }) => {
  await openExplore(page);
  const nodes = () => page.evaluate(() => document.querySelectorAll('main *').length);
  await expect.poll(() => isWhole(page)).toBe(true);
  // In the middle, rows are rendered on both sides of the window. The fling alone passes 280 cards.
  const most = 2 * (await nodes());
  const total = Number(await products(page).first().getAttribute('aria-setsize'));
  expect(total).toBeGreaterThan(4500);

  await page.goto(`/explore?page=${Math.floor(total / 20)}`);
  await expect.poll(() => place(page, 'first')).toBeGreaterThan(total - 100);
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End');
        return place(page, 'last');
      },
      { intervals: [50] },
    )
    .toBe(total);
  await expect(page.getByText('No more')).toBeVisible();
  await expect.poll(() => isWhole(page)).toBe(true);
  await expect(products(page).last()).toHaveAttribute('aria-setsize', String(total));

  // A jump into unloaded rows requests only the pages in view.
  const half = await page.evaluate(() => document.documentElement.scrollHeight / 2);
  const before = requestedPages(faultProxy).length;
  await scrollTo(page, half);
  await expect.poll(async () => Math.abs((await place(page, 'first')) - total / 2)).toBeLessThan(200);
  await expect.poll(() => isWhole(page)).toBe(true);
  expect(requestedPages(faultProxy).length - before).toBeLessThan(4);

  const there = (await firstVisibleCard(page)).name;
  await page.keyboard.press('PageDown');
  await expect.poll(async () => (await firstVisibleCard(page)).name).not.toBe(there);
  await expect.poll(() => isWhole(page)).toBe(true);

  // A fling: hundreds of pixels per frame, far beyond the loaded rows.
  await page.evaluate(
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
  await expect.poll(() => isWhole(page)).toBe(true);
  await expect.poll(nodes).toBeLessThan(most);

  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => place(page, 'first')).toBe(1);
  await expect.poll(nodes).toBeLessThan(most);
  await expect.poll(() => products(page).count()).toBeLessThan(25);
  expect(consoleErrors).toEqual([]);
});
