import { cartQuantities } from '../fixtures/cart.ts';
import {
  amountOf,
  applyCode,
  bothLines,
  codeField,
  orderOf,
  paidIds,
  placeOrder,
  quoteOf,
  writeNote,
} from '../fixtures/checkout.ts';
import { dollars } from '../fixtures/dollars.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { leads, nextFrames } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('[R3.04] the sums, per shop and in total, are the quote’s to the cent @default', async ({ app, page }) => {
  await app.open('/checkout?lines=501,502', 'Mei Tanaka');
  const expectSums = async (more: object) => {
    const quote = await quoteOf(app, bothLines, more);
    await expect(amountOf(page, 'Subtotal')).toHaveText(dollars(quote.subtotal));
    await expect(amountOf(page, 'Shipping')).toHaveText(dollars(quote.freight));
    await expect(amountOf(page, /^Total/)).toHaveText(dollars(quote.total_amount));
    for (const { shop, total_amount: total } of quote.groups) {
      const group = page.getByRole('region', { name: shop.name });
      await expect(group.getByText('Shop total')).toContainText(dollars(total));
    }
    return quote;
  };
  await expectSums({});
  await expect(page.getByRole('region', { name: 'Northwind Audio' })).toContainText(
    /Arrives Thu, Nov\s26\s–\sSun, Nov\s29/,
  );
  await expect(page.getByText('Spend $70.10 more at this shop for free shipping.')).toBeVisible();
  await applyCode(page, 'welcome10');
  await expect(page.getByText('$19.39 off')).toBeVisible();
  const { discount } = await expectSums({ promo_code: 'WELCOME10' });
  await expect(amountOf(page, /^Discount/)).toHaveText(`-${dollars(discount)}`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(amountOf(page, /^Discount/)).toHaveCount(0);
  await expectSums({});
});

test('[R8.04] each shop becomes an order, and back skips the completed checkout @default', async ({ app, page }) => {
  await page.goto('/home');
  await page.goto('/checkout?lines=501,502');
  await writeNote(page, 'Please ring twice.', 'Trailhead Supply');
  await placeOrder(page).click();
  await app.toasts.waitFor('Order placed');
  await expect(page).toHaveURL(/\/payment\?orders=/);
  const orders = await Promise.all(paidIds(app).map((id) => orderOf(app, id)));
  expect(orders.map(({ total_amount, remark }) => [total_amount, remark])).toEqual([
    ['134.40', null],
    ['64.00', 'Please ring twice.'],
  ]);
  await page.goBack();
  await expect(page).toHaveURL('/home');
});

test('“Buy now” leaves the bag unchanged, and leads to the payment of one order', async ({ app, page, toasts }) => {
  const before = await cartQuantities(app);
  await app.open('/checkout?product=101&sku=1012&quantity=2', '2 items');
  const { total_amount: total } = await quoteOf(app, { from: 'product', product_id: 101, sku_id: 1012, quantity: 2 });
  await expect(amountOf(page, /^Total/)).toHaveText(dollars(total));
  await placeOrder(page).click();
  await toasts.waitFor('Order placed');
  await expect(page).toHaveURL(/\/payment\?order=\d+$/);
  expect(await cartQuantities(app)).toEqual(before);
});

test('a preview requested before the page’s code is there is not requested again', async ({ page, faultProxy }) => {
  const release = faultProxy.holdRequests(/^\/assets\/checkout-.*js$/);
  await page.goto('/bag');
  await expect(page.getByRole('button', { name: 'Total $198.40' })).toBeVisible();
  // The bag's own preview is stale by then; the next one stays fresh, however long the page takes to open.
  await page.clock.setFixedTime(Date.now() + 20_000);
  faultProxy.requests.splice(0);
  const preview = page.waitForResponse(/order\/preview/);
  await page.getByRole('button', { name: /^Check out/ }).click();
  await (await preview).finished();
  await nextFrames(page);
  await expect(placeOrder(page)).toHaveCount(0);
  release();
  await expect(placeOrder(page)).toBeVisible();
  await nextFrames(page);
  expect(faultProxy.requestsTo('/api/order/preview')).toHaveLength(1);
});

