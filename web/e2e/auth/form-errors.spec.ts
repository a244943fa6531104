// Rules of every account form: errors show in their place, and nothing typed is lost.
import type { App } from '../fixtures/app.ts';
import {
  alerts,
  errorToast,
  fieldValues,
  fillIn,
  newAccount,
  prepareRegistration,
  press,
  requestResetCode,
} from '../fixtures/auth-forms.ts';
import type { Fault } from '../fixtures/fault-proxy.ts';
import { expect, test } from '../fixtures/test.ts';

const stay = () => Promise.resolve();
const newPassword = { 'New password': 'quiet-harbour-7', 'Confirm password': 'quiet-harbour-7' };

/** Forms: path, the call that fails, the button that sends it, what is typed, and what leads to it. */
const others: [path: string, call: string, button: string, Record<string, string>, (app: App) => Promise<void>][] = [
  ['/register', 'user/register', 'Create account', newAccount, prepareRegistration],
  ['/forgotPassword', 'common/send_code', 'Send code', { 'Email or mobile number': 'demo@meridian.shop' }, stay],
  [
    '/forgotPassword',
    'user/resetpwd',
    'Set new password',
    { 'Verification code': '123456', ...newPassword },
    requestResetCode,
  ],
  ['/changePassword', 'user/resetpwd', 'Change password', { 'Current password': 'demo123456', ...newPassword }, stay],
];

const faults: [Fault, title: string, advice: string, sentence: string][] = [
  [
    { addHeader: ['x-mock-fault', 'error'] },
    'Something went wrong on our side',
    'Try again in a moment.',
    'System interface 500 abnormal',
  ],
  ['cut', 'Could not connect', 'Check your connection, then try again.', 'Backend interface connection abnormal'],
];

/** Sends a form that fails, and expects the reason in it, and what was typed. */
async function expectInPlace({ page, text, faultProxy }: App, call: string, button: string): Promise<void> {
  const filled = await fieldValues(page);
  for (const [fault, title, advice, sentence] of faults) {
    faultProxy.intercept(`/api/${call}`, fault);
    await press(page, button);
    await expect(alerts(page).filter({ hasText: title })).toBeVisible();
    for (const words of [advice, sentence]) await expect(text(words)).toBeVisible();
    await expect(errorToast(page), 'no toast beside it').toHaveCount(0);
    await expect.poll(() => fieldValues(page)).toEqual(filled);
    // A repeat within a second would not be sent (R5.12).
    await page.clock.fastForward(1100);
  }
  faultProxy.reset();
}

test('[R8.02] the login says inline why it failed, with its values @default', async ({ app, page }) => {
  await page.clock.install();
  await page.goto('/login');
  await fillIn(page, { Account: 'demo@meridian.shop', Password: 'demo123456' });
  await expectInPlace(app, 'user/login', 'Sign in');
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/home');
});

test('[R8.02] every other account form says inline why it failed, with its values', async ({ openApp }) => {
  test.setTimeout(300_000);
  for (const [path, call, button, values, before] of others)
    await test.step(`${path}, ${call}`, async () => {
      const app = await openApp({ signedIn: path === '/changePassword' });
      await app.page.clock.install();
      await app.page.goto(path);
      await before(app);
      await fillIn(app.page, values);
      await expectInPlace(app, call, button);
    });
});
