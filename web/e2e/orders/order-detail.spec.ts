import { callApi } from '../fixtures/api.ts';
import { openSheet } from '../fixtures/navigation.ts';
import { orderCard } from '../fixtures/orders.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

interface Order {
  sn: string;
  fulfilment: number;
  subtotal: string;
  freight: string;
  discount: string;
  total_amount: string;
  refunded_amount: string;
  duties: { lines: { amount: string }[] | null };
  total_with_duties: string | null;
  paid_at: string | null;
  items: { quantity: number; price: string; subtotal: string }[];
}

test('[R3.04] [R4.02] an order shows its parts; receipt is confirmed, or put off once @default', async ({
  openApp,
}) => {
  // Where the day of arrival is another day at midnight UTC.
  const { page, toasts } = await openApp({ signedIn: true }, { timezoneId: 'America/New_York' });
  await page.goto('/orderInfo/9003');
  await expect(page.getByRole('heading', { name: 'Shipped' })).toBeVisible();
  await expect(page.getByText(/confirmed automatically on Wed, Nov\s25, /)).toBeVisible();
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
  await expect(delivery.getByText('Arrives by Mon, Nov 23')).toBeVisible();
  await expect(delivery.getByRole('listitem')).toHaveText([
    /^Arrived at the local depot, Kyoto/,
    /^Left the sorting centre, Tokyo/,
    /^Arrived at the sorting centre, Tokyo/,
    /^Picked up by the carrier, Osaka/,
    /^Shipped by the shop/,
  ]);
  await expect(delivery.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText('+8190****5678')).toBeVisible();
  await expect(page.getByText('M2611140207').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Message the shop' })).toHaveAttribute(
    'href',
    '/service?shop=1&order=9003',
  );

  await page.getByRole('button', { name: 'Get more time' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add 7 days' }).click();
  await toasts.waitFor('Saved');
  await expect(page.getByText(/confirmed automatically on Wed, Dec\s2, /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get more time' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Confirm receipt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Received', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a review' })).toBeVisible();
});

test('[R3.04] an order’s sums are the server’s to the cent, in every status', async ({ app, page }) => {
  for (const orderId of [9001, 9002, 9003, 9004, 9007, 9008]) {
    const order = await callApi<Order>(app, `order/detail?order_id=${orderId}`);
    await page.goto(`/orderInfo/${orderId}`);
    await expect(page.getByText(order.sn).filter({ visible: true }).first()).toBeVisible();
    const isOver = order.fulfilment === -1 || order.refunded_amount === order.total_amount;
    const due = isOver ? [] : (order.duties.lines ?? []);
    const expected = [
      ...[order.subtotal, order.freight, order.discount, order.total_amount, order.refunded_amount]
        .map(Number)
        .filter((amount, index) => index < 2 || amount > 0)
        .map((amount) => amount.toFixed(2)),
      ...due.map(({ amount }) => amount),
      ...(due.length > 0 ? [order.total_with_duties] : []),
    ];
    const amounts = (of: string) =>
      page
        .locator(of)
        .filter({ hasText: '$' })
        .evaluateAll((all) => all.map((each) => (each.textContent ?? '').replace(/[^\d.]/g, '')));
    await expect.poll(() => amounts('[data-screen] dl dd'), `${orderId}`).toEqual(expected);
    const prices = order.items.map(({ subtotal }) => `$${subtotal}`);
    for (const price of prices) await expect(page.getByText(price).filter({ visible: true }).first()).toBeVisible();
    if (order.paid_at === null) continue;
    await expect.poll(() => amounts('.receipt dl dd'), `${orderId}`).toEqual(expected);
    const rows = order.items.map((item) => `${item.quantity}$${item.price}$${item.subtotal}`);
    const printed = () =>
      page.locator('.receipt tbody tr').evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')]
            .slice(1)
            .map((cell) => cell.textContent)
            .join(''),
        ),
      );
    await expect.poll(printed, `${orderId}`).toEqual(rows);
  }
});

test('pressing anywhere on its row copies the order number or the tracking number', async ({ app, page, toasts }) => {
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/orderInfo/9003');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  // What comes later above the row would move it under the pointer.
  const carrier = page.getByText('Yamato', { exact: true });
  await expect(carrier).toBeVisible();
  await expectAllAnswered(page);
  // The icon is the button, whose target covers the row.
  await carrier.click({ force: true });
  await toasts.waitFor('Copied');
  expect(await clipboard()).toBe('493122087715');
  await page.getByRole('button', { name: 'Copy Order number' }).press('Enter');
  await toasts.waitFor('Copied');
  expect(await clipboard()).toBe('M2611140207');
});

test('[R3.04] each parcel of an order has its own tab, contents and number', async ({ page, control }) => {
  await control.scenario('two_parcels');
  await page.goto('/orderInfo/9002');
  const delivery = page.getByRole('region', { name: 'Delivery', exact: true });
  await expect(delivery.getByRole('tab')).toHaveText(['Parcel 2', 'Parcel 1']);
  await expect(delivery.getByText('Contains: Ridge walking boots')).toBeVisible();
  await delivery.getByRole('tab', { name: 'Parcel 2' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(delivery.getByText('Contains: Trail 24 L backpack, rain cover')).toBeVisible();
  await expect(delivery.getByRole('listitem').first()).toContainText('Delivered, Kyoto');
  await expect(delivery.getByRole('button', { name: 'Copy Tracking number' })).toHaveCount(1);
  await expect(delivery.getByText('4931', { exact: true })).toBeVisible();
});

test('[R3.09] [B8.10] three taps from a tab undo a purchase, with a receipt @default', async ({ app, page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Profile' }).click();
  const sheet = await openSheet(page.getByRole('button', { name: 'Withdraw from the contract here' }));
  // The newest order, with everything chosen, and what comes back.
  await expect(sheet.getByText('M2611190312')).not.toHaveCount(0);
  for (const box of await sheet.getByRole('checkbox').all()) await expect(box).toBeChecked();
  await expect(sheet.getByText('$162.50')).not.toHaveCount(0);
  await sheet.getByRole('button', { name: 'Confirm withdrawal' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expect(app.text('Ridge walking boots')).toBeVisible();
  await expect(page.locator('dl time').first()).toHaveAttribute('datetime', /^2026-11-20T10:0/);
  expect(app.faultProxy.requestsTo('/api/order/change_of_mind')).toHaveLength(1);
  await page.getByRole('link', { name: /^Order M2611190312/ }).click();
  await expect(page.getByRole('link', { name: 'Refund: Refunded' }).first()).toHaveAttribute(
    'href',
    '/refund?case=8004',
  );
  await expect(page.getByRole('button', { name: 'Withdraw from the contract here' })).toHaveCount(0);
});

test('[B8.07] a fully refunded order is no longer among the orders under way @default', async ({ page, control }) => {
  await control.advance({ hours: 48 });
  await page.goto('/orderInfo/9009');
  await expect(page.getByRole('heading', { name: 'Refunded', exact: true })).toBeVisible();
  await expect(page.getByText('$29.00 was refunded to your balance.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Confirm receipt|Get more time/ })).toHaveCount(0);
  await page.goto('/myPurchases/2');
  await expect(orderCard(page, 'M2611140207')).toBeVisible();
  await expect(orderCard(page, 'M2611120645')).toHaveCount(0);
  for (const tab of ['-3', '4']) {
    await page.goto(`/myPurchases/${tab}`);
    await expect(orderCard(page, 'M2611120645')).toContainText('$29.00 was refunded to your balance.');
  }
});

test('[B8.07] [R3.09] with several cases, confirming a receipt names no sum', async ({ page, control }) => {
  await control.scenario('two_open_cases');
  await page.goto('/orderInfo/9002');
  await expect(page.getByRole('link', { name: /^Refund R\d+: Requested/ })).toContainText('$20.00');
  await expect(page.getByRole('link', { name: /^Refund R\d+: Accepted/ })).toContainText('$50.00');
  const sheet = await openSheet(page.getByRole('button', { name: 'Confirm receipt' }));
  await expect(sheet.getByText(/^This releases what is not refunded to /)).toBeVisible();
  await expect(sheet.getByText(/\$|review the items|request a refund/i)).toHaveCount(0);
});

test('[R2.12] a missing, malformed or unknown order id links to the customer’s own orders', async ({ app, page }) => {
  for (const path of ['/orderInfo', '/orderInfo/abc', '/orderInfo/0', '/orderInfo/999999']) {
    await app.open(path, 'We could not find this order.');
    await expect(page.getByRole('link', { name: 'View my orders' })).toHaveAttribute('href', '/order');
  }
});

test('[B8.05] an order that fails to load can be retried', async ({ app, page, faultProxy }) => {
  faultProxy.intercept('/api/order/detail', { status: 404, body: '{}' });
  await app.open('/orderInfo/9003', 'System interface 404 abnormal');
  await app.tryAgain();
  await expect(page.getByRole('heading', { name: 'Shipped' })).toBeVisible();
});
