import { holdLogin } from '../fixtures/hold-login.ts';
import { leads, nextFrames } from '../fixtures/navigation.ts';
import { payElsewhere, placeOrder } from '../fixtures/payment.ts';
import { billsOf, casesOf, fillApplication, submitButton } from '../fixtures/refunds.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('an explanation survives a reload; an empty choice does not hide the next, nor is an amount missed', async ({
  app,
  page,
}) => {
  await page.goto('/refund/9003');
  const explanation = page.getByLabel('What happened?');
  await explanation.fill('The left cup is silent.');
  await page.getByRole('radio', { name: 'I received it' }).focus();
  await explanation.focus();
  await page.reload();
  await expect(explanation).toHaveValue('The left cup is silent.');
  // The first tap moves to the first choice; the second does not select it.
  await submitButton(page).dblclick();
  await expect(page.getByText('Choose whether you received it')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Return and refund/ })).toBeVisible();

  await expect(submitButton(page)).toBeEnabled();
  const release = app.faultProxy.holdRequests('/api/order/refund_quote');
  // What the screen itself has asked for is that nothing was received.
  await page.getByRole('radio', { name: 'I received it' }).check();
  await page.getByRole('radio', { name: /^Refund only/ }).check();
  await expect(submitButton(page)).toBeDisabled();
  release();
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByLabel('Amount in dollars')).not.toHaveValue('');
});

test('while the amount of fewer pieces is calculated, the last cannot be requested', async ({ app, page }) => {
  const order = await placeOrder(app, { product_id: 101, sku_id: 1011, quantity: 3 });
  await payElsewhere(app, order);
  await page.goto(`/refund/${order}`);
  const amount = page.getByLabel('Amount in dollars');
  await expect(amount).toHaveValue('389.70');
  const release = app.faultProxy.holdRequests('/api/order/refund_quote');
  await page.getByRole('textbox', { name: /^Quantity of Aria 2/ }).fill('2');
  await expect(submitButton(page)).toBeDisabled();
  release();
  await expect(amount).toHaveValue('259.80');
  await expect(submitButton(page)).toBeEnabled();
  // Without a new quote, the amount before must not stand for other pieces.
  app.faultProxy.intercept('/api/order/refund_quote', { status: 404 });
  await page.getByRole('textbox', { name: /^Quantity of Aria 2/ }).fill('1');
  await expect(amount).toHaveValue('');
  await amount.fill('100');
  await expect(submitButton(page)).toHaveText('Request $100.00');
  await expect(submitButton(page)).toBeEnabled();
});

test('a draft survives a reload and signing in again, picture included', async ({ app, page }) => {
  await page.goto('/refund/9003');
  await fillApplication(page, { productStatus: 'I did not receive it', reason: 'Something is missing' });
  await page.getByLabel('Amount in dollars').fill('12.34');
  const expectKept = async () => {
    await expect(page.getByLabel('What happened?')).toHaveValue('A seam has come apart.');
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('12.34');
    await expect(page.getByRole('radio', { name: 'Something is missing' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  };
  await page.reload();
  await expectKept();
  await app.control.addFault({ kind: 'unauthorized', on: 'applyRefund', times: 1 });
  await submitButton(page).click();
  await expect(page.getByLabel('Account')).toBeVisible();
  await app.signIn();
  await expectKept();
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Requested', exact: true })).toBeVisible();
  expect(await casesOf(app, 9003)).toMatchObject([{ amount: '12.34' }]);
  // A sent application is no longer a draft.
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('link', { name: 'Request again' }).click();
  await expect(page.getByLabel('What happened?')).toHaveValue('');
});

test('[R4.09] a form whose session ends shows no error while the login loads', async ({ app, page, faultProxy }) => {
  const releaseLogin = holdLogin(faultProxy);
  await page.goto('/orderInfo/9002');
  await leads(page.getByRole('link', { name: /refund/i }), '/refund/9002/M2611190312/102,105');
  await page.goto('/refund/9002/M2611190312/102/64.00');
  await fillApplication(page, { reason: 'No longer wanted' });
  await expect(submitButton(page)).toHaveText('Request $64.00');
  await app.control.addFault({ kind: 'unauthorized', on: 'applyRefund', times: 1 });
  await submitButton(page).click();
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
  await expect(submitButton(page)).toBeDisabled();
  await nextFrames(page);
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('64.00');
  releaseLogin();
  await expect(page.getByLabel('Account')).toBeVisible();
});

test('[B5.15] a second tab whose items are already in a case links to that case', async ({ app, page }) => {
  await page.goto('/refund/9003');
  await fillApplication(page, { productStatus: 'I did not receive it', reason: 'Something is missing' });
  const other = await app.openTab('/refund/9003');
  await other.page.getByLabel('What happened?').fill('It is gone.');
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Requested', exact: true })).toBeVisible();
  await expect(other.text('Everything in this order is already in a refund case.')).toBeVisible();
  await other.page.getByRole('link', { name: 'View case' }).click();
  await expect(other.page.getByRole('heading', { name: 'Requested', exact: true })).toBeVisible();
  const [opened, ...more] = await casesOf(app, 9003);
  expect(more).toEqual([]);
  expect(await billsOf(app, opened?.id ?? 0)).toEqual([]);
});
