import type { Page } from '@playwright/test';
import { field, press, requestResetCode } from '../fixtures/auth-forms.ts';
import { holdLogin } from '../fixtures/hold-login.ts';
import { historyBack, leads, openFrom } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const ACCOUNT = 'demo@meridian.shop';
const NEW = 'quiet-harbour-7';

async function setPassword(page: Page): Promise<void> {
  for (const label of ['New password', 'Confirm password']) await field(page, label).fill(NEW);
}

/** Sets a new password by a code. */
async function setByCode(page: Page, code = '123456'): Promise<void> {
  await field(page, 'Verification code').fill(code);
  await setPassword(page);
  await press(page, 'Set new password');
}

test('[R4.08] a completed reset clears token, user info and private answers @default', async ({ app, page }) => {
  await app.open('/profile', 'Mei Tanaka');
  await page.goto('/changePassword');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await requestResetCode(app);
  await setByCode(page);
  await expect(page).toHaveURL('/login?after=password');
  await expect.poll(app.token).toBeUndefined();
  // Without a reload in between, the next customer sees only their own data.
  await app.signInTo('/home', 'new@meridian.shop', 'new123456');
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(app.text(/^Jules /)).toBeVisible();
  await expect(page.getByText('Mei Tanaka')).toHaveCount(0);
});

test('[R4.08] [R8.04] changing the password signs the customer out and says why', async ({ app, page, toasts }) => {
  await page.goto('/changePassword');
  await setPassword(page);
  await field(page, 'Current password').fill('a');
  await press(page, 'Change password');
  await expect(page.getByRole('alert').filter({ hasText: 'The current password is wrong' })).toBeVisible();
  await expect(field(page, 'New password')).toHaveValue(NEW);
  await field(page, 'Current password').fill('demo123456');
  await press(page, 'Change password');
  await toasts.waitFor('Changed');
  await expect(page).toHaveURL('/login?after=password');
  await expect(app.text(/you were signed out on every device/)).toBeVisible();
  await expect.poll(app.token).toBeUndefined();
  await app.signInTo('/home', ACCOUNT, NEW);
});

test('[R4.09] the form to change the password stays in sight while the login loads', async ({ app, page }) => {
  const releaseLogin = holdLogin(app.faultProxy);
  await openFrom(page, '/home', '/changePassword');
  await field(page, 'Current password').fill('demo123456');
  await setPassword(page);
  await app.control.addFault({ kind: 'unauthorized', on: 'resetPassword', times: 1 });
  await press(page, 'Change password');
  await app.toasts.waitFor('Please log in first');
  await expect(page.getByRole('button', { name: 'Change password' })).not.toHaveAttribute('aria-busy');
  await expect(field(page, 'New password')).toHaveValue(NEW);
  releaseLogin();
  await expect(page).toHaveURL('/login?return=%2FchangePassword');
  // The URL changes before the screen does.
  await expect(field(page, 'Account')).toBeVisible();
  await historyBack(page);
  await expect(page.getByText('Sign in to change your password.')).toBeVisible();
  await leads(page.getByRole('link', { name: 'Reset password' }), '/forgotPassword');
});

test('[R4.08] after a change whose answer was lost, the login says which password to use', async ({ app, page }) => {
  await page.goto('/changePassword');
  await field(page, 'Current password').fill('demo123456');
  await setPassword(page);
  await app.control.addFault({ kind: 'truncated', on: 'resetPassword', times: 1 });
  await press(page, 'Change password');
  await expect(page).toHaveURL('/login?return=%2FchangePassword');
  const note = app.text(/^We do not know whether your password was changed/);
  await expect(note).toBeVisible();
  await page.reload();
  await expect(note).toBeVisible();
  await app.signInTo('/changePassword', ACCOUNT, NEW);
  await app.dropSession();
  await page.goto('/login');
  await expect(field(page, 'Password')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('resetting a password does not reveal whether an account exists', async ({ openApp }) => {
  const said: string[] = [];
  for (const account of [ACCOUNT, 'nobody@example.com']) {
    const app = await openApp();
    await app.page.goto('/forgotPassword');
    await requestResetCode(app, account);
    await setByCode(app.page, '000000');
    await expect(app.page.getByRole('alert').filter({ hasText: 'The verification code is wrong' })).toBeVisible();
    const text = await app.page.locator('main form').innerText();
    said.push(text.replace(account, '…').replace(/\d:\d\d/, 'm:ss'));
  }
  expect(said[1]).toBe(said[0]);
});

test('[R8.04] a wrong password is reset with a code, as the login then says @default', async ({ app, page }) => {
  await app.dropSession();
  await page.goto('/login');
  await app.signIn(ACCOUNT, 'wrong-one');
  const wrong = page.getByRole('alert').filter({ hasText: 'Wrong account or password' });
  await expect(wrong).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(field(page, 'Email or mobile number')).toHaveValue(ACCOUNT);
  await requestResetCode(app);
  await setByCode(page);
  await app.toasts.waitFor('Changed');
  await expect(page).toHaveURL('/login?after=password');
  await expect(app.text(/Your password was changed, and you were signed out on every device/)).toBeVisible();
  await expect(wrong).toHaveCount(0);
  await expect(field(page, 'Account')).toHaveValue(ACCOUNT);
  await expect(field(page, 'Password')).toHaveValue('');
  await app.signIn(ACCOUNT, NEW);
  await app.toasts.waitFor('Signed in');
  await expect(page).toHaveURL('/home');
});

test('the reset’s second step survives a reload, and back leads to the first', async ({ app, page }) => {
  await app.dropSession();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await requestResetCode(app);
  await page.reload();
  await expect(app.text(/^If demo@meridian\.shop belongs to an account/)).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Email or mobile number')).toHaveValue(ACCOUNT);
  await page.goForward();
  await press(page, 'Change');
  await expect(field(page, 'Email or mobile number')).toHaveValue(ACCOUNT);
  await expect(page).toHaveURL('/forgotPassword');
  await press(page, 'Send code');
  await setByCode(page);
  await expect(page).toHaveURL('/login?after=password');
  await page.goto('/forgotPassword?step=code');
  await expect(field(page, 'Email or mobile number')).toHaveValue('');
});
