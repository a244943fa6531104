import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import {
  amountOf,
  applyCode,
  bothLines,
  orderCount,
  orderOf,
  paidIds,
  placeOrder,
  quoteOf,
  writeNote,
} from '../fixtures/checkout.ts';
import { envelope } from '../fixtures/fault-proxy.ts';
import { leaveUnanswered } from '../fixtures/faults.ts';
import { gotoAsCustomer, historyForward, leads, openFrom, openSheet, scrollTo } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test.use({ signedIn: true });

async function openWithPromo(page: Page): Promise<void> {
  await gotoAsCustomer(page, '/checkout?lines=501,502');
  await applyCode(page, 'WELCOME10');
  await expect(amountOf(page, /^Total/)).toHaveText('$179.01');
}

test('nothing is ordered until changed prices are accepted @default', async ({ app, page }) => {
  await app.control.scenario('price_changed');
  const before = await orderCount(app);
  await page.goto('/checkout?lines=501,502');
  const sheet = await openSheet(placeOrder(page), '2 changes to your order');
  await expect(sheet.getByText('Price now $142.89, was $129.90')).toBeVisible();
  await expect(sheet.getByText('Price now $70.40, was $64.00')).toBeVisible();
  await expect(sheet.getByText('You have not ordered anything yet.')).toBeVisible();
  expect(await orderCount(app)).toBe(before);
  await leads(sheet.getByRole('button', { name: 'Accept and order for $217.79' }), /\/payment\?orders=/);
  const orders = await Promise.all(paidIds(app).map((id) => orderOf(app, id)));
  expect(orders.map((order) => order.total_amount)).toEqual(['147.39', '70.40']);
});

test('changed prices are reported after the checkout was left, too', async ({ app, page }) => {
  await app.control.scenario('price_changed');
  await keepToasts(page);
  await openFrom(page, '/home', '/checkout?lines=501,502');
  const release = await leaveUnanswered(app, '/api/order/create', () => placeOrder(page).click());
  await expect(page.locator('[data-screen="/home"]')).toBeVisible();
  release();
  // Not only the short one, which screen readers do not read.
  await expect(page.locator('[data-kind=error]:not([aria-hidden=true])')).toContainText('A price has changed');
  await historyForward(page);
  await placeOrder(page).click();
  await expect(page.getByRole('dialog', { name: '2 changes to your order' })).toBeVisible();
});

test('a customer who does not accept goes back to the bag, or stays with their input kept', async ({ app, page }) => {
  await app.control.scenario('price_changed');
  await page.goto('/checkout?lines=501,502');
  const note = await writeNote(page, 'Ring twice');
  const sheet = await openSheet(placeOrder(page), '2 changes to your order');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(note).toHaveValue('Ring twice');
  await placeOrder(page).click();
  await leads(sheet.getByRole('link', { name: 'Back to bag' }), '/bag');
  expect(await callApi<{ groups: object[] }>(app, 'cart/list')).toMatchObject({ groups: [{}, {}] });
});

test('an item that sells out at the last moment is reported, and nothing is ordered', async ({ app, page }) => {
  await app.control.scenario('out_of_stock_at_submit');
  const before = await orderCount(app);
  await page.goto('/checkout?lines=501,502');
  await placeOrder(page).click();
  await expect(app.text('This has just sold out. Nothing was ordered.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to bag' })).toBeVisible();
  expect(await orderCount(app)).toBe(before);
});

test('[B5.15] after a session ends at the order, signing in restores the input', async ({ app, page }) => {
  await app.control.scenario('expired_token');
  const before = await orderCount(app);
  await openWithPromo(page);
  const note = await writeNote(page, 'Ring twice');
  await leads(placeOrder(page), /\/login\?return=/);
  await app.signInTo(/\/checkout\?lines=/);
  await expect(note).toHaveValue('Ring twice');
  await expect(amountOf(page, /^Total/)).toHaveText('$179.01');
  await leads(placeOrder(page), /\/payment\?orders=/);
  const [first = ''] = paidIds(app);
  expect(await orderCount(app)).toBe(before + 2);
  expect(await orderOf(app, first)).toMatchObject({ remark: 'Ring twice', total_amount: '121.41' });
});

test('a code used up in another tab is reported, and not in the total', async ({ app, page }) => {
  await openWithPromo(page);
  const source = { from: 'product', product_id: 101, sku_id: 1012, quantity: 1 };
  await callApi(app, 'order/create', {
    idempotency_key: crypto.randomUUID(),
    source,
    address_id: 11,
    promo_code: 'WELCOME10',
    remarks: [],
    expected_total: '121.41',
  });
  await placeOrder(page).click();
  await expect(app.text('You have already used this code')).toBeVisible();
  await expect(amountOf(page, /^Total/)).toHaveText('$198.40');
});

test('[R5.09] accepted changes that left no address lead to the address choice', async ({ app, page, faultProxy }) => {
  const before = await orderCount(app);
  const quote = await quoteOf(app, bothLines);
  await page.goto('/checkout?lines=501,502');
  const note = await writeNote(page, 'Ring twice');
  faultProxy.intercept('/api/order/create', envelope({ quote: { ...quote, address: null } }, { code: 3003 }));
  await scrollTo(page, 10_000);
  await placeOrder(page).click();
  await page.getByRole('button', { name: /^Accept and order/ }).click();
  const choose = page.getByRole('button', { name: 'Choose an address' });
  await expect(choose).toBeInViewport({ ratio: 1 });
  await expect(choose).toBeFocused();
  await expect(app.text('Choose a delivery address')).toBeInViewport({ ratio: 1 });
  faultProxy.reset();
  await choose.click();
  await page.getByRole('dialog', { name: 'Deliver to' }).getByRole('button', { name: '4-1 Umeda' }).click();
  await expect(note).toHaveValue('Ring twice');
  expect(await orderCount(app)).toBe(before);
  await leads(placeOrder(page), /\/payment\?orders=/);
});
