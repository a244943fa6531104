import { reloadUnanswered } from '../fixtures/faults.ts';
import { confirmKey, pay, placeOrder } from '../fixtures/payment.ts';
import { addProof } from '../fixtures/refunds.ts';
import { expect, test } from '../fixtures/test.ts';
import { outcome, rechargeBillsOf, reportButton, sumField, topUpsOf } from '../fixtures/top-up.ts';

test.use({ signedIn: true });

test('[R3.08] a bank transfer is quoted, reported, audited and credited once @default', async ({ app, page }) => {
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open('/topUp', '$10.00 to $2,000.00 per transfer');
  await expect(page.getByRole('listitem').filter({ hasText: 'Refused' })).toContainText('was not found on the network');
  await expect(page.getByRole('listitem').filter({ hasText: 'Under review' })).toContainText('$200.00');
  await page.getByRole('link', { name: 'Bank transfer' }).click();
  await page.getByRole('button', { name: 'Copy Reference' }).click();
  await app.toasts.waitFor('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MRD-000001');

  await reportButton(page).click();
  await expect(app.text('Enter an amount')).toBeVisible();
  await expect(app.text('Add a picture of the transfer')).toBeVisible();
  await page.getByRole('button', { name: '$500' }).click();
  await expect(sumField(page)).toHaveValue('500.00');
  await sumField(page).fill('250.5');
  await page.getByText('You receive', { exact: true }).first().click();
  await addProof(page);
  await expect(reportButton(page)).toHaveText('Submit top-up of $250.50');
  await page.reload();
  await expect(reportButton(page)).toHaveText('Submit top-up of $250.50');
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();

  await reportButton(page).click();
  await expect(outcome(page, 'Your top-up is under review')).toBeVisible();
  await expect(app.text(/^Reviewed by .* at the latest$/)).toBeVisible();
  expect(await topUpsOf(app)).toMatchObject([{ method: 'manual', amount: '250.50', status: 0, arrival: null }]);
  expect(await rechargeBillsOf(app)).toEqual([]);
  await app.control.advance({ minutes: 3 });
  await page.reload();
  await expect(outcome(page, 'Your balance is topped up')).toBeVisible();
  expect(await rechargeBillsOf(app)).toEqual(['250.50']);
  // A sent report is no longer a draft.
  await page.goto('/topUp?method=manual');
  await expect(sumField(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0);
});

test('an amount missing for a payment is topped up by transfer @default', async ({ app, page, control }) => {
  const dear = await placeOrder(app, { product_id: 104, sku_id: 1041, quantity: 3 });
  await page.goto(`/payment?orders=9001,${dear}`);
  await page.getByRole('link', { name: 'Top up another way' }).click();
  await expect(app.text('You need $229.40 more for your payment.')).toBeVisible();
  await page.getByRole('link', { name: 'Bank transfer' }).click();
  await expect(sumField(page)).toHaveValue('229.40');
  await addProof(page);
  const report = () => reportButton(page).click();
  await reloadUnanswered(app, '/api/user/recharge', report);
  await report();
  await expect(outcome(page, 'Your top-up is under review')).toBeVisible();
  expect(await topUpsOf(app)).toHaveLength(1);
  await control.advance({ minutes: 3 });
  // Without a reload: the payment must not use the balance of before, which a request under way may bring.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return outcome(page, 'Your balance is topped up').isVisible();
    })
    .toBe(true);
  await page.getByRole('link', { name: 'Back to payment' }).click();
  await expect(confirmKey(page)).toBeVisible();
  await pay(page);
  await expect(outcome(page, 'Paid')).toBeVisible();
});

test('closed methods say so, and link to the open methods', async ({ app, page }) => {
  await app.control.scenario('methods_closed');
  await page.goto('/topUp');
  await expect(page.getByText('Unavailable right now. Use another method.')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Card' })).toHaveCount(0);
  for (const path of ['/cardTopUp', '/walletTopUp']) {
    await app.open(path, 'You cannot top up this way right now.');
  }
  await page.getByRole('link', { name: 'See other methods' }).click();
  await expect(app.text('How would you like to top up?')).toBeVisible();
});
