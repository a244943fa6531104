import type { Locator, Page } from '@playwright/test';
import { proveIt } from '../fixtures/auth-forms.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { leaveUnanswered } from '../fixtures/faults.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import {
  backTo,
  historyBack,
  historyForward,
  leads,
  nextFrames,
  openFrom,
  openSheet,
  pushPath,
} from '../fixtures/navigation.ts';
import {
  billsOf,
  cancelElsewhere,
  codeField,
  confirmKey,
  key,
  PAY_CODE,
  pay,
  payElsewhere,
  placeOrder,
  tapCode,
} from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const sums = (page: Page) => page.locator('[data-screen="/payment"] dl');

test('[R8.04] an order is paid by keyboard, with the ledger’s sums to the cent @default', async ({ app, page }) => {
  await page.goto('/payment?order=9001');
  await expect(sums(page)).toContainText('$1,240.00');
  await expect(sums(page)).toContainText('-$134.40');
  await expect(sums(page)).toContainText('$1,105.60');
  await expect.poll(() => axeViolations(page)).toEqual([]);
  await tabTo(page, 'Enter your payment code');
  await page.keyboard.type('12a4');
  await expect(codeField(page)).toHaveValue('124');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Enter at least 6 digits');
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type(PAY_CODE);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Paid')).toBeFocused();
  const [bill, ...others] = await billsOf(app, 9001);
  expect([bill?.amount, bill?.balance_after, others]).toEqual(['-134.40', '1105.60', []]);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await expect(sums(page)).toContainText('$134.40');
    await expect(sums(page)).toContainText('$1,105.60');
    await expect(app.text('We will notify you when it ships.')).toBeVisible();
    await expect(app.text('It usually arrives in 6 to 9 days.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'View order' })).toHaveAttribute('href', '/orderInfo/9001');
  }
  await expect.poll(() => axeViolations(page)).toEqual([]);
});

test('[R5.04] the code has 6 to 12 digits, and appears only in the request', async ({ page, control, faultProxy }) => {
  await page.goto('/payment?order=9001');
  await tapCode(page, '1234567890123');
  await expect(codeField(page)).toHaveValue('123456789012');
  await key(page, 'Delete last digit').click();
  await expect(codeField(page)).toHaveValue('12345678901');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(codeField(page)).toHaveValue('');
  // Pasted with surplus characters.
  await codeField(page).fill('24 68 1０ abc');
  await expect(codeField(page)).toHaveValue('246810');
  await pushPath(page, '/profile');
  await historyBack(page);
  await expect(codeField(page)).toHaveValue('');

  await control.addFault({ kind: 'rate-limited', on: 'payOrders', times: 1 });
  await pay(page);
  await expect(page.getByText('Payment failed')).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  const paths = faultProxy.requests.map(({ path }) => path);
  expect([kept, await page.content(), page.url(), ...paths].join()).not.toContain(PAY_CODE);
});

test('wrong codes show the tries left, and the last one shows how long the code is locked', async ({ app, page }) => {
  await page.goto('/payment?order=9001');
  const places = async () => [await key(page, '1').boundingBox(), await confirmKey(page).boundingBox()];
  await expect(confirmKey(page)).toBeVisible();
  const before = await places();
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await pay(page, '111111');
    await expect(page.getByText(`Nothing was charged. ${left} left.`)).toBeVisible();
    await expect.poll(places).toEqual(before);
    await expect(codeField(page)).toHaveValue('');
  }
  await pay(page, '111111');
  await expect(heading(page, 'Your payment code is locked until')).toBeVisible();
  await expect.poll(() => axeViolations(page)).toEqual([]);
  expect(await billsOf(app, 9001)).toEqual([]);
});

test('[R8.01] toasts cover neither the keypad nor the messages above it', async ({ page, toasts }) => {
  // Measures the region of toasts, since a toast itself is gone after 1.2 s.
  const top = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
  const region = page.locator('[aria-live=polite]');
  await page.goto('/payment?order=9001');
  await pay(page, '111111');
  await toasts.waitFor('The payment code is wrong');
  await expect(page.getByText(/^Wrong code/)).toBeVisible();
  expect(await top(region)).toBeLessThan(await top(page.getByText('Enter your payment code')));
  await pay(page);
  await expect(heading(page, 'Paid')).toBeVisible();
  expect(await top(region)).toBeGreaterThan(await top(heading(page, 'Paid')));
});

