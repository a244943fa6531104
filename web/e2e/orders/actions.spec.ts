import { callApi } from '../fixtures/api.ts';
import type { App } from '../fixtures/app.ts';
import { envelope } from '../fixtures/fault-proxy.ts';
import { hurryTimeout } from '../fixtures/faults.ts';
import { gotoAsCustomer, leads, openSheet, pushPath } from '../fixtures/navigation.ts';
import { demoOrders, orderCard, orderTab } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('[R4.02] cancelling asks for a reason, kept if it fails @default', async ({ app, page, faultProxy, toasts }) => {
  await page.goto('/myPurchases/0');
  const card = orderCard(page, demoOrders.unpaid);
  await expect(card.getByText(/^Pay within \d\d:\d\d/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Pay $134.40' })).toHaveAttribute('href', '/payment?order=9001');
  const cancel = card.getByRole('button', { name: 'Cancel order' });
  const sheet = await openSheet(cancel, 'Cancel this order?');
  await expect(sheet.getByText(/^You have not been charged/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep order' }).click();
  await expect(sheet).toBeHidden();
  await expect(cancel).toBeFocused();
  expect(faultProxy.requestsTo('/api/order/cancel')).toEqual([]);
  await cancel.click();
  await sheet.getByLabel('Found it cheaper').check();
  await sheet.getByLabel('More details (optional)').fill('Two were ordered.');
  faultProxy.intercept('/api/order/cancel', 'cut');
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await expect(sheet).toContainText('Backend interface connection abnormal');
  await expect(sheet.getByLabel('Found it cheaper')).toBeChecked();
  await expect(sheet.getByLabel('More details (optional)')).toHaveValue('Two were ordered.');
  faultProxy.reset();
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await toasts.waitFor('Order cancelled');
  await expect(app.text('Nothing to pay.')).toBeVisible();
  await expect(sheet).toBeHidden();
  await orderTab(page, 'Cancelled').click();
  await expect(orderCard(page, demoOrders.unpaid).getByText('Nothing was charged.')).toBeVisible();
});

test('[B5.15] a confirmation whose answer is lost is looked up @default', async ({ app, page, control, toasts }) => {
  await page.clock.install();
  await page.goto('/myPurchases/2');
  await control.addFault({ kind: 'commit-then-timeout', on: 'confirmOrder', times: 1 });
  await orderCard(page, demoOrders.shipped).getByRole('button', { name: 'Confirm receipt' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Have you received your order?' });
  await expect(sheet.getByText(/^This releases \$134\.40 to Northwind Audio/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Confirm receipt' }).press('Enter');
  await hurryTimeout(app, '/api/order/confirm');
  await toasts.waitFor('Receipt confirmed');
  await expect(orderCard(page, demoOrders.shipped)).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toBeFocused();
  await orderTab(page, 'Received').click();
  await expect(orderCard(page, demoOrders.shipped).getByRole('link', { name: 'Write a review' })).toBeVisible();
});

test('after a session ends at a cancellation, its reason and details are restored', async ({ app, page, toasts }) => {
  await gotoAsCustomer(page, '/orderInfo/9001');
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  const sheet = await openSheet(cancel, 'Cancel this order?');
  await sheet.getByLabel('Changed my mind').check();
  await sheet.getByLabel('More details (optional)').fill('Two were ordered.');
  await app.control.addFault({ kind: 'unauthorized', on: 'cancelOrder', times: 1 });
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await app.signInTo('/orderInfo/9001');
  await cancel.click();
  await expect(sheet.getByLabel('Changed my mind')).toBeChecked();
  await expect(sheet.getByLabel('More details (optional)')).toHaveValue('Two were ordered.');
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await toasts.waitFor('Order cancelled');
  await expect(app.text('Two were ordered.')).toBeVisible();
});

test('[R4.02] an order changed in one tab loses its action in the other', async ({ app, page, toasts }) => {
  await page.goto('/myPurchases/2');
  await orderCard(page, demoOrders.shipped).getByRole('button', { name: 'Confirm receipt' }).click();
  const sheet = page.getByRole('dialog', { name: 'Have you received your order?' });
  await expect(sheet).toBeVisible();
  await callApi(app, 'order/confirm', { order_id: 9003 });
  await sheet.getByRole('button', { name: 'Confirm receipt' }).click();
  await toasts.waitFor('This order has changed. It is now: Received.');
  await expect(sheet).toBeHidden();
  await expect(orderCard(page, demoOrders.shipped)).toHaveCount(0);

  const other = await app.openTab('/myPurchases/0');
  await expect(orderCard(other.page, demoOrders.unpaid)).toBeVisible();
  await orderTab(page, 'To pay').click();
  await orderCard(page, demoOrders.unpaid).getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await toasts.waitFor('Order cancelled');
  await expect(orderCard(other.page, demoOrders.unpaid)).toHaveCount(0);
});

test('an order that the server cancels late leaves the unpaid orders by itself', async ({ app, page, faultProxy }) => {
  const unpaid = await callApi<{ list: { pay_deadline: string }[] }>(app, 'user/order_list?status=0');
  await app.control.advance({ minutes: 30 });
  const data = { ...unpaid, server_time: unpaid.list[0]?.pay_deadline };
  faultProxy.intercept('/api/user/order_list', envelope(data));
  await page.goto('/myPurchases/0');
  await expect(orderCard(page, demoOrders.unpaid)).toBeVisible();
  faultProxy.reset();
  await expect(app.text('Nothing to pay.')).toBeVisible();
});

/** Takes the last backpacks, so that buying the order again leaves one item out. */
async function takeBackpacks(app: App): Promise<void> {
  const { skus } = await callApi<{ skus: { id: number; stock: number }[] }>(app, 'product/detail?product_id=102');
  const stock = skus.find(({ id }) => id === 1021)?.stock ?? 0;
  // Some are already in the bag, and a quantity beyond the stock is refused: tries smaller ones until one fits.
  for (let quantity = stock; quantity > 0; quantity -= 1) {
    const added = await callApi(app, 'cart/add', {
      product_id: 102,
      sku_id: 1021,
      quantity,
      idempotency_key: crypto.randomUUID(),
    })
      .then(() => true)
      .catch(() => false);
    if (added) break;
  }
}

test('buying an order again names the items left out and why, and leads to the bag', async ({ app, page }) => {
  await takeBackpacks(app);
  await page.goto('/myPurchases/1');
  await orderCard(page, 'M2611190312').getByRole('button', { name: 'Buy again' }).click();
  const sheet = page.getByRole('dialog', { name: 'Not everything could be added' });
  await expect(sheet.getByRole('listitem')).toHaveCount(1);
  await expect(sheet.getByText('Trail 24 L backpack, rain cover')).toBeVisible();
  await expect(sheet.getByText('Sold out, or the last ones are in your bag')).toBeVisible();
  await leads(sheet.getByRole('link', { name: 'Go to bag' }), '/bag');
});

test('a partial reorder is reported after the screen was left, too', async ({ app, page, faultProxy, toasts }) => {
  await takeBackpacks(app);
  await page.goto('/myPurchases/1');
  const release = faultProxy.holdAnswers('/api/order/buy_again');
  await orderCard(page, 'M2611190312').getByRole('button', { name: 'Buy again' }).click();
  await expect.poll(() => faultProxy.requestsTo('/api/order/buy_again').length).toBe(1);
  await pushPath(page, '/profile');
  release();
  await toasts.waitFor('Not everything could be added');
});
