import type { Page } from '@playwright/test';
import { alerts, field, fillIn, press, proveIt } from '../fixtures/auth-forms.ts';
import { expectOverlaysLeft } from '../fixtures/navigation.ts';
import { takeFromOldest } from '../fixtures/oldest-browser.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const newCode = { 'New payment code': '739105', 'Confirm payment code': '739105' };
const changed = { 'Current payment code': '246810', ...newCode };

const stepUp = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });

test('[R5.04] the payment code is changed with the current one, and leads back @default', async ({ app, page }) => {
  await page.goto('/changePayPwd?return=%2Fpayment%3Forder%3D9001');
  await fillIn(page, changed);
  await press(page, 'Change payment code');
  await app.toasts.waitFor('Changed');
  await expect(page).toHaveURL('/payment?order=9001');
  // Neither code is in a URL.
  expect(app.faultProxy.requests.filter(({ path }) => /246810|739105/.test(path))).toEqual([]);
  // The old code is no longer valid.
  await page.goto('/changePayPwd');
  await fillIn(page, { ...newCode, 'Current payment code': '246810' });
  await press(page, 'Change payment code');
  await expect(alerts(page)).toHaveText(['Wrong payment code. 4 tries are left.']);
  await expect(field(page, 'Current payment code')).toBeFocused();
  // The check finds a wrong code, so no change is sent with it.
  expect(app.faultProxy.requestsTo('/api/user/verify_pay')).toHaveLength(2);
  expect(app.faultProxy.requestsTo('/api/user/resetPay')).toHaveLength(1);
});

test('[R5.04] five wrong codes lock the payment code, with a countdown @default', async ({ app, page }) => {
  await page.clock.install();
  await page.goto('/changePayPwd');
  await fillIn(page, { ...changed, 'Current payment code': '111222' });
  for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
    await press(page, 'Change payment code');
    await expect(alerts(page)).toHaveText([`Wrong payment code. ${left} left.`]);
    // Past the window in which a repeated call counts as a double tap (R5.12).
    await page.clock.runFor(1_100);
  }
  await press(page, 'Change payment code');
  await expect(app.text(/Try again in 1[45]:\d\d/)).toBeVisible();
  await page.clock.runFor(15 * 60_000);
  await expect(app.text('You can try again now.')).toBeVisible();
  // A new code without the current one does not wait for it.
  await press(page, 'Forgot payment code?');
  await expect(app.text('You can try again now.')).toBeHidden();
});

test('[B2.18] [B4.12] the oldest browser replaces a forgotten code after a step-up', async ({ app, page }) => {
  await takeFromOldest(page);
  app.faultProxy.intercept('/config.json', { status: 200, body: JSON.stringify({ apiBaseUrl: app.url }) });
  await page.goto('/changePayPwd');
  await fillIn(page, newCode);
  expect(
    await page.evaluate(() => ['canParse' in URL, 'popover' in document.body, 'withResolvers' in Promise]),
  ).toEqual([false, false, false]);
  await press(page, 'Forgot payment code?');
  await expect(page.getByRole('link', { name: 'contact customer service' })).toHaveAttribute(
    'href',
    '/service?about=pay_code',
  );
  await expect(field(page, 'Current payment code')).toHaveCount(0);
  // The typed code is still there.
  await expect(field(page, 'New payment code')).toHaveValue('739105');
  await press(page, 'Change payment code');
  const sheet = stepUp(page);
  await sheet.getByText('Text message').click();
  await sheet.getByRole('button', { name: 'Send code' }).click();
  await expect(sheet.getByText(/^Sent to/)).toBeVisible();
  await sheet.getByLabel('Verification code').fill('123456');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await app.toasts.waitFor('Changed');
});

test('[R5.04] [B4.12] the first code needs a step-up, not a current code @default', async ({ app, page, toasts }) => {
  await app.control.scenario('no_pay_code');
  await page.goto('/changePayPwd?return=%2FwithDraw');
  await expect(page.getByRole('heading', { name: 'Choose a payment code' })).toBeVisible();
  await expect(field(page, 'Current payment code')).toHaveCount(0);
  await fillIn(page, newCode);
  await press(page, 'Set payment code');
  const sheet = stepUp(page);
  await sheet.getByLabel('Login password').fill('not-this-one');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('The current password is wrong');
  await sheet.getByLabel('Login password').fill('demo123456');
  await page.keyboard.press('Enter');
  await toasts.waitFor('Saved');
  await expect(page).toHaveURL('/withDraw');
});

test('closing the step-up sends nothing and keeps the input', async ({ page, faultProxy, control }) => {
  await control.scenario('no_pay_code');
  await page.goto('/passwords');
  await page.getByRole('link', { name: /^Payment code/ }).press('Enter');
  await fillIn(page, newCode);
  await field(page, 'Confirm payment code').press('Enter');
  await expect(stepUp(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'New payment code')).toHaveValue('739105');
  await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
  await expectOverlaysLeft(page);
  expect(faultProxy.requestsTo('/api/user/resetPay')).toEqual([]);
  // The app goes back to where the customer came from, once the sheet has closed.
  await press(page, 'Set payment code');
  await proveIt(page);
  await expect(page).toHaveURL('/passwords');
});
