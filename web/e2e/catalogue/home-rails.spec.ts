// The home page below the hot products: rails for this customer, each with its own request.
import type { Page } from '@playwright/test';
import { cartQuantities } from '../fixtures/cart.ts';
import { tapTwiceUnanswered } from '../fixtures/faults.ts';
import { holdLogin } from '../fixtures/hold-login.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { gotoAsCustomer, historyBack, leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

const rail = (page: Page, name: string) => page.getByRole('region', { name });

test('[B8.05] a customer’s rails load near the view, fail independently and shift nothing', async ({ openApp }) => {
  const { page, faultProxy } = await openApp({ signedIn: true });
  faultProxy.intercept('/api/user/bought_list', { addHeader: ['Prefer', 'code=500'] });
  await recordLayoutShifts(page);
  await page.goto('/home');
  await expect(rail(page, 'Price drops on your favourites').getByRole('article').first()).toHaveText(/\$[\d.]+ less/);
  expect(faultProxy.requestsTo(/sort=newest/)).toEqual([]);
  await expect(rail(page, 'New arrivals').locator('.skeleton').filter({ visible: true })).toHaveCount(0);
  await rail(page, 'Popular products').getByRole('article').last().scrollIntoViewIfNeeded();
  const bought = rail(page, 'Buy again');
  await expect(bought.getByText('This section could not be shown.')).toBeVisible();
  await expect(rail(page, 'New in shops you follow').getByRole('article').first()).toBeVisible();
  await page.getByText('New arrivals').scrollIntoViewIfNeeded();
  await expect(rail(page, 'New arrivals').getByRole('article')).toHaveCount(6);
  expect(await layoutShifts(page)).toEqual([]);
  // The invisible skeleton keeps the place of the cards.
  const heights = await rail(page, 'New arrivals')
    .locator('li[aria-hidden] > *, article')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBe(heights[0]);

  faultProxy.reset();
  await bought.getByRole('button', { name: 'Try again' }).click();
  await expect(bought.getByRole('article').first()).toBeVisible();
  expect(await bought.getByRole('article').count()).toBeLessThanOrEqual(6);
});

