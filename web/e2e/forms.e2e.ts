// What every form of an account has in common: what goes wrong stands in its place, and nothing typed is lost.
import { expect, test } from 'vitest';
import { alert, errorToast, fill, identify, newcomer, prepareRegistration, press, typed } from './form-fields.ts';
import type { Deed } from './front.ts';
import { openShop, reaches, type Shop, sees } from './shop.ts';

const renewal = {
  'Verification code': '123456',
  'New password': 'quiet-harbour-7',
  'The same password again': 'quiet-harbour-7',
};

interface Sent {
  path: string;
  /** The call that fails, and the button that sends it. */
  call: string;
  button: string;
  values: Record<string, string>;
  customer?: boolean;
  /** What has to be done before the form stands there. */
  before?: (shop: Shop) => Promise<void>;
  after: (shop: Shop) => Promise<void>;
}

const forms: Sent[] = [
  {
    path: '/login',
    call: '/api/user/login',
    button: 'Sign in',
    values: { Account: 'demo@meridian.shop', Password: 'demo123456' },
    after: (shop) => reaches(shop, '/home'),
  },
  {
    path: '/register',
    call: '/api/user/register',
    button: 'Create the account',
    values: newcomer,
    before: prepareRegistration,
    after: (shop) => reaches(shop, '/home'),
  },
  {
    path: '/forgotPassword',
    call: '/api/common/send_code',
    button: 'Send the code',
    values: { 'E-mail or mobile number': 'demo@meridian.shop' },
    after: (shop) => sees(shop, 'Choose a new password'),
  },
  {
    path: '/forgotPassword',
    call: '/api/user/resetpwd',
    button: 'Set the new password',
    values: renewal,
    before: identify,
    after: (shop) => reaches(shop, '/login?after=password'),
  },
  {
    path: '/changePassword',
    call: '/api/user/resetpwd',
    button: 'Change the password',
    customer: true,
    values: {
      'Password you use now': 'demo123456',
      'New password': 'quiet-harbour-7',
      'The same password again': 'quiet-harbour-7',
    },
    after: (shop) => reaches(shop, '/login?after=password'),
  },
];

const troubles: [Deed, words: string, advice: string][] = [
  [
    { header: ['x-mock-fault', 'error'] },
    'System interface 500 abnormal',
    'The fault is on our side. Try again in a moment.',
  ],
  ['cut', 'Backend interface connection abnormal', 'Check your connection, then try again.'],
];

test.each(forms)(
  '[R8.02] $path says in place and only there why $call failed, keeps what was typed, and then goes through',
  async ({ path, call, button, values, customer = false, before, after }) => {
    const shop = await openShop({ remembers: true, customer });
    await shop.page.clock.install();
    await shop.go(path);
    await before?.(shop);
    await fill(shop, values);
    const filled = await typed(shop);
    for (const [deed, words, advice] of troubles) {
      shop.front.obey((request) => (request.path === call ? deed : undefined));
      await press(shop, button);
      await alert(shop).filter({ hasText: words }).waitFor();
      await sees(shop, advice);
      expect(await errorToast(shop).count(), 'no toast beside it').toBe(0);
      expect(await typed(shop)).toEqual(filled);
      // The same within a second would not be sent (R5.12).
      await shop.page.clock.fastForward(1100);
    }
    shop.front.obey();
    await press(shop, button);
    await after(shop);
  },
);
