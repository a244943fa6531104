// Where a customer stands: in the history, and on the page.
import type { Shop } from './shop.ts';

export const back = (shop: Shop) => shop.page.evaluate(() => history.back());

export const forward = (shop: Shop) => shop.page.evaluate(() => history.forward());

export const scrollY = (shop: Shop) => shop.page.evaluate(() => window.scrollY);

/** Scrolls at once, as a finger that has let go. */
export const scrollTo = (shop: Shop, top: number) =>
  shop.page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Another tab of the same browser. */
export async function tabBeside(shop: Shop, path: string): Promise<Shop> {
  const page = await shop.context.newPage();
  await page.goto(`${shop.url}${path}`);
  return { ...shop, page, path: () => page.url().slice(shop.url.length) };
}

/** Moves on within the app, as a link of it does; typing the URL would load everything anew. */
export async function open(shop: Shop, path: string): Promise<void> {
  await shop.page.evaluate((href) => {
    const key = Math.random().toString(36);
    history.pushState({ key, __TSR_key: key, __TSR_index: history.state.__TSR_index + 1 }, '', href);
  }, path);
  if (!path.startsWith('/detail')) await shop.page.locator(`[data-screen="${path}"]:visible`).waitFor();
}
