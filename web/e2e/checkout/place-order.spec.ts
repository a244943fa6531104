// Whatever happens to the answer, an order is created once, and nothing is charged before the payment.
import type { App } from '../fixtures/app.ts';
import { billCount, noteField, orderCount, orderOf, paidIds, placeOrder, writeNote } from '../fixtures/checkout.ts';
import { leaveUnanswered } from '../fixtures/faults.ts';
import {
  expectInViewAbove,
  gotoAsCustomer,
  historyBack,
  leads,
  nextFrames,
  openFrom,
  scrollTo,
} from '../fixtures/navigation.ts';
import { confirmKey } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const buyNow = '/checkout?product=102&sku=1021&quantity=1';
const shop = 'Trailhead Supply';
const unknown = 'We could not confirm your order yet.';

/** Opens the checkout of one product, with a note. Returns the numbers of orders and bills before. */
async function openCheckout(app: App, path = buyNow): Promise<{ orders: number; bills: number }> {
  const before = { orders: await orderCount(app), bills: await billCount(app) };
  await gotoAsCustomer(app.page, path);
  await writeNote(app.page, 'Ring twice', shop);
  return before;
}

async function expectOneOrder(app: App, before: { orders: number; bills: number }, pieces = 1): Promise<void> {
  await expect(app.page).toHaveURL(/\/payment\?order=\d+$/);
  expect(await orderCount(app)).toBe(before.orders + 1);
  expect(await billCount(app)).toBe(before.bills);
  const [id = ''] = paidIds(app);
  expect(await orderOf(app, id)).toMatchObject({ total_amount: `${64 * pieces}.00`, remark: 'Ring twice' });
}

test('on returning while an order is being placed, its items are not missed', async ({ app, page, faultProxy }) => {
  await page.goto('/checkout?lines=501,502');
  await expect(placeOrder(page)).toBeEnabled();
  const orders = await orderCount(app);
  const release = faultProxy.holdAnswers('/api/order/create');
  await placeOrder(page).click();
  await expect.poll(() => orderCount(app)).toBeGreaterThan(orders);
  const quotes = () => faultProxy.requestsTo('/api/order/preview').length;
  const before = quotes();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  // Sent after whatever the app fetches on returning.
  await page.evaluate(() => fetch('/api/common/config').then((answer) => answer.text()));
  await nextFrames(page);
  expect(quotes()).toBe(before);
  await expect(placeOrder(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/payment\?order/);
});

test('[B8.05] a refused order shows the error in view, above the bar', async ({ app, page, control }) => {
  await openCheckout(app);
  await scrollTo(page, 0);
  await control.addFault({ kind: 'rate-limited', on: 'createOrder', times: 1 });
  await placeOrder(page).click();
  await expectInViewAbove(page.getByRole('alert'), placeOrder(page));
  // Not the shop's fault, and only temporary.
  await expect(page.getByRole('alert')).toHaveText('Too many requests at once');
  await expect(app.text(/^You can try again in 5 seconds\./)).toBeVisible();
  await expect(app.text('System interface 429 abnormal')).toBeVisible();
});

test('[R2.05] an order answered after the checkout was left keeps the history', async ({ app, page }) => {
  await openFrom(page, '/home', '/profile', buyNow);
  const release = await leaveUnanswered(app, '/api/order/create', () => placeOrder(page).click());
  await expect(page.locator('[data-screen="/profile"]')).toBeVisible();
  release();
  // Until the order has loaded, back does not ask.
  await expect(confirmKey(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await leads(page.getByRole('button', { name: 'Leave', exact: true }), '/profile');
});

test('an order that a lost connection prevented is placed by “Check again”', async ({ app, page, faultProxy }) => {
  const before = await openCheckout(app);
  faultProxy.intercept('/api/order/create', 'cut');
  await placeOrder(page).click();
  await expect(app.text(unknown)).toBeVisible();
  expect(await orderCount(app)).toBe(before.orders);
  faultProxy.reset();
  const quotes = () => faultProxy.requestsTo('/api/order/preview').length;
  const quoted = quotes();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectOneOrder(app, before);
  // Not requested again: its lines are ordered, and a refusal would show over the payment.
  expect(quotes()).toBe(quoted);
});

test('an order pressed offline is not sent, nor later, and the input is kept', async ({ app, page, context }) => {
  await openFrom(page, '/home', buyNow);
  const before = { orders: await orderCount(app), bills: await billCount(app) };
  await writeNote(page, 'Ring twice', shop);
  await context.setOffline(true);
  await placeOrder(page).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'You are offline. Nothing was ordered' });
  await expectInViewAbove(refusal, placeOrder(page));
  await context.setOffline(false);
  await expect(refusal).toHaveCount(0);
  await historyBack(page);
  await expect(page.locator('[data-screen="/home"]')).toBeVisible();
  await page.goForward();
  await expect(noteField(page, shop)).toHaveValue('Ring twice');
  await page.reload();
  await expect(placeOrder(page)).toBeEnabled();
  await expect(noteField(page, shop)).toHaveValue('Ring twice');
  expect(app.faultProxy.requestsTo('/api/order/create')).toEqual([]);
  expect(await orderCount(app)).toBe(before.orders);
  await placeOrder(page).dblclick();
  await expectOneOrder(app, before);
  expect(app.faultProxy.requestsTo('/api/order/create')).toHaveLength(1);
});

test('two tabs with the same lines place the orders once, and the second tab explains', async ({ app, page }) => {
  const before = await orderCount(app);
  await page.goto('/checkout?lines=501,502');
  const second = await app.openTab('/checkout?lines=501,502');
  await expect(placeOrder(second.page)).toBeEnabled();
  await leads(placeOrder(page), /\/payment/);
  await placeOrder(second.page).click();
  await expect(second.text('Some of these items are no longer in your bag.')).toBeVisible();
  expect(await orderCount(app)).toBe(before + 2);
});

test('the same product is ordered again only when asked for, also in a second tab', async ({ app, page }) => {
  const before = await openCheckout(app);
  const second = await app.openTab(buyNow);
  await expect(placeOrder(second.page)).toBeEnabled();
  await placeOrder(page).click();
  await expectOneOrder(app, before);
  const [first = ''] = paidIds(app);
  await placeOrder(second.page).click();
  const asks = second.page.getByRole('dialog', { name: 'You placed this order 1 minute ago' });
  await leads(asks.getByRole('link', { name: 'View order' }), `/orderInfo/${first}`);
  await page.goto(buyNow);
  await expect(page.getByRole('button', { name: `Add a note ${shop}` })).toBeVisible();
  await placeOrder(page).click();
  expect(await orderCount(app)).toBe(before.orders + 1);
  await leads(page.getByRole('dialog').getByRole('button', { name: 'Order again' }), /\/payment/);
  expect(await orderCount(app)).toBe(before.orders + 2);
});
