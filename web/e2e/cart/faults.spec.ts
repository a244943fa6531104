import { callApi } from '../fixtures/api.ts';
import { cartQuantities, cartRow, expectTotal, openCart, quantityOf } from '../fixtures/cart.ts';
import { gotoAsCustomer } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const backpack = 'Trail 24 L backpack';
const quantity = { name: 'Quantity' };

test('a quantity is saved once and shown correctly when its answer is lost, cut off or a duplicate', async ({
  app,
  page,
  control,
}) => {
  await openCart(page);
  const row = cartRow(page, backpack);
  for (const [kind, quantities, total] of [
    ['truncated', 3, '$326.40'],
    ['cut', 4, '$390.40'],
    ['duplicate', 5, '$454.40'],
  ] as const) {
    await control.addFault({ kind, on: 'updateCartLine', times: 1 });
    await quantityOf(row).fill(String(quantities));
    await expect.poll(async () => (await cartQuantities(app)).get(1021), kind).toBe(quantities);
    await expectTotal(page, total);
    await expect(row.getByText('Not saved.'), kind).toHaveCount(0);
  }
});

test('an unsaved quantity stays, says so, and is saved by a retry or when the device is online again', async ({
  app,
  page,
  context,
  control,
}) => {
  await openCart(page);
  const row = cartRow(page, backpack);
  await control.addFault({ kind: 'error', on: 'updateCartLine', times: 1 });
  await quantityOf(row).fill('3');
  await expect(row.getByText('Not saved. Your bag still has 1.')).toBeVisible();
  await expect(quantityOf(row)).toHaveValue('3');
  await row.getByRole('button', { name: 'Try again' }).click();
  await expectTotal(page, '$326.40');

  await context.setOffline(true);
  await quantityOf(row).fill('4');
  await expect(row.getByText('Not saved. Your bag still has 3.')).toBeVisible();
  await context.setOffline(false);
  await expect(row.getByText('Not saved.')).toHaveCount(0);
  await expect.poll(async () => (await cartQuantities(app)).get(1021)).toBe(4);
});

test('a customer’s own change whose answer is lost twice is not shown as a conflict', async ({
  app,
  page,
  control,
  faultProxy,
}) => {
  await openCart(page);
  const row = cartRow(page, backpack);
  await control.addFault({ kind: 'truncated', on: 'updateCartLine', times: 2 });
  faultProxy.intercept('/api/cart/list', { status: 500 });
  await quantityOf(row).fill('3');
  await expect(row.getByText('Not saved.')).toBeVisible();
  expect(faultProxy.requestsTo('/api/cart/update')).toHaveLength(2);
  faultProxy.reset();
  expect((await cartQuantities(app)).get(1021)).toBe(3);
  // The next change is sent with the version of the customer's own lost one.
  await quantityOf(row).fill('4');
  await expect.poll(async () => (await cartQuantities(app)).get(1021)).toBe(4);
  await expect(row.getByText('Not saved.')).toHaveCount(0);
  await expect(row.getByText(/^Changed to .+ in another tab/)).toHaveCount(0);
});

test('[R4.09] a quantity survives the end of the session and a reload', async ({ app, page, control }) => {
  await gotoAsCustomer(page, '/bag');
  await control.addFault({ kind: 'unauthorized', on: 'updateCartLine', times: 1 });
  await quantityOf(cartRow(page, backpack)).fill('5');
  await expect(page).toHaveURL('/login?return=%2Fbag');
  await app.signIn();
  await expect(page).toHaveURL('/bag');
  await expect(page.getByRole('textbox', quantity).first()).toBeVisible();
  await expect.poll(async () => (await cartQuantities(app)).get(1021)).toBe(5);

  await control.addFault({ kind: 'error', on: 'updateCartLine', times: 1 });
  await quantityOf(cartRow(page, backpack)).fill('6');
  await expect(cartRow(page, backpack).getByText('Not saved.')).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await cartQuantities(app)).get(1021)).toBe(6);
});

test('a line changed on another device shows both quantities, and loses neither', async ({ app, page }) => {
  await openCart(page);
  const row = cartRow(page, backpack);
  const conflict = row.getByText('Changed to 7 in another tab or on another device. You chose 3 here.');
  await callApi(app, 'cart/update', { line_id: 502, quantity: 7 });
  await quantityOf(row).fill('3');
  await expect(conflict).toBeVisible();
  expect((await cartQuantities(app)).get(1021)).toBe(7);
  await row.getByRole('button', { name: 'Keep 3' }).click();
  await expect.poll(async () => (await cartQuantities(app)).get(1021)).toBe(3);
  await expect(conflict).toHaveCount(0);

  await callApi(app, 'cart/update', { line_id: 502, quantity: 8 });
  await quantityOf(row).fill('2');
  await row.getByRole('button', { name: 'Change to 8' }).click();
  await expect(quantityOf(row)).toHaveValue('8');
  expect((await cartQuantities(app)).get(1021)).toBe(8);
});

test('two tabs show the same lines, quantities and selection', async ({ app, page }) => {
  await openCart(page);
  const other = await app.openTab('/bag');
  await expectTotal(other.page, '$198.40');
  await quantityOf(cartRow(page, backpack)).fill('2');
  await expect(quantityOf(cartRow(other.page, backpack))).toHaveValue('2');
  await expectTotal(other.page, '$262.40');
  await other.page.getByRole('checkbox', { name: /^Choose Aria 2/ }).uncheck();
  await expectTotal(page, '$128.00');
  await cartRow(other.page, backpack).getByRole('button', { name: 'One fewer' }).click();
  await cartRow(other.page, backpack)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(cartRow(page, backpack)).toHaveCount(0);
});

test('[B8.05] a bag or total that fails to load says so, with a retry', async ({ app, page, faultProxy }) => {
  for (const [call, words] of [
    ['/api/cart/list', 'System interface 404 abnormal'],
    ['/api/order/preview', 'Could not load the total.'],
  ] as const) {
    faultProxy.intercept(call, { status: 404, body: '{}' });
    await page.goto('/bag');
    await expect(app.text(words)).toBeVisible();
    faultProxy.reset();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectTotal(page, '$198.40');
  }
});
