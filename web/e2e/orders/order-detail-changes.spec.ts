// Changes to an order while it is shown, and its printed form.
import { backTo, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('until an order ships, its address can change, once at a time', async ({ page, faultProxy, toasts }) => {
  await page.goto('/orderInfo/9002');
  const changes = () => faultProxy.requestsTo('/api/order/address').length;
  const lost = Promise.withResolvers<void>();
  faultProxy.intercept(({ path }) =>
    path === '/api/order/address' && changes() === 1 ? { status: 200, after: lost.promise } : undefined,
  );
  const address = page.getByRole('region', { name: 'Delivery address' });
  await expect(address.getByText('12-3 Nishiki-koji, Nakagyo-ku')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change address' });
  const picker = await openSheet(change, 'Deliver to');
  await picker.getByRole('list', { name: 'Addresses' }).getByRole('button').last().click();
  await expect(picker).toHaveCount(0);
  await expect(change).toHaveAttribute('aria-busy', 'true');
  await change.press('Enter');
  await expect(picker).toHaveCount(0);
  lost.resolve();
  await toasts.waitFor('Address updated');
  await expect(change).not.toHaveAttribute('aria-busy');
  await expect(address.getByText('12-3 Nishiki-koji, Nakagyo-ku')).toHaveCount(0);
  expect(changes()).toBe(2);
  await page.goto('/orderInfo/9003');
  await expect(page.getByRole('heading', { name: 'Shipped' })).toBeVisible();
  await expect(change).toHaveCount(0);
});

test('an order’s receipt is printed alone, black on white; other screens as shown', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/notification');
  await page.getByRole('link', { name: /^Unread: Your order has been shipped/ }).click();
  await page.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  const receipt = page.locator('.receipt');
  await expect(receipt).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(receipt.getByRole('heading', { name: 'Receipt' })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(receipt).toContainText('Northwind Audio K.K.');
  await expect(page.locator('#app')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await backTo(page, '/notification');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeHidden();
  await expect(page.locator('#app')).toBeVisible();
});
