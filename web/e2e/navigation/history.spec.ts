import type { Page } from '@playwright/test';
import type { FaultProxy } from '../fixtures/fault-proxy.ts';
import {
  backTo,
  historyBack,
  historyForward,
  leads,
  nextFrames,
  pushPath,
  scrollTo,
  scrollTop,
} from '../fixtures/navigation.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

/** Waits for the end of the smooth scroll to the top: a screen left earlier would keep that position. */
const glided = async (page: Page) => {
  await expect.poll(() => scrollTop(page)).toBe(0);
  // Its `scrollend` comes in a later frame, and the app then completes it.
  await nextFrames(page);
};

/** Waits for the answers of the screen: a hidden one aborts its requests, and sends them again when it is shown. */
const complete = (page: Page, faultProxy: FaultProxy) =>
  expect(async () => {
    const before = faultProxy.requests.length;
    // What a scroll brings near the view is rendered, and requested, in tasks after the next frame.
    await nextFrames(page);
    await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
    await expectAllAnswered(page);
    expect(faultProxy.requests).toHaveLength(before);
  }).toPass();

const reads = (faultProxy: FaultProxy) => faultProxy.requestsTo(/^\/api\//).map(({ path }) => path);

test('[R2.05] [R2.06] ten times back and forward restores each screen', async ({ app, page, faultProxy }) => {
  // The clock is paused, so answers stay fresh.
  await page.clock.setFixedTime(new Date());
  await app.open('/home', 'New arrivals');
  await scrollTo(page, 500);
  await complete(page, faultProxy);
  await leads(page.getByRole('link', { name: 'Explore' }), '/explore');
  await expect(page.locator('[data-screen="/explore"] article').nth(3)).toBeVisible();
  await glided(page);
  // The arrival may still move a slow screen to its top.
  await expect(async () => {
    await scrollTo(page, 200);
    await complete(page, faultProxy);
    expect(await scrollTop(page)).toBe(200);
  }).toPass();
  await pushPath(page, '/detail/101/1');
  await expect(app.text('Add to bag')).toBeVisible();
  await glided(page);
  await complete(page, faultProxy);
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.locator('[data-screen="/shop/1"] article').first()).toBeVisible();
  await complete(page, faultProxy);
  await pushPath(page, '/search');
  await expect(app.text('Popular this week')).toBeVisible();
  await page.getByRole('combobox').fill('trail back');
  await expect(page.getByRole('option').first()).toBeVisible();
  await complete(page, faultProxy);
  await pushPath(page, '/login');
  await page.getByLabel('Account').fill('mei@example.com');
  const way = [
    { path: '/home', title: 'Home', top: 500 },
    { path: '/explore', title: 'Explore', top: 200 },
    { path: '/detail/101/1', title: 'Aria 2 over-ear headphones, 40 h battery · Product', top: 0 },
    { path: '/shop/1', title: 'Northwind Audio · Shop', top: 0 },
    { path: '/search', title: 'Search', top: 0 },
    { path: '/login', title: 'Sign in', top: 0 },
  ];
  const stands = async ({ path, title, top }: (typeof way)[number]) => {
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} · Meridian`);
    // Allows a pixel of rounding in remeasured rows.
    await expect.poll(async () => Math.abs((await scrollTop(page)) - top), { message: path }).toBeLessThan(2);
  };
  const before = reads(faultProxy);
  const kept = await page.locator('[data-screen]').count();
  const viewed = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: /^Aria 2/ });
  for (let round = 0; round < 2; round += 1) {
    for (const place of way.slice(0, -1).reverse()) {
      await historyBack(page);
      await stands(place);
    }
    // Waits for it, or it would be requested again.
    await expect(viewed).toBeVisible();
    for (const place of way.slice(1)) {
      await historyForward(page);
      await stands(place);
    }
    await expect(page.getByLabel('Account')).toHaveValue('mei@example.com');
  }
  await historyBack(page);
  await stands({ path: '/search', title: 'Search', top: 0 });
  await expect(page.getByRole('combobox')).toHaveValue('trail back');
  await expect(page.locator('[data-screen]')).toHaveCount(kept);
  // The first product was viewed on the way, so home now has a rail for it.
  expect(reads(faultProxy)).toEqual([...before, '/api/product/list?product_ids=101&limit=6&page=1']);
  expect(app.consoleErrors).toEqual([]);
});

test('[R2.05] the scroll position is restored once a screen is tall enough again', async ({ app, page }) => {
  await page.goto('/explore');
  const cards = page.locator('[data-screen="/explore"] article');
  await expect(cards.first()).toBeVisible();
  await scrollTo(page, 900);
  // The list's current page, so the list itself has nothing to correct.
  await page.evaluate(() => {
    const to = (key: string) => ({ ...history.state, key, __TSR_key: key });
    history.replaceState(to('later'), '', '/explore?page=1');
    history.pushState({ ...to('detail'), __TSR_index: history.state.__TSR_index + 1 }, '', '/detail/101/1');
  });
  await expect(app.text('Add to bag')).toBeVisible();
  await backTo(page, '/explore?page=1');
  await expect.poll(() => scrollTop(page)).toBe(900);

  // After a reload the screen has no list for a while, and is too short for the position.
  app.faultProxy.intercept('/api/product/list', { status: 500 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await pushPath(page, '/search');
  app.faultProxy.reset();
  await historyBack(page);
  await expect(cards.first()).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(900);
});
