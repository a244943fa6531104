import type { Page } from '@playwright/test';
import { historyBack, pushPath, scrollTo, scrollTop } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

/** How the page is told to move from now on. The frames of a glide are too few on a busy machine to be counted. */
const watchMoves = async (page: Page) => {
  await page.evaluate(() => {
    const moves: unknown[] = [];
    const move = window.scrollTo.bind(window);
    const noting = (options: ScrollToOptions) => {
      moves.push(options.behavior);
      move(options);
    };
    Object.assign(window, { moves, scrollTo: noting });
  });
  return () => page.evaluate(() => Reflect.get(window, 'moves'));
};

test('[R2.05] back to a list stands at the card that was opened', async ({ app, page }) => {
  await page.goto('/home');
  await expect(app.text('No more')).toBeVisible();
  await scrollTo(page, 500);
  await page.getByRole('link', { name: 'Aria 2 over-ear headphones' }).click();
  await expect(app.text('Add to bag')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await historyBack(page);
  await expect(app.text('Hot products')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(500);
});

test('[R2.05] a reload stands where it was', async ({ app, page }) => {
  await page.goto('/home');
  await expect(app.text('No more')).toBeVisible();
  await scrollTo(page, 400);
  await page.reload();
  await expect(app.text('No more')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test('[R2.06] what was typed stands there on return, and a product starts fresh', async ({ app, page }) => {
  await page.goto('/login');
  await page.getByLabel('Account').fill('mei@example.com');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.locator('[data-screen="/register"]:visible')).toBeVisible();
  await historyBack(page);
  await expect(page.locator('[data-screen="/login"]:visible')).toBeVisible();
  await expect(page.getByLabel('Account')).toHaveValue('mei@example.com');

  await pushPath(page, '/detail/101/1');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await page.getByRole('button', { name: 'Mist' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('link', { name: 'Go to the shop' }).click();
  await expect(page.locator('[data-screen="/shop/1"]:visible')).toBeVisible();
  await historyBack(page);
  await expect(app.text('Add to bag')).toBeVisible();
  // The choice is the URL's; the quantity was the screen's own, and is gone with it.
  await expect(quantity).toHaveValue('1');
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('[R2.05] forward glides to the top, back returns to where it was left', async ({ app, page }) => {
    await page.goto('/home');
    await expect(app.text('No more')).toBeVisible();
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(app.text('Mei Tanaka')).toBeVisible();
    await scrollTo(page, 300);
    const moves = await watchMoves(page);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await moves()).toEqual(['smooth']);

    await historyBack(page);
    await expect(app.text('Mei Tanaka')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(300);
  });

  test('[R2.07] [R2.06] Home stays however many screens follow, the others only up to a bound', async ({ page }) => {
    await page.goto('/home');
    const rail = page.getByRole('list', { name: 'Hot shops' });
    await rail.scrollIntoViewIfNeeded();
    await rail.evaluate((element) => element.scrollTo({ left: 120, behavior: 'instant' }));
    const kept = (path: string) => page.locator(`[data-screen="${path}"]`).count();
    for (const path of ['/explore', '/filter', '/bag']) await pushPath(page, path);
    const others = `/order /comment /checkout /language /notification /security /heart /setting /popular /platform /law
    /address /products /service /services /passwords`;
    for (const path of others.split(/\s+/)) await pushPath(page, path);
    expect(await Promise.all(['/home', '/explore', '/filter', '/bag'].map(kept))).toEqual([1, 1, 1, 1]);
    await expect.poll(() => kept('/order')).toBe(0);
    expect(await kept('/services')).toBe(1);
    await expect(page.locator('[data-screen]')).toHaveCount(16);
    await pushPath(page, '/home');
    await expect.poll(() => rail.evaluate((element) => element.scrollLeft)).toBe(120);
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('[R2.05] with reduced motion forward jumps to the top', async ({ app, page }) => {
    await page.goto('/home');
    await expect(app.text('No more')).toBeVisible();
    await scrollTo(page, 500);
    const moves = await watchMoves(page);
    await page.getByRole('link', { name: 'Explore' }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await moves()).toEqual(['instant']);
  });
});
