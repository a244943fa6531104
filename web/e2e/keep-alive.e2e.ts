import { expect, test } from 'vitest';
import { back, open, scrollTo, scrollY } from './places.ts';
import { eventually, openShop, reaches, type Shop, sees } from './shop.ts';

/** How the page is told to move from now on. The frames of a glide are too few on a busy machine to be counted. */
const watchMoves = async (shop: Shop) => {
  await shop.page.evaluate(() => {
    const moves: unknown[] = [];
    const move = window.scrollTo.bind(window);
    const noting = (options: ScrollToOptions) => {
      moves.push(options.behavior);
      move(options);
    };
    Object.assign(window, { moves, scrollTo: noting });
  });
  return () => shop.page.evaluate(() => Reflect.get(window, 'moves'));
};

test('[R2.05] forward glides to the top, back returns to where it was left', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/home');
  await sees(shop, 'No more');
  await shop.page.getByRole('link', { name: 'Profile' }).click();
  await sees(shop, 'Mei Tanaka');
  await scrollTo(shop, 300);
  const moves = await watchMoves(shop);
  await shop.page.getByRole('link', { name: 'Home' }).click();
  await reaches(shop, '/home');
  await eventually(() => scrollY(shop)).toBe(0);
  expect(await moves()).toEqual(['smooth']);

  await back(shop);
  await sees(shop, 'Mei Tanaka');
  await eventually(() => scrollY(shop)).toBe(300);
});

test('[R2.05] back to a list stands at the card that was opened', async () => {
  const shop = await openShop();
  await shop.go('/home');
  await sees(shop, 'No more');
  await scrollTo(shop, 500);
  await shop.page.getByRole('link', { name: 'Aria 2 over-ear headphones' }).click();
  await sees(shop, 'Add to bag');
  await eventually(() => scrollY(shop)).toBe(0);
  await back(shop);
  await sees(shop, 'Hot products');
  await eventually(() => scrollY(shop)).toBe(500);
});

test('[R2.05] with reduced motion forward jumps to the top', async () => {
  const shop = await openShop({ reducedMotion: 'reduce' });
  await shop.go('/home');
  await sees(shop, 'No more');
  await scrollTo(shop, 500);
  const moves = await watchMoves(shop);
  await shop.page.getByRole('link', { name: 'Explore' }).click();
  await eventually(() => scrollY(shop)).toBe(0);
  expect(await moves()).toEqual(['instant']);
});

test('[R2.05] a reload stands where it was', async () => {
  const shop = await openShop();
  await shop.go('/home');
  await sees(shop, 'No more');
  await scrollTo(shop, 400);
  await shop.page.reload();
  await sees(shop, 'No more');
  await eventually(() => scrollY(shop)).toBe(400);
});

test('[R2.06] what was typed stands there on return, and a product starts fresh', async () => {
  const shop = await openShop();
  await shop.go('/login');
  await shop.page.getByLabel('Account').fill('mei@example.com');
  await shop.page.getByRole('link', { name: 'Create an account' }).click();
  await shop.page.locator('[data-screen="/register"]:visible').waitFor();
  await back(shop);
  await shop.page.locator('[data-screen="/login"]:visible').waitFor();
  expect(await shop.page.getByLabel('Account').inputValue()).toBe('mei@example.com');

  await open(shop, '/detail/101/1');
  const quantity = shop.page.getByRole('textbox', { name: 'Quantity' });
  await shop.page.getByRole('button', { name: 'Mist' }).click();
  await shop.page.getByRole('button', { name: 'One more' }).click();
  await eventually(() => quantity.inputValue()).toBe('2');
  await shop.page.getByRole('link', { name: 'Go to the shop' }).click();
  await shop.page.locator('[data-screen="/shop/1"]:visible').waitFor();
  await back(shop);
  await sees(shop, 'Add to bag');
  // The choice is the URL's; the quantity was the screen's own, and is gone with it.
  await eventually(() => quantity.inputValue()).toBe('1');
});

test('[R2.07] [R2.06] Home stays however many screens follow, the others only up to a bound', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/home');
  const rail = shop.page.getByRole('list', { name: 'Hot shops' });
  await rail.scrollIntoViewIfNeeded();
  await rail.evaluate((element) => element.scrollTo({ left: 120, behavior: 'instant' }));
  const kept = (path: string) => shop.page.locator(`[data-screen="${path}"]`).count();
  for (const path of ['/explore', '/filter', '/bag']) await open(shop, path);
  const others = `/order /comment /checkout /language /notification /security /heart /setting /popular /platform /law
    /address /products /service /services /passwords`;
  for (const path of others.split(/\s+/)) await open(shop, path);
  expect(await Promise.all(['/home', '/explore', '/filter', '/bag'].map(kept))).toEqual([1, 1, 1, 1]);
  await eventually(() => kept('/order')).toBe(0);
  expect(await kept('/services')).toBe(1);
  await eventually(() => shop.page.locator('[data-screen]').count()).toBe(16);
  await open(shop, '/home');
  await eventually(() => rail.evaluate((element) => element.scrollLeft)).toBe(120);
});
