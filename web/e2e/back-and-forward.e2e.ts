import { expect, test } from 'vitest';
import { back, forward, open, scrollTo, scrollY } from './places.ts';
import { eventually, openShop, reaches, type Shop, sees } from './shop.ts';

/** Waits until the glide to the top has ended: left before, a screen is found where it was left. */
const glided = (shop: Shop) => eventually(() => scrollY(shop)).toBe(0);

const reads = (shop: Shop) =>
  shop.front.requests.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path);

test('[R2.05] [R2.06] ten times back and forward: each screen as it was left, nothing asked for again, nothing piling up', async () => {
  const shop = await openShop({ remembers: true });
  // What was read stays fresh: the clock stands still.
  await shop.page.clock.setFixedTime(new Date());
  await shop.go('/home');
  await sees(shop, 'No more');
  await scrollTo(shop, 500);
  await shop.page.getByRole('link', { name: 'Explore' }).click();
  await reaches(shop, '/explore');
  await shop.page.locator('[data-screen="/explore"] article').nth(3).waitFor();
  await glided(shop);
  await scrollTo(shop, 200);
  await open(shop, '/detail/101/1');
  await sees(shop, 'Add to bag');
  await glided(shop);
  await shop.page.getByRole('link', { name: 'Go to the shop' }).click();
  await shop.page.locator('[data-screen="/shop/1"] article').first().waitFor();
  await open(shop, '/search');
  await sees(shop, 'Searched a lot this week');
  await shop.page.getByRole('combobox').fill('trail back');
  await shop.page.getByRole('option').first().waitFor();
  await open(shop, '/login');
  await shop.page.getByLabel('Account').fill('mei@example.com');
  const way = [
    { path: '/home', title: 'Home', top: 500 },
    { path: '/explore', title: 'Explore', top: 200 },
    { path: '/detail/101/1', title: 'Product', top: 0 },
    { path: '/shop/1', title: 'Shop', top: 0 },
    { path: '/search', title: 'Search', top: 0 },
    { path: '/login', title: 'Sign in', top: 0 },
  ];
  const stands = async ({ path, title, top }: (typeof way)[number]) => {
    await reaches(shop, path);
    await eventually(() => shop.page.title()).toBe(`${title} · Meridian`);
    // To the pixel that a row measured anew may round away.
    await eventually(async () => Math.abs((await scrollY(shop)) - top), { message: path }).toBeLessThan(2);
  };
  const before = reads(shop);
  const kept = await shop.page.locator('[data-screen]').count();
  for (let round = 0; round < 2; round += 1) {
    for (const place of way.slice(0, -1).reverse()) {
      await back(shop);
      await stands(place);
    }
    for (const place of way.slice(1)) {
      await forward(shop);
      await stands(place);
    }
    expect(await shop.page.getByLabel('Account').inputValue()).toBe('mei@example.com');
  }
  await back(shop);
  await stands({ path: '/search', title: 'Search', top: 0 });
  expect(await shop.page.getByRole('combobox').inputValue()).toBe('trail back');
  expect(await shop.page.locator('[data-screen]').count()).toBe(kept);
  expect(reads(shop)).toEqual(before);
  expect(shop.complaints).toEqual([]);
});

test('[R2.05] a page is found where it was, left at the moment its address changes or before it is tall again', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/explore');
  const cards = shop.page.locator('[data-screen="/explore"] article');
  await cards.first().waitFor();
  await scrollTo(shop, 900);
  // The page that it stands on: the list itself has nothing to correct.
  await shop.page.evaluate(() => {
    const to = (key: string) => ({ ...history.state, key, __TSR_key: key });
    history.replaceState(to('later'), '', '/explore?page=1');
    history.pushState({ ...to('detail'), __TSR_index: history.state.__TSR_index + 1 }, '', '/detail/101/1');
  });
  await sees(shop, 'Add to bag');
  await back(shop);
  await reaches(shop, '/explore?page=1');
  await eventually(() => scrollY(shop)).toBe(900);

  // Loaded anew it has no list for a while, and is too short to stand there.
  shop.front.obey(({ path }) => (path.startsWith('/api/product/list') ? { status: 500 } : undefined));
  await shop.page.reload();
  await shop.page.getByRole('button', { name: 'Try again' }).waitFor();
  await open(shop, '/search');
  shop.front.obey();
  await back(shop);
  await cards.first().waitFor();
  await eventually(() => scrollY(shop)).toBe(900);
});
