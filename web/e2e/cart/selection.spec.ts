import type { Page } from '@playwright/test';
import { cartRow, expectTotal, openCart } from '../fixtures/cart.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { historyBack, leads, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const box = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name, exact: true });
const isMixed = (page: Page, name: string | RegExp) =>
  box(page, name).evaluate((input: HTMLInputElement) => input.indeterminate);

test('[R5.09] a shop or the whole bag is selected; without a selection the checkout says so @default', async ({
  app,
  page,
}) => {
  await openCart(page);
  await expect(box(page, 'All')).toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await box(page, /^Choose Aria 2/).uncheck();
  await expect(box(page, 'Select everything from Northwind Audio')).not.toBeChecked();
  await expect.poll(() => isMixed(page, 'All')).toBe(true);
  await expectTotal(page, '$64.00');
  await expect(page.getByRole('button', { name: 'Check out (1)' })).toBeVisible();
  await box(page, 'All').click();
  await expectTotal(page, '$198.40');
  await box(page, 'Select everything from Trailhead Supply').uncheck();
  await expectTotal(page, '$134.40');
  await box(page, 'All').check();
  await box(page, 'All').uncheck();
  const checkout = page.getByRole('button', { name: 'Check out' });
  await expect(checkout).toBeDisabled();
  await expect(checkout).toHaveAccessibleDescription('Select at least one item to check out.');
  await expect(app.text('Free shipping from $200.00')).toBeVisible();
});

test('ordered lines leave the bag, and their price is not requested again', async ({ page, faultProxy, toasts }) => {
  const prices = () => faultProxy.requestsTo('/api/order/preview').length;
  await openCart(page);
  await page.getByRole('button', { name: 'Check out (2)' }).click();
  await leads(page.getByRole('button', { name: 'Place order' }), /\/payment\?orders=/);
  await toasts.waitFor('Order placed');
  // Only then the page asks before leaving.
  await expect(page.getByLabel('Enter your payment code').or(page.getByText(/^You need .* more$/))).toBeVisible();
  const before = prices();
  await historyBack(page);
  await leads(page.getByRole('dialog').getByRole('button', { name: 'Leave' }), '/bag');
  await expect(page.locator('#cart-line-501')).toHaveCount(0);
  await expect(cartRow(page, 'Sold out')).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveTitle('Home · Meridian');
  expect(prices()).toBe(before);
  // A toast still shown is read again on the next screen.
  expect(toasts.messages.filter((message) => message !== 'Order placed')).toEqual([]);
});

test('the old total is marked as stale while the new one is calculated', async ({ app, page }) => {
  await recordLayoutShifts(page);
  await openCart(page);
  const total = page.getByRole('button', { name: /^Total/ });
  const before = await total.boundingBox();
  const release = app.faultProxy.holdRequests('/api/order/preview');
  await box(page, /^Choose Aria 2/).uncheck();
  await expect(total).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('[data-stale]')).toContainText('$198.40');
  expect((await total.boundingBox())?.y).toBe(before?.y);
  release();
  await expectTotal(page, '$64.00');
  // The figures themselves may change their width.
  const shifts = await layoutShifts(page);
  expect(shifts.reduce((sum, shift) => sum + Number(JSON.parse(shift).value), 0)).toBeLessThan(0.001);
});

test('the total’s breakdown is the server’s, and a selection survives a reload', async ({ page }) => {
  await openCart(page);
  const sheet = await openSheet(page.getByRole('button', { name: 'Total $198.40 Details' }), 'Total');
  await expect(sheet.getByRole('definition')).toHaveText([
    '$129.90',
    '$4.50',
    '$64.00',
    '$0.00',
    '$193.90',
    '$4.50',
    '$198.40',
  ]);
  await expect(sheet.getByText(/^Shipping to Japan/)).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/bag');

  await box(page, /^Choose Aria 2/).uncheck();
  await page.reload();
  await expectTotal(page, '$64.00');
  await expect(box(page, /^Choose Aria 2/)).not.toBeChecked();
  await leads(page.getByRole('button', { name: 'Check out (1)' }), /\/checkout\?lines=502$/);
});

test('a full bag lays out only the lines near the window; an empty one recommends', async ({ app, page, control }) => {
  await control.scenario('full_cart');
  await app.open('/bag', /^Your bag is full: it holds 200 different items/);
  const names = page.getByRole('main').locator('li h3');
  await expect.poll(() => names.count()).toBeGreaterThan(180);
  const laidOut = () =>
    names.evaluateAll((all) => all.filter((name) => name.checkVisibility({ contentVisibilityAuto: true })).length);
  await expect.poll(laidOut).toBeLessThan(20);
  await names.last().scrollIntoViewIfNeeded();
  await expect
    .poll(() => names.last().evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  await control.scenario('new_customer');
  await page.reload();
  await expect(app.text('Your bag is empty.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('article')).toHaveCount(6);
  await expect(page).toHaveTitle('Bag · Meridian');
  await leads(page.getByRole('link', { name: 'Go to Explore' }), '/explore');
});
