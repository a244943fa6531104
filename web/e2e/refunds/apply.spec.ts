import type { Page } from '@playwright/test';
import { dollars } from '../fixtures/dollars.ts';
import { leaveUnanswered } from '../fixtures/faults.ts';
import { backTo, leads, openFrom } from '../fixtures/navigation.ts';
import { billsOf, caseHeading, casesOf, fillApplication, submitButton } from '../fixtures/refunds.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const amount = (page: Page) => page.getByLabel('Amount in dollars');

test('[R5.07] [R3.09] a missing parcel, fully described, is refunded with one bill @default', async ({ app, page }) => {
  await page.goto('/refund/9003');
  await submitButton(page).click();
  for (const message of [
    'Choose whether you received it',
    'Choose an option',
    'Choose a reason',
    'Enter an amount',
    'Briefly say what happened',
    'Add at least one picture',
  ]) {
    await expect(app.text(message)).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: 'I did not receive it' })).toBeFocused();
  expect(app.faultProxy.requestsTo('/api/order/refund_apply')).toEqual([]);
  // An automatically chosen option is no longer reported as missing.
  await page.getByRole('radio', { name: 'I did not receive it' }).check();
  await expect(page.getByRole('radio', { name: /^Refund only/ })).toBeChecked();
  await expect(page.getByText('Choose an option')).toHaveCount(0);
  await fillApplication(page, { reason: 'The parcel did not arrive' });
  await expect(amount(page)).toHaveValue('134.40');
  await submitButton(page).click();
  await app.toasts.waitFor('Application received');
  await expect(caseHeading(page, 'Requested')).toBeVisible();
  await expect(app.text(/^Northwind Audio replies by /)).toBeVisible();
  const [opened] = await casesOf(app, 9003);
  expect(opened).toMatchObject({ status: 'applied', amount: '134.40' });
  expect(app.path()).toContain(`case=${opened?.id}`);

  await app.control.advance({ hours: 3 });
  await page.reload();
  await expect(caseHeading(page, 'Refunded')).toBeVisible();
  const [bill, ...more] = await billsOf(app, opened?.id ?? 0);
  expect(more).toEqual([]);
  expect(bill?.amount).toBe('134.40');
  await expect(page.locator('dd').getByText('+$134.40')).toBeVisible();
  await expect(page.getByText(dollars(bill?.balance_after ?? ''), { exact: true })).toBeVisible();
});

test('[R3.09] a return shows address, parcel and inspection, and is refunded once', async ({ app, page, control }) => {
  await page.goto('/refund/9003');
  await fillApplication(page, {
    productStatus: 'I received it',
    type: 'Return and refund',
    reason: 'Arrived damaged',
  });
  // Without the freight, since the order has arrived; the page says so.
  await expect(amount(page)).toHaveValue('129.90');
  await expect(app.text(/^The shipping of \$4\.50 is included only if/)).toBeVisible();
  await submitButton(page).click();
  await expect(caseHeading(page, 'Requested')).toBeVisible();
  await control.advance({ hours: 2 });
  await page.reload();
  await expect(app.text(/^Send the items back by /)).toBeVisible();
  await expect(button(page, 'Copy Recipient')).toBeVisible();

  await button(page, 'I sent it back').click();
  await button(page, 'Tell the shop').click();
  await expect(app.text('Enter the carrier')).toBeVisible();
  await page.getByLabel('Carrier').fill('Yamato');
  await page.getByLabel('Tracking number').fill('４９３１ 2209 1126');
  // Carried out, but the answer is lost: the case itself shows that it is done.
  await control.addFault({ kind: 'truncated', on: 'shipRefund', times: 1 });
  await button(page, 'Tell the shop').click();
  await expect(caseHeading(page, 'On its way back')).toBeVisible();
  // In groups of four, as on the order.
  await expect(page.getByText('493122091126', { exact: true }).getByText('1126', { exact: true })).toBeVisible();

  await control.advance({ hours: 49 });
  await page.reload();
  await expect(caseHeading(page, 'Refunded')).toBeVisible();
  const [opened] = await casesOf(app, 9003);
  expect((await billsOf(app, opened?.id ?? 0)).map((bill) => bill.amount)).toEqual(['129.90']);
});

