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
import { inDefaultTier } from '../fixtures/tier.ts';

/** A form, the call that fails, and the button that sends it. */
interface Sent {
  path: string;
  call: string;
  button: string;
  values: Record<string, string>;
  signedIn?: boolean;
  /** Leads to the form. */
  before?: (app: App) => Promise<void>;
  /** Where it leads. */
  after: RegExp;
}

const newPassword = { 'New password': 'quiet-harbour-7', 'Confirm password': 'quiet-harbour-7' };
const codeSent = /\/forgotPassword\?step=code$/;
const passwordSet = /\/login\?after=password$/;

const login: Sent = {
  path: '/login',
  call: '/api/user/login',
  button: 'Sign in',
  values: { Account: 'demo@meridian.shop', Password: 'demo123456' },
  after: /\/home$/,
};
const others: Sent[] = [
  {
    path: '/register',
    call: '/api/user/register',
    button: 'Create account',
    values: newAccount,
    before: prepareRegistration,
    after: /\/home$/,
  },
  {
    path: '/forgotPassword',
    call: '/api/common/send_code',
    button: 'Send code',
    values: { 'Email or mobile number': 'demo@meridian.shop' },
    after: codeSent,
  },
  {
    path: '/forgotPassword',
    call: '/api/user/resetpwd',
    button: 'Set new password',
    values: { 'Verification code': '123456', ...newPassword },
    before: requestResetCode,
    after: passwordSet,
  },
  {
    path: '/changePassword',
    call: '/api/user/resetpwd',
    button: 'Change password',
    signedIn: true,
    values: { 'Current password': 'demo123456', ...newPassword },
    after: passwordSet,
  },
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

for (const [which, some] of [
  ['the login', [login]],
  ['every other account form', others],
] as const) {
  const tier = inDefaultTier(which === 'the login');
  test(`[R8.02] ${which} says inline why it failed, with its values${tier}`, async ({ openApp }) => {
    test.setTimeout(60_000 * (some.length + 1));
    for (const { path, call, button, values, signedIn = false, before, after } of some)
      await test.step(`${path}, ${call}`, async () => {
        const app = await openApp({ signedIn });
        await app.page.clock.install();
        await app.page.goto(path);
        await before?.(app);
        await fillIn(app.page, values);
        const filled = await fieldValues(app.page);
        for (const [fault, title, advice, sentence] of faults) {
          app.faultProxy.intercept(call, fault);
          await press(app.page, button);
          await expect(alerts(app.page).filter({ hasText: title })).toBeVisible();
          for (const words of [advice, sentence]) await expect(app.text(words)).toBeVisible();
          await expect(errorToast(app.page), 'no toast beside it').toHaveCount(0);
          await expect.poll(() => fieldValues(app.page)).toEqual(filled);
          // A repeat within a second would not be sent (R5.12).
          await app.page.clock.fastForward(1100);
        }
        app.faultProxy.reset();
        await press(app.page, button);
        await expect(app.page).toHaveURL(after);
      });
  });
}
