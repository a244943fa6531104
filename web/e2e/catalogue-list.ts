import { eventually, openShop, type Shop } from './shop.ts';

// What every long list of the shop does, shown on the products of Explore.
export const products = (shop: Shop) => shop.page.getByRole('list', { name: 'Products' }).getByRole('listitem');

export const pagesAsked = (shop: Shop) =>
  shop.front.requests.flatMap(({ path }) => /^\/api\/product\/list\?.*page=(\d+)/.exec(path)?.[1] ?? []);

/** How far below the window's lower edge the last row ends, in pixels. */
export const restBelow = (shop: Shop) =>
  shop.page
    .getByRole('list', { name: 'Products' })
    .evaluate((list) => list.getBoundingClientRect().bottom - innerHeight);

export const scrollUntil = async (shop: Shop, rest: number) => {
  const by = (await restBelow(shop)) - rest;
  await shop.page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), by);
};

/** A finger that pulls the page down by so many pixels, and stays until it lets go. The page goes half as far. */
export const pull = async (shop: Shop, by: number) => {
  const touch = await shop.context.newCDPSession(shop.page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 200, y }] });
  await finger('touchStart', 300);
  for (let moved = 0; moved <= by; moved += 15) await finger('touchMove', 300 + moved);
  return { letGo: () => finger('touchEnd', 300 + by) };
};

/** The first card below the bars, and where it stands. */
export const firstInSight = (shop: Shop) =>
  products(shop).evaluateAll((items) => {
    const first = items.find((item) => {
      const { top } = item.getBoundingClientRect();
      return top > 110 && top < innerHeight;
    });
    return { name: first?.querySelector('h3')?.textContent ?? '', top: first?.getBoundingClientRect().top ?? 0 };
  });

/** The same card stands at the same height, to the width of a line. */
export const standsAt = async (shop: Shop, before: { name: string; top: number }) => {
  await eventually(async () => (await firstInSight(shop)).name).toBe(before.name);
  await eventually(async () => Math.abs((await firstInSight(shop)).top - before.top)).toBeLessThan(8);
};

export const openExplore = async (visit: Parameters<typeof openShop>[0] = {}) => {
  const shop = await openShop({ remembers: true, ...visit });
  await shop.go('/explore');
  await products(shop).first().waitFor();
  return shop;
};
