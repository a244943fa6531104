import { TOKEN } from '../fixtures/app.ts';
import { backTo, leads, openSheet, scrollTo } from '../fixtures/navigation.ts';
import { orderCard, orderCards, orderTab } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const tabs = [
  ['all', 'All'],
  ['0', 'To pay'],
  ['1', 'To ship'],
  ['2', 'Shipped'],
  ['3', 'Received'],
  ['4', 'Completed'],
  ['-1', 'Cancelled'],
  ['-2', 'Refunding'],
  ['-3', 'Refunded'],
  ['-4', 'After-sale'],
] as const;
const words = tabs.map(([, name]) => name);

test('[R2.13] each of the ten tabs is in the URL and holds its orders @default', async ({ page }) => {
  await page.goto('/myPurchases');
  await expect(page.getByRole('tab')).toContainText(words);
  for (const [status, name] of tabs) {
    // By the keyboard: the row scrolls, and a second tap at the place of the first is taken for a double tap.
    await orderTab(page, name).press('Enter');
    await expect(page).toHaveURL(`/myPurchases/${status}`);
    await expect(orderTab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(orderCards(page).first()).toBeVisible();
    // An order in after-sale is also in the tab of its fulfilment (B4.11).
    if (status !== 'all') await expect(orderCards(page).getByText(name, { exact: true }).first()).toBeVisible();
  }
  await page.goto('/myPurchases/nonsense');
  await expect(orderTab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(orderCard(page, 'M2611200418')).toBeVisible();
});

test('a tab shows how many orders it holds, also when one leaves it', async ({ app, page }) => {
  const answer = await app.context.request.get(`${app.url}/api/order/counts`, { headers: { token: TOKEN } });
  const counts: { status: string; count: number }[] = (await answer.json()).data.counts;
  await page.goto('/myPurchases/0');
  for (const [status, name] of tabs.slice(1)) {
    const held = counts.find((one) => one.status === status)?.count ?? 0;
    await expect(page.getByRole('tab', { name })).toHaveText(held > 0 ? `${name} ${held}` : name);
  }
  const sheet = await openSheet(page.getByRole('button', { name: 'Cancel order' }), 'Cancel this order?');
  await sheet.getByLabel('Found it cheaper').check();
  await sheet.getByRole('button', { name: 'Cancel order' }).click();
  await expect(orderTab(page, 'To pay')).toHaveText('To pay');
});

test('[R2.13] [B2.15] each tab keeps its scroll position, also after going back from an order', async ({ page }) => {
  await page.goto('/myPurchases/all');
  await expect(orderCards(page).nth(3)).toBeVisible();
  await scrollTo(page, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await leads(orderTab(page, 'Cancelled'), '/myPurchases/-1');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await orderTab(page, 'All').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);

  const middle = page.getByRole('article').filter({ visible: true }).nth(3);
  await middle.getByRole('heading').getByRole('link').dispatchEvent('click');
  await expect(page).toHaveURL(/\/orderInfo\/\d+$/);
  await backTo(page, '/myPurchases/all');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('orders are searched by number, product and shop, within the current tab', async ({ app, page }) => {
  await page.goto('/order');
  await page.getByRole('textbox', { name: 'Order number, product or shop' }).fill('M2611200418');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myPurchases/all?q=M2611200418');
  await expect(orderCards(page)).toHaveCount(1);
  const search = page.getByRole('textbox', { name: 'Order number, product or shop' });
  await search.fill('headphones');
  await expect(page).toHaveURL('/myPurchases/all?q=headphones');
  await expect(orderCard(page, 'M2611140207')).toBeVisible();
  await leads(orderTab(page, 'To pay'), '/myPurchases/0?q=headphones');
  await expect(orderCards(page)).toHaveCount(1);
  await search.fill('nowhere');
  await page.keyboard.press('Enter');
  await expect(app.text('No orders here match “nowhere”.')).toBeVisible();
  await leads(page.getByRole('button', { name: 'Clear' }), '/myPurchases/0');
  await expect(orderCards(page)).toHaveCount(1);
});

test('[R3.11] the filter lists the server’s statuses with counts, and leads to the tab @default', async ({ page }) => {
  await page.goto('/myPurchases/all');
  const sheet = await openSheet(page.getByRole('button', { name: 'Filter orders' }), 'Filter orders');
  await expect(sheet.getByRole('radio')).toHaveCount(10);
  await sheet.getByText(/^Completed \d+$/).click();
  await leads(sheet.getByRole('button', { name: 'Show orders' }), '/myPurchases/4');
  await expect(orderTab(page, 'Completed')).toHaveAttribute('aria-selected', 'true');
});

test('a pressed tab is marked in the next frame, before its orders are rendered', async ({ page }) => {
  await page.goto('/myPurchases/all');
  await expect(orderCards(page).first()).toBeVisible();
  const inNextFrame = await orderTab(page, 'Completed').evaluate(
    (tab: HTMLElement) =>
      new Promise((resolve) => {
        tab.click();
        requestAnimationFrame(() => resolve({ marked: tab.ariaSelected, path: location.pathname }));
      }),
  );
  expect(inNextFrame).toEqual({ marked: 'true', path: '/myPurchases/all' });
  await expect(page).toHaveURL('/myPurchases/4');
  await expect(orderCards(page).getByText('Completed', { exact: true }).first()).toBeVisible();
  await expect(orderTab(page, 'Completed')).toHaveAttribute('aria-selected', 'true');
});

test('the arrow keys alone move through the tabs @default', async ({ page }) => {
  await page.goto('/myPurchases/all');
  await orderTab(page, 'All').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/myPurchases/0');
  await expect(orderTab(page, 'To pay')).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/myPurchases/-4');
  await expect(orderTab(page, 'After-sale')).toBeInViewport();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/myPurchases/-3');
});

test('[B8.05] each empty tab has its own message, and a tab that fails offers a retry', async ({ app, page }) => {
  await app.control.scenario('new_customer');
  await app.open('/myPurchases/all', 'You have not ordered anything yet.');
  const said = new Set<string>();
  for (const name of words) {
    // By the keyboard: the row scrolls, and a second tap at the place of the first is taken for a double tap.
    await orderTab(page, name).press('Enter');
    await expect(orderTab(page, name)).toHaveAttribute('aria-selected', 'true');
    const title = page.getByRole('tabpanel').locator('p.font-semibold').filter({ visible: true });
    await expect(title).toHaveCount(1);
    await expect.poll(async () => said.has((await title.textContent()) ?? '')).toBe(false);
    said.add((await title.textContent()) ?? '');
  }
  app.faultProxy.intercept(/order_list/, { status: 404, body: '{}' });
  await page.reload();
  await expect(app.text('System interface 404 abnormal')).toBeVisible();
  await app.tryAgain();
  await expect(app.text('No requests waiting for an answer.')).toBeVisible();
});

test('several unpaid orders are paid together, but no more than can be paid at once', async ({ app, page }) => {
  await app.control.scenario('ten_thousand_orders');
  await page.goto('/myPurchases/0');
  await expect(orderCards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Pay several' }).click();
  await expect(page.getByRole('button', { name: 'Select orders to pay' })).toBeDisabled();
  const lastChosen = page.getByRole('checkbox', { name: /^Choose M/ }).last();
  await expect(async () => {
    await lastChosen.scrollIntoViewIfNeeded();
    await expect(page.locator('[aria-posinset="21"]')).toBeVisible({ timeout: 200 });
  }).toPass();
  // Of ten thousand, only those around the window are rendered.
  expect(await orderCards(page).count()).toBeLessThan(30);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await expect(page.getByRole('link', { name: 'Pay 20 orders' })).toBeVisible();
  const another = page.locator('[aria-posinset="21"]').getByRole('checkbox');
  await another.check();
  await expect(page.getByRole('button', { name: 'Up to 20 orders at once' })).toBeDisabled();
  await another.uncheck();
  await page.getByRole('link', { name: 'Pay 20 orders' }).click();
  await expect(app.text(/^20 orders/)).toBeVisible();
});