test('the deals lead to all reduced best sellers, the highest discount first', async ({ page, faultProxy }) => {
  await page.goto('/home');
  const deals = rail(page, 'Deals');
  await deals.scrollIntoViewIfNeeded();
  await expect(deals.getByRole('article')).toHaveCount(6);
  await leads(deals.getByRole('link', { name: 'See all' }), '/explore?list=deals');
  const panel = page.getByRole('tabpanel', { name: 'Deals' });
  await expect(panel.getByRole('article').nth(5)).toBeVisible();
  for (const name of ['Products', 'Shops'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeInViewport({ ratio: 0.95 });
  const discounts = (await panel.getByText(/^-\d+%$/).allTextContents()).map((text) => Number(text.slice(1, -1)));
  expect(discounts.length).toBeGreaterThan(5);
  expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
  // A list by ids would begin again from its top whenever a price changes.
  expect(faultProxy.requestsTo(/product_ids/)).toEqual([]);
});

test('a visitor sees no customer rails, but what was recently viewed', async ({ app, page, faultProxy }) => {
  await page.goto('/detail/104');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  faultProxy.intercept(/^\/assets\/below-fold-/, { status: 404 });
  await app.open('/home', 'This section could not be shown.');
  await expect(rail(page, 'Popular products').getByRole('article')).toHaveCount(4);
  await app.tryAgain();
  const keepLooking = rail(page, 'Recently viewed');
  await expect(keepLooking.getByRole('article')).toHaveText(/Cloud .*\$420\.00/s);
  await expect(app.text('Popular shops')).toBeVisible();
  await expect(rail(page, 'Buy again')).toHaveCount(0);
  expect(faultProxy.requestsTo(/bought_list|like_list|follow/)).toEqual([]);
});

test('[B8.06] what a customer sees when their session ends is not a visitor’s', async ({ openApp }) => {
  const app = await openApp({ signedIn: true });
  const { page, faultProxy } = app;
  const releaseLogin = holdLogin(faultProxy);
  await gotoAsCustomer(page, '/detail/104');
  const add = page.getByRole('button', { name: 'Add to bag', exact: true });
  await expect(add).toBeVisible();
  await app.control.addFault({ kind: 'unauthorized', on: 'addCartLine', times: 1 });
  const readAgain = page.waitForResponse(
    (response) => response.url().includes('/product/detail') && !('token' in response.request().headers()),
  );
  await add.click();
  await (await readAgain).finished();
  await expect(add).toBeVisible();
  await expect(add).not.toHaveAttribute('aria-busy');
  releaseLogin();
  await expect(page.getByLabel('Account')).toBeVisible();
  await app.open('/home', 'Popular shops');
  await expect(rail(page, 'Recently viewed')).toHaveCount(0);
});

test('[R5.12] a card adds a product to the bag once, with undo, also for a visitor @default', async ({ app, page }) => {
  await keepToasts(page);
  await page.goto('/search?q=two-night');
  const add = page.getByRole('button', { name: 'Add Two-night tent, two persons to bag' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await add.click();
  await expect(page.getByRole('button', { name: 'Bag, 1 item', exact: true })).toBeVisible();
  await undo.click();
  await expect(page.getByRole('link', { name: 'Bag', exact: true })).toBeVisible();
  await page.goto('/login?return=%2Fsearch%3Fq%3Dtwo-night');
  await app.signInTo('/search?q=two-night');
  const tents = async () => (await cartQuantities(app)).get(1031) ?? 0;
  const before = await tents();
  await tapTwiceUnanswered(app, '/api/cart/add', add);
  await expect.poll(tents).toBe(before + 1);
  expect(app.faultProxy.requestsTo('/api/cart/add')).toHaveLength(1);
  await undo.click();
  await expect.poll(tents).toBe(before);
});

test('a notice shows below the banners until it is closed on this device, then the next notice', async ({ page }) => {
  await page.goto('/home');
  const notices = page.getByRole('region', { name: 'Notices' });
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers).toBeVisible();
  const { y, height } = (await offers.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThan((await notices.boundingBox())?.y ?? 0);
  const first = await notices.innerText();
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(notices).not.toHaveText(first);
  await notices.getByRole('button', { name: 'Close' }).click();
  await expect(notices).toHaveCount(0);
  await page.reload();
  await expect(offers).toBeVisible();
  await expect(notices).toHaveCount(0);
});

test('[R9.04] the home page adds products while scrolling, and back restores the position', async ({ app, page }) => {
  await page.goto('/home');
  const heading = page.getByRole('heading', { name: 'New arrivals' });
  await expect(heading).toBeVisible();
  const feed = page.getByRole('list', { name: 'More products' });
  await expect(feed).toHaveCount(0);
  const asked = () => app.faultProxy.requestsTo(/product\/list\?.*sort=hot/).length;
  expect(asked()).toBe(0);
  await heading.scrollIntoViewIfNeeded();
  await expect(feed.getByRole('article').first()).toBeVisible();
  // In one task: a row that is measured meanwhile may take the last one away.
  const reachEnd = () =>
    feed.evaluate((list) => {
      list.lastElementChild?.scrollIntoView({ block: 'end', behavior: 'instant' });
      return Number(list.lastElementChild?.ariaPosInSet);
    });
  await expect.poll(reachEnd).toBeGreaterThan(20);
  expect(asked()).toBeGreaterThan(1);
  // By its URL: once more cards have loaded, another one is the last.
  const address = (await feed.getByRole('listitem').last().getByRole('link').getAttribute('href')) ?? '';
  const card = feed.locator(`a[href="${address}"]`);
  await leads(card, address);
  await expect(page.getByRole('region', { name: /^Pictures of/ })).toBeVisible();
  await historyBack(page);
  await expect(card).toBeInViewport();
});
