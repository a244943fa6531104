import { expect, test } from 'vitest';
import { firstInSight, openExplore, pagesAsked, products, restBelow, scrollUntil, standsAt } from './catalogue-list.ts';
import { scrollTo } from './places.ts';
import { eventually, reaches, type Shop, sees } from './shop.ts';

/** Goes down until this many pages have come, and rests there. */
const goDown = async (shop: Shop, pages: number) => {
  for (let page = 2; page <= pages; page += 1) {
    await scrollUntil(shop, 100);
    await eventually(() => pagesAsked(shop)).toContain(String(page));
    await eventually(() => restBelow(shop)).toBeGreaterThan(1000);
  }
  await scrollUntil(shop, 1800);
  await eventually(() => shop.path()).toMatch(new RegExp(`page=${pages}$`));
  await eventually(() => list(shop).getAttribute('aria-busy')).toBe('false');
  await eventually(async () => (await firstInSight(shop)).name).not.toBe('');
};

const list = (shop: Shop) => shop.page.getByRole('list', { name: 'Products' });

/** Opens a card where it stands: a click would first bring it out from under a toast, and so move the page. */
const openCard = (card: ReturnType<typeof products>) => card.getByRole('link').first().dispatchEvent('click');

const forget = (shop: Shop) => shop.front.requests.splice(0);

test('[R2.05] far down, back and a slow reload stand at the same card, with the calls of one screen', async () => {
  const shop = await openExplore({ customer: true });
  await goDown(shop, 9);
  const before = await firstInSight(shop);
  await openCard(products(shop).filter({ hasText: before.name }).first());
  await reaches(shop, /^\/detail\//);
  await sees(shop, 'Add to bag');
  await shop.page.goBack();
  await standsAt(shop, before);

  await shop.control('faults', { kind: 'latency', on: 'listProducts', ms: 2500, times: 2 });
  forget(shop);
  await shop.page.reload();
  await standsAt(shop, before);
  expect(pagesAsked(shop).length).toBeLessThan(5);
  // Upwards the rows come as they are reached.
  await scrollTo(shop, 12_000);
  await eventually(() =>
    products(shop).evaluateAll((cards) => cards.length > 0 && cards.every((card) => card.querySelector('h3') !== null)),
  ).toBe(true);
});

test('a heart pressed far down asks for what is in sight, not for every page there has been', async () => {
  const shop = await openExplore({ customer: true });
  await goDown(shop, 8);
  const before = await firstInSight(shop);
  const card = products(shop).filter({ hasText: before.name }).first();
  const heart = card.getByRole('button', { name: /favourite/i });
  const was = await heart.getAttribute('aria-pressed');
  await heart.click();
  await eventually(() => heart.getAttribute('aria-pressed')).not.toBe(was);
  forget(shop);
  await openCard(card);
  await reaches(shop, /^\/detail\//);
  await sees(shop, 'Add to bag');
  await shop.page.goBack();
  await standsAt(shop, before);
  await eventually(() => pagesAsked(shop)).not.toEqual([]);
  expect(await heart.getAttribute('aria-pressed')).not.toBe(was);
  await eventually(() => list(shop).getAttribute('aria-busy')).toBe('false');
  expect(pagesAsked(shop).length).toBeLessThan(4);
});

test('a turned screen, a reload and another layout leave the card below the bars, another language leaves it in sight', async () => {
  const shop = await openExplore();
  await goDown(shop, 5);
  const { name } = await firstInSight(shop);
  const place = await products(shop).filter({ hasText: name }).first().getAttribute('aria-posinset');
  /** The card of this place, whatever its name is now: how far below the window's upper edge it begins. */
  const top = () =>
    shop.page.locator('[data-screen="/explore"] li').evaluateAll((cards, wanted) => {
      const card = cards.find((one) => one.ariaPosInSet === wanted && one.querySelector('h3') !== null);
      return card?.getBoundingClientRect().top ?? -1;
    }, place);
  const standsBelowTheBars = (within = 2) => eventually(async () => Math.abs((await top()) - 112)).toBeLessThan(within);
  await openCard(products(shop).filter({ hasText: name }).first());
  await sees(shop, 'Add to bag');
  await shop.page.setViewportSize({ width: 844, height: 390 });
  await shop.page.goBack();
  await standsBelowTheBars();
  await shop.page.reload();
  await standsBelowTheBars();
  await shop.page.setViewportSize({ width: 390, height: 844 });
  await standsBelowTheBars();
  await shop.page.getByRole('button', { name: 'Show as a list' }).click();
  await standsBelowTheBars();
  await shop.page.getByRole('link', { name: 'Home', exact: true }).click();
  await shop.page.getByRole('button', { name: 'Language' }).and(shop.page.locator(':visible')).click();
  await shop.page.getByText('简体中文').click();
  await sees(shop, '热门商品');
  await shop.page.goBack();
  // Names in another language make rows of another height.
  await standsBelowTheBars(60);
  await sees(shop, '229 件商品');
});

test('a screen turned while one row fills the window brings that row, not the next one', async () => {
  const shop = await openExplore({ viewport: { width: 844, height: 390 } });
  const top = async (place: string) =>
    (await shop.page.locator(`[data-screen="/explore"] li[aria-posinset="${place}"]`).boundingBox())?.y ?? 0;
  await scrollUntil(shop, 100);
  await eventually(() => top('25')).toBeGreaterThan(0);
  // The first card of page 2 begins under the bars, the row after it below the window.
  const by = (await top('21')) - 70;
  await shop.page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), by);
  await reaches(shop, '/explore?page=2');
  expect(await top('25')).toBeGreaterThan(390);
  await shop.page.setViewportSize({ width: 390, height: 844 });
  await eventually(async () => Math.abs((await top('21')) - 112)).toBeLessThan(2);
});