test('a wrong order number, product or amount in the path is reported, and changes nothing', async ({ page }) => {
  await page.goto('/refund/9003/M1/999/1000000');
  await expect(page.getByText(/^The link has another order number/)).toBeVisible();
  await expect(page.getByText('The product in the link is not in this order.')).toBeVisible();
  await expect(page.getByText(/^The amount in the link cannot be refunded/)).toBeVisible();
  await page.getByRole('radio', { name: 'I did not receive it' }).check();
  await expect(amount(page)).toHaveValue('134.40');
  await page.goto('/refund/9002/M1/102,999/0');
  await expect(page.getByRole('checkbox', { name: /backpack/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /boots/ })).not.toBeChecked();
  await expect(amount(page)).toHaveValue('64.00');
  await expect(page.getByText('If you request the full amount, these items are not shipped.')).toBeVisible();
  await page.getByRole('checkbox', { name: /boots/ }).check();
  await expect(amount(page)).toHaveValue('162.50');
  await amount(page).fill('1.00');
  await expect(page.getByText(/^If you request less than the full amount/)).toBeVisible();
});

test('without a refundable order the page says why, and leads to another order or the case', async ({ app, page }) => {
  for (const path of ['/refund/abc', '/refund/999999']) {
    await app.open(path, /^This link does not match an order of yours\./);
  }
  await app.open('/refund?case=777', 'We could not find this case.');
  await page.goto('/refund');
  await page.getByText('To ship', { exact: true }).click();
  await page.getByRole('link', { name: /Trailhead Supply/ }).click();
  await expect(page.getByRole('checkbox', { name: /boots/ })).toBeVisible();
  await app.open('/refund/9004', 'This order is completed and can no longer be refunded.');
  await expect(link(page, 'Message Northwind Audio').or(page.getByRole('link', { name: /^Message / }))).toBeVisible();
  await app.open('/refund/9001', 'This order is not paid yet, so nothing can be refunded.');
  await app.open('/refund/9006', 'This order was cancelled.');
  await app.open('/refund/9009', 'Everything in this order is already in a refund case.');
  await link(page, 'View case').click();
  await expect(page.getByText('R2611190045')).toBeVisible();
});

test('a withdrawn case shows in another tab too, and the refund can be requested again', async ({ app, page }) => {
  await page.goto('/refund?tab=cases');
  await page.getByRole('link', { name: /Dark chocolate/ }).click();
  const other = await app.openTab('/refund?case=8003');
  await expect(caseHeading(other.page, 'Requested')).toBeVisible();
  await button(page, 'Cancel request').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(caseHeading(page, 'Cancelled')).toBeVisible();
  await expect(caseHeading(other.page, 'Cancelled')).toBeVisible();
  expect((await casesOf(app, 9009)).map(({ status }) => status)).toEqual(['withdrawn']);
  await leads(link(page, 'Request again'), /\/refund\/9009\/M\d+\/\d+$/);
  await expect(page.getByRole('checkbox', { name: /Dark chocolate/ })).toBeChecked();
});

test('a refusal shows its reason, and the platform decides when asked', async ({ openApp }) => {
  const app = await openApp({ signedIn: true, scenario: 'refund_refused' });
  const { page, toasts } = app;
  await page.goto('/refund?case=8003');
  await app.control.advance({ hours: 42 });
  await page.reload();
  await expect(caseHeading(page, 'Refused')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Reason for refusal' })).toBeVisible();
  await button(page, 'Escalate to the platform').click();
  await button(page, 'Escalate').click();
  await expect(app.text('Briefly say why the refusal is wrong')).toBeVisible();
  await page.getByLabel('Why is the refusal wrong?').fill('Nobody at the reception has seen the parcel.');
  await button(page, 'Escalate').click();
  await toasts.waitFor('Application received');
  await expect(caseHeading(page, 'Platform review')).toBeVisible();
  await app.control.advance({ hours: 26 });
  await page.reload();
  await expect(caseHeading(page, 'Refunded')).toBeVisible();
  expect((await billsOf(app, 8003)).map(({ amount: paid }) => paid)).toEqual(['29.00']);
});

test('[R2.05] a case answered after the form was left keeps the history', async ({ app, page }) => {
  await openFrom(page, '/home', '/profile', '/refund/9003');
  await fillApplication(page, { productStatus: 'I received it', type: 'Refund only', reason: 'Arrived damaged' });
  await expect(amount(page)).toHaveValue('129.90');
  const release = await leaveUnanswered(app, '/api/order/refund_apply', () => submitButton(page).click());
  await expect(page.locator('[data-screen="/profile"]')).toBeVisible();
  release();
  await expect(caseHeading(page, 'Requested')).toBeVisible();
  await backTo(page, '/profile');
});
