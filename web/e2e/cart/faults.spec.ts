import { callApi } from '../fixtures/api.ts';
import { cartQuantities, cartRow, expectTotal, openCart, quantityOf } from '../fixtures/cart.ts';
import { gotoAsCustomer } from '../fixtures/navigation.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const backpack = 'Trail 24 L backpack';
const quantity = { name: 'Quantity' };

test('an unsaved quantity stays, says so, and is saved by a retry, online or by a choice', async ({ app, page }) => {
  await openCart(page);
  const row = cartRow(page, backpack);
  const saved = async () => (await cartQuantities(app)).get(1021);
  await app.control.addFault({ kind: 'error', on: 'updateCartLine', times: 1 });
  await quantityOf(row).fill('3');
  await expect(row.getByText('Not saved. Your bag still has 1.')).toBeVisible();
  await expect(quantityOf(row)).toHaveValue('3');
  await row.getByRole('button', { name: 'Try again' }).click();
  await expectTotal(page, '$326.40');
  await app.context.setOffline(true);
  await quantityOf(row).fill('4');
  await expect(row.getByText('Not saved. Your bag still has 3.')).toBeVisible();
  await app.context.setOffline(false);
  await expect(row.getByText('Not saved.')).toHaveCount(0);
  await expect.poll(saved).toBe(4);
  await expectAllAnswered(page);
  await callApi(app, 'cart/update', { line_id: 502, quantity: 7 });
  await quantityOf(row).fill('3');
  const conflict = row.getByText('Changed to 7 in another tab or on another device. You chose 3 here.');
  await expect(conflict).toBeVisible();
  expect(await saved()).toBe(7);
  await row.getByRole('button', { name: 'Keep 3' }).click();
  await expect.poll(saved).toBe(3);
  await expect(conflict).toHaveCount(0);
});

test('[R4.09] a quantity survives the end of the session and a reload', async ({ app, page, control }) => {
  await gotoAsCustomer(page, '/bag');
  await control.addFault({ kind: 'unauthorized', on: 'updateCartLine', times: 1 });
  await quantityOf(cartRow(page, backpack)).fill('5');
  await expect(page).toHaveURL('/login?return=%2Fbag');
  await app.signInTo('/bag');
  await expect(page.getByRole('textbox', quantity).first()).toBeVisible();
  await expect.poll(async () => (await cartQuantities(app)).get(1021)).toBe(5);

  await control.addFault({ kind: 'error', on: 'updateCartLine', times: 1 });
  await quantityOf(cartRow(page, backpack)).fill('6');
  await expect(cartRow(page, backpack).getByText('Not saved.')).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await cartQuantities(app)).get(1021)).toBe(6);
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
    await app.open('/bag', words);
    await app.tryAgain();
    await expectTotal(page, '$198.40');
  }
});