test('without a code a customer is sent to set one and led back to the payment', async ({ app, page, faultProxy }) => {
  await app.control.scenario('no_pay_code');
  await openFrom(page, '/profile', '/payment?order=9001');
  await expect(heading(page, 'Set a payment code first')).toBeVisible();
  const set = page.getByRole('link', { name: 'Set payment code' });
  await expect(set).toHaveAttribute('href', '/changePayPwd?return=%2Fpayment%3Forder%3D9001');
  // Back on the way there asks nothing: the payment is still visible while the next screen loads.
  const release = faultProxy.holdRequests(/^\/assets\/changePayPwd/);
  await leads(set, /\/changePayPwd/);
  await backTo(page, '/payment?order=9001');
  release();
  await expect(heading(page, 'Set a payment code first')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  faultProxy.reset();
  await set.click();
  await page.getByLabel('New payment code', { exact: true }).fill('739105');
  await page.getByLabel('Confirm payment code', { exact: true }).fill('739105');
  await key(page, 'Set payment code').click();
  await proveIt(page);
  await expect(page).toHaveURL('/payment?order=9001');
  await expect(confirmKey(page)).toBeVisible();
  await key(page, 'Back').click();
  await page.getByRole('dialog', { name: 'Leave without paying?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/profile');
});

test('an order for nothing is confirmed by the code, and the balance does not change', async ({ app, page }) => {
  await app.control.scenario('order_for_nothing');
  await app.open('/payment?order=9001', 'Nothing is charged.');
  await tapCode(page);
  await key(page, 'Confirm order').click();
  await expect(heading(page, 'Paid')).toBeVisible();
  await expect(sums(page)).toContainText('$1,240.00');
});

test('a locked code says for how long and how to reset it, and pays afterwards', async ({ app, page, control }) => {
  await control.scenario('locked_pay_code');
  await page.goto('/payment?order=9001');
  await pay(page);
  await expect(heading(page, 'Your payment code is locked until')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[34]:\d\d$/);
  const sheet = await openSheet(page.getByRole('button', { name: 'Forgot code?' }), 'Forgot your code?');
  const set = '/changePayPwd?return=%2Fpayment%3Forder%3D9001&forgotten=true';
  await expect(sheet.getByRole('link', { name: 'Set a new code' })).toHaveAttribute('href', set);
  await historyBack(page);
  await expect(sheet).toHaveCount(0);
  await control.advance({ minutes: 16 });
  await page.reload();
  await pay(page);
  await expect(heading(page, 'Paid')).toBeVisible();
  expect(await billsOf(app, 9001)).toHaveLength(1);
});

test('the missing amount is named, and topped up by card, which leads back', async ({ app, page, toasts }) => {
  const dear = await placeOrder(app, { product_id: 104, sku_id: 1041, quantity: 3 });
  // More than a card tops up at once.
  const dearest = await placeOrder(app, { product_id: 219, sku_id: 21901, quantity: 2 });
  await page.goto(`/payment?order=${dearest}`);
  await expect(page.getByRole('link', { name: /^Top up \$[\d,.]+$/ })).toBeVisible();
  await page.goto(`/payment?orders=9001,${dear}`);
  await expect(heading(page, 'You need $229.40 more')).toBeVisible();
  // A transfer may arrive after the deadline, and a reported one is not credited yet.
  await expect(app.text(/Choose a method that arrives before your time is up\./)).toBeVisible();
  await expect(app.text(/Top-ups under review do not count yet\./)).toBeVisible();
  const back = encodeURIComponent(`/payment?orders=9001,${dear}`);
  const topUp = page.getByRole('link', { name: 'Top up another way' });
  await expect(topUp).toHaveAttribute('href', `/topUp?amount=229.40&return=${back}`);
  await topUp.click();
  await expect(page).toHaveTitle(/^Top up/);
  await historyBack(page);
  await expect(topUp).toBeVisible();
  await page.getByRole('link', { name: 'Top up $229.40 by card' }).click();
  // The fee is added, so that the missing amount arrives.
  await key(page, 'Pay $234.08 by card').click();
  await key(page, 'Pay').click();
  await toasts.waitFor('$229.40 has been credited.');
  await pay(page);
  await expect(heading(page, 'Paid')).toBeVisible();
  expect(await billsOf(app, dear)).toHaveLength(1);
});

test('[R2.12] a URL without a known order has nothing to pay; a frozen wallet says so', async ({ page, control }) => {
  for (const path of [
    '/payment',
    '/payment?order=x',
    '/payment?order=99999',
    '/payment?orders=9001,',
    '/payment?orders=9001,99999',
  ]) {
    await page.goto(path);
    await expect(page.getByText('There is no order to pay here.')).toBeVisible();
  }
  await control.scenario('frozen_wallet');
  await page.goto('/payment?order=9001');
  await expect(heading(page, 'Your wallet is frozen')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask customer service' })).toBeVisible();
});

test('when one of several orders is paid and one cancelled elsewhere, only the rest is paid', async ({ app, page }) => {
  const [second, third] = [await placeOrder(app), await placeOrder(app)];
  await page.goto(`/payment?orders=9001,${second},${third}`);
  await expect(confirmKey(page)).toHaveText('Pay $403.20');
  await payElsewhere(app, second);
  await pay(page);
  await expect(page.getByText('Some of these orders can no longer be paid.')).toBeVisible();
  await expect(confirmKey(page)).toHaveText('Pay $268.80');
  await cancelElsewhere(app, third);
  await pay(page);
  // Shown when everything has been read again; digits tapped earlier do not count.
  await expect(page.getByText('Some of these orders can no longer be paid.')).toBeVisible();
  await expect(confirmKey(page)).toHaveText('Pay $134.40');
  expect(await billsOf(app, 9001)).toEqual([]);
  await pay(page);
  await expect(heading(page, 'Paid')).toBeVisible();
  await expect(page.getByText(/Order M\d+ was cancelled and not charged\./)).toBeVisible();
  const bills = await Promise.all([9001, second, third].map((order) => billsOf(app, order)));
  expect(bills.map((each) => each.length)).toEqual([1, 1, 0]);
});

test('an order paid in another tab, or cancelled elsewhere, is noticed by itself', async ({ app, page }) => {
  const second = await placeOrder(app);
  await page.goto('/payment?order=9001');
  const other = await app.openTab('/payment?order=9001');
  await pay(other.page);
  await expect(heading(other.page, 'Paid')).toBeVisible();
  await expect(heading(page, 'Paid')).toBeVisible();
  expect(await billsOf(app, 9001)).toHaveLength(1);

  await page.goto(`/payment?order=${second}`);
  await expect(confirmKey(page)).toBeVisible();
  await cancelElsewhere(app, second);
  // A read that began before the cancellation answers the first event.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return page.getByText('This order was cancelled').isVisible();
    })
    .toBe(true);
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
});

test('[R4.01] the payment countdown follows the server’s clock, on a slow phone @default', async ({
  app,
  page,
  control,
}) => {
  await page.clock.install({ time: Date.parse('2026-11-20T09:00:00Z') });
  await page.goto('/orderInfo/9001');
  await expect(page.getByText('Pay within')).toHaveText(/^Pay within 2[34]:\d\d, or it is cancelled/);
  await page.goto('/home');
  await expect(page.getByText(/^2[34]:\d\d$/).filter({ visible: true })).toBeVisible();
  await page.goto('/payment?order=9001');
  const deadline = page.getByText('Pay within');
  await expect(deadline).toHaveText(/^Pay within 2[34]:\d\d$/);
  const pill = page.locator('p', { has: deadline });
  await expect(pill).not.toHaveClass(/font-semibold/);
  await page.clock.fastForward(18 * 60_000);
  await control.advance({ minutes: 18 });
  await expect(deadline).toHaveText(/^Pay within [56]:\d\d$/);
  await expect(pill).toHaveClass(/font-semibold/);
  await control.advance({ minutes: 7 });
  await page.clock.fastForward(7 * 60_000);
  await expect(page.getByText('This order was cancelled')).toBeVisible();
  await expect(page.getByText('Not paid within 30 minutes')).toBeVisible();
  expect(await billsOf(app, 9001)).toEqual([]);
});

test('back asks once whether to leave, the device’s back included, and the second back leaves', async ({ page }) => {
  await openFrom(page, '/profile', '/payment?order=9001');
  await expect(confirmKey(page)).toBeVisible();
  // Two quick taps on a digit enter it twice.
  await key(page, '1').dblclick();
  await expect(codeField(page)).toHaveValue('11');
  await historyBack(page);
  const question = page.getByRole('dialog', { name: 'Leave without paying?' });
  await expect(question).toContainText(/stays unpaid until 10:24/);
  await expect.poll(() => axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay and pay' }).click();
  await expect(question).toHaveCount(0);
  await leads(key(page, 'Back'), '/profile');
});

test('during a payment, back asks nothing, and the outcome shows on return', async ({ app, page }) => {
  await openFrom(page, '/profile', '/payment?order=9001');
  const release = await leaveUnanswered(app, '/api/order/pay', () => pay(page));
  await expect(page.locator('[data-screen="/profile"]')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await historyForward(page);
  await expect(heading(page, 'Paid')).toBeVisible();
  expect(await billsOf(app, 9001)).toHaveLength(1);
});

test('while a payment is under way, its own money is not missed', async ({ app, page, faultProxy }) => {
  const dear = await placeOrder(app, { product_id: 104, sku_id: 1041, quantity: 2 });
  await page.goto(`/payment?order=${dear}`);
  await tapCode(page);
  const release = faultProxy.holdAnswers(/order\/(pay|detail)/);
  await confirmKey(page).click();
  await expect.poll(() => billsOf(app, dear)).toHaveLength(1);
  // The balance comes before the order and the answer.
  const balance = page.waitForResponse(/getUserInfo/);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await balance).finished();
  await nextFrames(page);
  await expect(confirmKey(page)).toBeVisible();
  await expect(page.getByText('Balance after')).toBeVisible();
  await expect(page.getByText('Shortfall')).toHaveCount(0);
  release();
  await expect(heading(page, 'Paid')).toBeVisible();
});

test('“Leave” goes back past the question, and links from the payment ask nothing', async ({ page }) => {
  await page.goto('/payment?order=9001');
  await expect(confirmKey(page)).toBeVisible();
  await key(page, 'Back').click();
  await leads(page.getByRole('button', { name: 'Leave', exact: true }), '/order');
  await openFrom(page, '/profile', '/payment?order=9001');
  await tapCode(page, '12');
  await page.getByRole('button', { name: 'Forgot code?' }).click();
  await page.getByRole('link', { name: 'Ask customer service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian customer service' })).toBeVisible();
  await expect(page).toHaveURL('/service?order=9001&about=pay_code');
  await historyBack(page);
  // The previous screen also has a key of this name, and the hidden field is empty.
  await expect(confirmKey(page)).toBeVisible();
  await expect(codeField(page)).toHaveValue('');
  await key(page, 'Back').click();
  await leads(page.getByRole('button', { name: 'Leave', exact: true }), '/profile');
});

test('while the outcome of a payment cannot be read, the page says why', async ({ app, page, control, faultProxy }) => {
  await page.goto('/payment?order=9001');
  await expect(confirmKey(page)).toBeVisible();
  await control.addFault({ kind: 'truncated', on: 'payOrders', times: 1 });
  faultProxy.intercept('/api/order/detail', { status: 503 });
  await pay(page);
  await expect(page.getByText('We are checking whether your payment went through.')).toBeVisible();
  await expect(page.getByText('We cannot be reached right now.')).toBeVisible();
  // Pressed while the back end is still down: once it is back, the page may ask by itself.
  const asked = () => faultProxy.requestsTo('/api/order/detail').length;
  const before = asked();
  await key(page, 'Check now').click();
  await expect.poll(asked).toBeGreaterThan(before);
  // An answer, after which nothing is asked until the customer does.
  faultProxy.intercept('/api/order/detail', { status: 403 });
  await expect(page.getByRole('main').getByText('System interface 403 abnormal')).toBeVisible();
  await expect(page.getByText('We cannot be reached right now.')).toHaveCount(0);
  await expect(page.getByText('We are checking whether your payment went through.')).toHaveCount(0);
  faultProxy.reset();
  await key(page, 'Check now').click();
  await expect(heading(page, 'Paid')).toBeVisible();
  expect(await billsOf(app, 9001)).toHaveLength(1);
});
