import type { Page } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';

test.use({ signedIn: true });

/** The maximum distance of a part from its skeleton, in pixels. */
const NEAR_PX = 6;

/** Path, the pending read, and selectors of the last skeleton of its kind and of what replaces it or is below. */
const screens = [
  ['/address', 'user/address_list', '.skeleton', 'li article'],
  ['/addressForm/12', 'user/address', '.skeleton.rounded-box', 'div:has(> [name=mobile])'],
  ['/topUp', 'user/recharge_methods', '.skeleton', 'section:nth-child(2) li > div'],
  ['/cardTopUp?amount=40', 'user/recharge_methods', '.skeleton.rounded-full', 'button[type=submit]'],
  ['/topUp?method=manual&amount=40', 'user/recharge_methods', '.skeleton.rounded-card', '[aria-busy].min-h-46'],
  ['/walletTopUp', 'user/getBlockchain', '.skeleton.rounded-card', 'section'],
  ['/withDraw', 'user/extract', '.skeleton.rounded-box', 'div:has(> [name=amount])'],
  ['/withDraw?done=6102', 'user/extract_detail', '.skeleton', 'section'],
  ['/capitalRecord', 'user/bill', '.skeletons > :nth-child(2) .bg-card', 'li:nth-child(1) article'],
  [
    '/notification',
    'user/notification_list',
    '.skeletons > :nth-child(2) .bg-card',
    'li:nth-child(1) .bg-card:has(.size-10)',
  ],
  ['/helpAndSupport', 'user/help_support', '.bg-card', 'div:has(> h2.sr-only)'],
  ['/refund/9003', 'order/detail', '.skeleton.rounded-card', 'ul:has([type=checkbox])'],
  ['/refund?case=8001', 'order/refund_detail', '.skeleton', 'section:nth-of-type(2)'],
  ['/orderInfo/9003', 'order/logistics', 'h3', 'h3'],
] as const;

/** The top of the last visible match. */
async function topOf(page: Page, part: string) {
  const box = await page.locator(`[data-screen] :is(${part})`).filter({ visible: true }).last().boundingBox();
  return box?.y ?? Number.NaN;
}

for (const [path, held, skeleton, part] of screens) {
  const tier = inDefaultTier(path === '/address');
  test(`[B8.05] the content of ${path} appears where its skeleton stood${tier}`, async ({ page, faultProxy }) => {
    const release = faultProxy.holdRequests(`/api/${held}`);
    await page.goto(path);
    // Waits for the screen's own skeleton: the general one has no bar.
    await expect(page.locator('[data-screen] h1')).toBeVisible();
    await expect(page.locator('[data-screen] .skeleton').filter({ visible: true }).first()).toBeVisible();
    const before = await topOf(page, skeleton);
    release();
    // Skeletons below a list stay as long as it has another page.
    const waiting = page.locator('[data-screen] :is(.skeleton:not(.skeletons *), .skeletons[aria-busy])');
    await expect(waiting.filter({ visible: true })).toHaveCount(0);
    const after = await topOf(page, part);
    expect(Math.abs(after - before), `${before} before, ${after} after`).toBeLessThan(NEAR_PX);
  });
}

test('[B8.05] an order has the parts of its skeleton, in the same places, and nothing moves', async ({ app, page }) => {
  const order = Promise.withResolvers<void>();
  const parcels = Promise.withResolvers<void>();
  const held = { detail: order, logistics: parcels };
  app.faultProxy.intercept(({ path }) => {
    const [, read] = /^\/api\/order\/(detail|logistics)/.exec(path) ?? [];
    return read === 'detail' || read === 'logistics' ? { holdUntil: held[read].promise } : undefined;
  });
  await recordLayoutShifts(page);
  await page.goto('/orderInfo/9005');
  await expect(page.locator('[data-screen] h1')).toBeVisible();
  // The parcels, the items with their shop and picture, the sums, the address, the facts, the bar.
  const parts = page.locator('[data-screen] :is(.rounded-card, .size-7, .size-18, .bottom-0)');
  const boxes = () => parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const before = await boxes();
  order.resolve();
  await expect(page.locator('[data-screen] .skeleton')).toHaveCount(1);
  parcels.resolve();
  await expect(page.locator('[data-screen] .skeleton')).toHaveCount(0);
  // Without the way back without a reason, which a market may have.
  const after = (await boxes()).toSpliced(4, 1);
  expect(after).toHaveLength(before.length);
  for (const [index, { y, height }] of after.entries()) {
    expect(Math.abs(height - before[index].height), `the height of part ${index}`).toBeLessThan(NEAR_PX);
    // What is below the way back is lower.
    if (index < 4 || index === after.length - 1) expect(Math.abs(y - before[index].y)).toBeLessThan(NEAR_PX);
  }
  expect(await layoutShifts(page)).toEqual([]);
});
