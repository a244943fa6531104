import { orderCards } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('several unpaid orders are paid together, but no more than can be paid at once', async ({ app, page }) => {
  await app.control.scenario('ten_thousand_orders');
  await app.asCustomer();
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
