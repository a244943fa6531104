import type { Page } from '@playwright/test';
import type { FaultProxy } from '../fixtures/fault-proxy.ts';
import { expectOverlaysLeft, nextFrames, scrollTo } from '../fixtures/navigation.ts';
import {
  expectFirstCard,
  firstVisibleCard,
  openExplore,
  products,
  requestedPages,
  restingCard,
  scrollToDistance,
  scrollToPage,
} from '../fixtures/product-list.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const list = (page: Page) => page.getByRole('list', { name: 'Products' });

/** Opens a card without scrolling: a click would first scroll it out from under a toast. */
const openCard = (card: ReturnType<typeof products>) => card.getByRole('link').first().dispatchEvent('click');

const forget = (faultProxy: FaultProxy) => faultProxy.requests.splice(0);

test('[R2.05] list restoration after back and a slow reload keeps the card', async ({ app, page, faultProxy }) => {
  await openExplore(page);
  await scrollToPage(page, 9);
  const before = await firstVisibleCard(page);
  await openCard(products(page).filter({ hasText: before.name }).first());
  await expect(page).toHaveURL(/:\d+\/detail\//);
  await expect(app.text('Add to bag')).toBeVisible();
  await page.goBack();
  await expectFirstCard(page, before);

  await app.control.addFault({ kind: 'latency', on: 'listProducts', ms: 2500, times: 2 });
  forget(faultProxy);
  await page.reload();
  await expectFirstCard(page, before);
  expect(requestedPages(faultProxy).length).toBeLessThan(5);
  // Upwards, rows load when they are reached.
  await scrollTo(page, 12_000);
  await expect
    .poll(() =>
      products(page).evaluateAll(
        (cards) => cards.length > 0 && cards.every((card) => card.querySelector('h3') !== null),
      ),
    )
    .toBe(true);
});

test('[R2.05] list restoration keeps the card when back comes before the product is drawn', async ({ page }) => {
  await openExplore(page);
  await scrollToPage(page, 4);
  const before = await firstVisibleCard(page);
  // At the start of the smooth scroll to the product's top; nothing is drawn until the list is back.
  const back = page.evaluate(() => {
    const original = window.scrollTo.bind(window);
    const andBack = (options: ScrollToOptions) => {
      original(options);
      if (options.behavior !== 'smooth') return;
      Object.assign(window, { scrollTo: original });
      history.back();
      const end = performance.now() + 60;
      while (performance.now() < end);
    };
    Object.assign(window, { scrollTo: andBack });
    return new Promise<void>((done) => window.addEventListener('popstate', () => done(), { once: true }));
  });
  await openCard(products(page).filter({ hasText: before.name }).first());
  await back;
  await expect(page).toHaveURL('/explore?page=4');
  await expectFirstCard(page, before);
});

test('[R2.05] list restoration keeps the card when a row above grows just then', async ({ page }) => {
  await openExplore(page);
  await scrollToPage(page, 4);
  const before = await firstVisibleCard(page);
  // The list measures the row before it hears of the new position.
  await page.addInitScript(() => {
    const original = window.scrollTo.bind(window);
    const andGrow = (options: ScrollToOptions) => {
      original(options);
      const row = document.querySelector<HTMLElement>('[data-screen="/explore"] li[data-index="0"]');
      if (row === null || Math.abs(window.scrollY - (options.top ?? 0)) > 1) return;
      Object.assign(window, { scrollTo: original });
      row.style.paddingBlockEnd = '2px';
    };
    Object.assign(window, { scrollTo: andGrow });
  });
  await page.reload();
  await expectFirstCard(page, before);
});

test('a like far down an infinite list refetches the visible pages only', async ({ app, page, faultProxy }) => {
  await openExplore(page);
  await scrollToPage(page, 8);
  const before = await firstVisibleCard(page);
  const card = products(page).filter({ hasText: before.name }).first();
  const heart = card.getByRole('button', { name: /favourite/i });
  const was = (await heart.getAttribute('aria-pressed')) ?? '';
  forget(faultProxy);
  await heart.click();
  await expect(heart).not.toHaveAttribute('aria-pressed', was);
  await openCard(card);
  await expect(page).toHaveURL(/:\d+\/detail\//);
  await expect(app.text('Add to bag')).toBeVisible();
  await page.goBack();
  await expectFirstCard(page, before);
  await expect.poll(() => requestedPages(faultProxy)).not.toEqual([]);
  await expect(heart).not.toHaveAttribute('aria-pressed', was);
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  expect(requestedPages(faultProxy).length).toBeLessThan(4);
});

test('list restoration keeps the card after a rotation, layout and language', async ({ app, page }) => {
  await app.dropSession();
  await openExplore(page);
  await scrollToPage(page, 5);
  const { name } = await firstVisibleCard(page);
  const place = await products(page).filter({ hasText: name }).first().getAttribute('aria-posinset');
  /**
   * How far the card at this position is from the bars, whatever its name is now: the most in twelve frames, since
   * rows that are being measured move it for a moment.
   */
  const distance = () =>
    page.evaluate(async (wanted) => {
      let most = 0;
      for (let frame = 0; frame < 12; frame += 1) {
        await new Promise(requestAnimationFrame);
        const cards = [...document.querySelectorAll('[data-screen="/explore"] li')];
        const card = cards.find((one) => one.ariaPosInSet === wanted && one.querySelector('h3') !== null);
        most = Math.max(most, Math.abs((card?.getBoundingClientRect().top ?? -1) - 112));
      }
      return most;
    }, place);
  const standsBelowTheBars = (within = 2) => expect.poll(distance).toBeLessThan(within);
  await openCard(products(page).filter({ hasText: name }).first());
  await expect(app.text('Add to bag')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goBack();
  await standsBelowTheBars();
  await page.reload();
  await standsBelowTheBars();
  await page.setViewportSize({ width: 390, height: 844 });
  await standsBelowTheBars();
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await standsBelowTheBars();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Language' }).and(page.locator(':visible')).click();
  await page.getByText('简体中文').click();
  await expectOverlaysLeft(page);
  await expect(app.text('热门商品')).toBeVisible();
  await page.goBack();
  // Names in another language change the height of rows.
  await standsBelowTheBars(60);
  await expect(app.text('229 件商品')).toBeVisible();
});

test('rotating the screen keeps the card of a scroll that has not ended', async ({ app, page }) => {
  await app.dropSession();
  await openExplore(page);
  await scrollToPage(page, 2);
  await page.evaluate(() => {
    window.scrollBy({ top: 1200, behavior: 'instant' });
    window.dispatchEvent(new Event('scrollend'));
  });
  const { name } = await restingCard(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect
    .poll(async () => {
      const card = await products(page).filter({ hasText: name }).first().boundingBox();
      return Math.abs((card?.y ?? 0) - 112);
    })
    .toBeLessThan(2);
});

test.describe('as a visitor, viewport { width: 844, height: 390 }', () => {
  test.use({ signedIn: false, viewport: { width: 844, height: 390 } });

  test('rotating the screen while one row fills the window keeps that row', async ({ page }) => {
    await openExplore(page);
    const top = async (place: string) =>
      (await page.locator(`[data-screen="/explore"] li[aria-posinset="${place}"]`).boundingBox())?.y ?? 0;
    await scrollToDistance(page, 100);
    await expect.poll(() => top('25')).toBeGreaterThan(0);
    // The first card of page 2 begins under the bars. Repeated if new rows differ from their estimated height.
    await expect
      .poll(async () => {
        const by = (await top('21')) - 70;
        await page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), by);
        await nextFrames(page);
        return Math.abs((await top('21')) - 70);
      })
      .toBeLessThan(2);
    await expect(page).toHaveURL('/explore?page=2');
    expect(await top('25')).toBeGreaterThan(390);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => Math.abs((await top('21')) - 112)).toBeLessThan(2);
  });
});
