import { cartQuantities, cartRow, expectTotal, openCart, quantityOf } from '../fixtures/cart.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const more = { name: 'One more' };

test('quick taps are sent as one quantity, with the server’s total @default', async ({ app, page, faultProxy }) => {
  await openCart(page);
  await expectTotal(page, '$198.40');
  const backpack = cartRow(page, 'Trail 24 L backpack');
  await expect(backpack.getByRole('link', { name: /^Trail/ })).toHaveAttribute('href', '/detail/102?sku=1021');
  const release = faultProxy.holdRequests('/api/order/preview');
  await backpack.getByRole('button', more).evaluate(async (button: HTMLElement) => {
    for (let tap = 0; tap < 3; tap += 1) {
      button.click();
      // By timers, which run in order: a frame may take longer than the debounce of the quantity.
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
  await expect(quantityOf(backpack)).toHaveValue('4');
  await expect(page.locator('[data-stale]')).toBeVisible();
  release();
  await expectTotal(page, '$390.40');
  expect(faultProxy.requestsTo('/api/cart/update')).toHaveLength(1);
  expect((await cartQuantities(app)).get(1021)).toBe(4);
  await expect(page).toHaveTitle('Bag (5) · Meridian');
  await expect(page.getByRole('link', { name: 'Bag (5)' })).toBeVisible();
});

test('a typed quantity is checked against stock and limit before it is sent', async ({ app, page, faultProxy }) => {
  await openCart(page);
  const row = cartRow(page, 'Aria 2 over-ear headphones').first();
  const field = quantityOf(row);
  await field.fill('<b>');
  await expect(row.getByText('Enter a number from 1 to 12')).toBeVisible();
  await expect(field).toHaveValue('<b>');
  // The total waits for the customer, and says so without the sign of a load.
  const total = page.getByRole('button', { name: /^Total / });
  await expect(total).toHaveAttribute('aria-busy', 'true');
  await expect(total.locator('.animate-spin')).toHaveCount(0);
  await field.fill('13');
  await expect(row.getByText('Only 12 left')).toBeVisible();
  await page.getByRole('button', { name: /^Check out/ }).click();
  await app.toasts.waitFor('A quantity is not saved yet. Check the marked item.');
  await expect(field).toBeFocused();
  expect(faultProxy.requestsTo('/api/cart/update')).toEqual([]);
  await row.getByRole('button', { name: 'Change to 12' }).click();
  await expect.poll(async () => (await cartQuantities(app)).get(1011)).toBe(12);
  await field.fill('２');
  await expect.poll(async () => (await cartQuantities(app)).get(1011)).toBe(2);
});

test('a pending quantity is saved before the checkout and before leaving', async ({ app, page }) => {
  await openCart(page);
  const row = cartRow(page, 'Trail 24 L backpack');
  await quantityOf(row).fill('5');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(async () => (await cartQuantities(app)).get(1021)).toBe(5);
  await page.getByRole('link', { name: /^Bag/ }).click();
  await quantityOf(row).fill('6');
  await leads(page.getByRole('button', { name: /^Check out/ }), /\/checkout\?lines=/);
  expect((await cartQuantities(app)).get(1021)).toBe(6);
});

test('limits and price changes are explained at their lines', async ({ app, page }) => {
  await app.control.scenario('mixed_cart');
  await openCart(page);
  await expect(app.text('Limit 5 per customer')).toBeVisible();
  await expect(app.text('Only 3 left')).toBeVisible();
  await expect(app.text(/^Price down: was \$/)).toBeVisible();
  await expect(app.text(/^Price up: was \$/)).toBeVisible();
  const short = cartRow(page, 'Only 2 left');
  await expect(quantityOf(short)).toHaveValue('4');
  await page.getByRole('button', { name: /^Total/ }).click();
  await expect(page.getByRole('dialog').getByText(/only 2 left, you wanted 4/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await short.getByRole('button', { name: 'Change to 2' }).click();
  await expect(short.getByRole('button', { name: 'Change to 2' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Total/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/you wanted/)).toHaveCount(0);
});
