import { callApi } from '../fixtures/api.ts';
import { dollars } from '../fixtures/dollars.ts';
import { expectArrival, leads } from '../fixtures/navigation.ts';
import { demoOrders, orderCard } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('[R3.04] the order hub counts every status, and shows each total to the cent', async ({ app, page }) => {
  await page.goto('/profile');
  await leads(page.getByRole('link', { name: 'All orders' }), '/order');
  const unpaid = page.getByRole('region', { name: 'To pay' });
  await expect(orderCard(page, demoOrders.unpaid).first()).toBeVisible();
  await expect(unpaid.getByText(/^Pay within \d\d:\d\d/)).toBeVisible();
  // A link to all of them shows only where there are more.
  const seeAll = page.getByRole('link', { name: /^See all \d+$/ });
  await expect(unpaid.locator(seeAll)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recent orders' }).locator(seeAll)).toBeVisible();
  for (const [name, path] of [
    ['After-sale', '/refund?tab=cases'],
    ['To review', '/comment'],
  ] as const) {
    // These lists have done ones too.
    const all = page.getByRole('region', { name }).getByRole('link', { name: /^See all( \d+)?$/ });
    await expect(all).toHaveAttribute('href', path);
  }
  await expect(page.getByRole('region', { name: 'After-sale' }).getByRole('link').last()).toHaveAttribute(
    'href',
    /^\/refund\?case=\d+$/,
  );
  await expect(page.getByRole('region', { name: 'To review' }).getByRole('link').last()).toHaveAttribute(
    'href',
    /^\/comment\?order=\d+$/,
  );
  const tiles = page.getByRole('navigation', { name: 'Orders by status' });
  await expect(tiles.getByRole('link')).toHaveCount(10);
  await tiles.getByRole('link', { name: 'Shipped 2' }).click();
  await expectArrival(page);
  await expect(page).toHaveURL('/myPurchases/2');
  await leads(page.getByRole('button', { name: 'Back' }), '/order');
  await expect(app.text('Recent orders')).toBeVisible();

  const { list } = await callApi<{ list: { sn: string; total_amount: string }[] }>(app, 'user/order_list?limit=3');
  expect(list).toHaveLength(3);
  for (const path of ['/order', '/myPurchases/all']) {
    await page.goto(path);
    for (const { sn, total_amount } of list)
      await expect(orderCard(page, sn).first()).toContainText(`Total ${dollars(total_amount)}`);
  }
});

test('[B8.05] a section of the hub that fails alone can be retried', async ({ app, page, faultProxy }) => {
  faultProxy.intercept('/api/order/refund_list', { status: 404, body: '{}' });
  await app.open('/order', 'This section could not be shown.', 'Recent orders');
  await app.tryAgain();
  await expect(page.getByRole('region', { name: 'After-sale' })).toBeVisible();
});

test('the hub of a new customer says that there are no orders yet', async ({ app, page }) => {
  await app.control.scenario('new_customer');
  await app.open('/order', 'You have not ordered anything yet.');
  await expect(page.getByRole('region', { name: 'To pay' })).toHaveCount(0);
});