test('[R5.09] without a selection, the page links back to the bag', async ({ app, page }) => {
  for (const path of ['/checkout', '/checkout?lines=', '/checkout?product=101', '/checkout?lines=abc,1']) {
    await app.open(path, 'Select at least one item first.');
  }
  await leads(page.getByRole('link', { name: 'Back to bag' }), '/bag');
});

test('a missing, changed, sold-out or excessive item is explained', async ({ app, page }) => {
  await app.open('/checkout?lines=501,999', 'Some of these items are no longer in your bag.');
  await app.open('/checkout?lines=501,503', '1 change since you filled your bag', 'Unavailable and left out', '1 item');
  await app.open('/checkout?lines=503', 'This has just sold out. Nothing was ordered.');
  await app.open('/checkout?product=9999&sku=1&quantity=1', 'This is no longer sold.');
  await app.open('/checkout?product=101&sku=1011&quantity=13', 'Only 12 left.');
  await page.getByRole('link', { name: 'Order 12 items' }).click();
  await expect(app.text('12 items')).toBeVisible();
});

test('a typed code is applied by the order button first, and the next press orders', async ({ app, page }) => {
  await page.goto('/checkout?lines=501,502');
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  await codeField(page).fill('NOBODY');
  await placeOrder(page).click();
  await expect(app.text('This code does not exist. Check the spelling.')).toBeVisible();
  await codeField(page).fill(' welcome10 ');
  await placeOrder(page).click();
  await expect(app.text('$19.39 off')).toBeInViewport();
  await expect(amountOf(page, /^Total/)).toHaveText('$179.01');
  expect(app.faultProxy.requestsTo('/api/order/create')).toEqual([]);
  await leads(placeOrder(page), /\/payment/);
  const orders = await Promise.all(paidIds(app).map((id) => orderOf(app, id)));
  expect(orders.map(({ total_amount }) => total_amount)).toEqual(['121.41', '57.60']);
});

test('while the sums reload, the old ones stay, marked as stale', async ({ app, page, faultProxy }) => {
  await recordLayoutShifts(page);
  await app.open('/checkout?lines=501,502', '2 items');
  const release = faultProxy.holdRequests('/api/order/preview');
  await page.getByRole('button', { name: 'Add a promo code' }).click();
  // The field that opens under the press.
  await expect.poll(() => layoutShifts(page)).not.toEqual([]);
  const opening = await layoutShifts(page);
  await applyCode(page, 'NOBODY');
  await expect(app.text('Recalculating…')).toBeVisible();
  await expect(amountOf(page, /^Total/)).toHaveText('$198.40');
  await expect(placeOrder(page)).toBeDisabled();
  release();
  await expect(app.text('This code does not exist. Check the spelling.')).toBeVisible();
  await expect(placeOrder(page)).toBeEnabled();
  expect(await layoutShifts(page)).toEqual(opening);

  faultProxy.intercept('/api/order/preview', { status: 404, body: '{}' });
  await applyCode(page, 'WELCOME10');
  await expect(app.text('This section could not be shown.')).toBeVisible();
  await expect(amountOf(page, /^Total/)).toHaveText('$198.40');
  await expect(placeOrder(page)).toBeDisabled();
  await app.tryAgain();
  await expect(amountOf(page, /^Total/)).toHaveText('$179.01');
});

test('a reload keeps the code and the note, and another selection does not show them', async ({ app, page }) => {
  await page.goto('/checkout?lines=501,502');
  const note = await writeNote(page, 'Ring twice');
  await applyCode(page, 'WELCOME10');
  await expect(amountOf(page, /^Total/)).toHaveText('$179.01');
  await page.reload();
  await expect(amountOf(page, /^Total/)).toHaveText('$179.01');
  await expect(note).toHaveValue('Ring twice');
  await expect(codeField(page)).toHaveValue('WELCOME10');
  await app.open('/checkout?lines=501', '1 item');
  await expect(note).toHaveCount(0);
});
