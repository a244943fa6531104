// Every state of the forms and sheets: axe in both themes, and the layout checker.
import { picker } from '../fixtures/address-form.ts';
import type { App } from '../fixtures/app.ts';
import { fillIn, press } from '../fixtures/auth-forms.ts';
import { checkThemes, setTheme } from '../fixtures/axe.ts';
import { layoutFaults } from '../fixtures/layout-faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

interface State {
  name: string;
  path: string;
  signedIn?: boolean;
  /** Leads to the state, which shows `words` when reached. */
  enter: (app: App) => Promise<void>;
  words: string | RegExp;
}

const openHelp = ({ page }: App) => press(page, 'Help');
const states: State[] = [
  { name: 'login sent empty', path: '/login', enter: (app) => press(app.page, 'Sign in'), words: /^Please input/ },
  {
    name: 'login refused, with its toast',
    path: '/login',
    enter: async (app) => {
      await fillIn(app.page, { Account: 'demo@meridian.shop', Password: 'wrong-one' });
      await press(app.page, 'Sign in');
    },
    words: 'Wrong account or password',
  },
  { name: 'languages', path: '/login', enter: (app) => press(app.page, 'Language'), words: '简体中文' },
  { name: 'help', path: '/login', enter: openHelp, words: 'How do I open an account?' },
  {
    name: 'an answer of the help, and a vote that failed',
    path: '/login',
    enter: async (app) => {
      await openHelp(app);
      await app.page.getByText('I did not receive a verification code').click();
      await app.control.addFault({ kind: 'error', on: 'voteHelp', times: 1 });
      await press(app.page, 'Yes');
    },
    words: 'System interface 500 abnormal',
  },
  {
    name: 'registration sent empty',
    path: '/register',
    enter: (app) => press(app.page, 'Create account'),
    words: 'Enter your given name',
  },
  {
    name: 'terms with their contents',
    path: '/register',
    enter: async (app) => {
      await press(app.page, 'terms of use');
      await app.page.locator('summary', { hasText: 'Contents' }).click();
    },
    words: '4. Delivery',
  },
  {
    name: 'new password sent empty',
    path: '/changePassword',
    signedIn: true,
    enter: (app) => press(app.page, 'Change password'),
    words: 'Enter your current password',
  },
  {
    name: 'the question before an address is deleted',
    path: '/address',
    signedIn: true,
    enter: (app) => press(app.page, 'Delete 4-1 Umeda'),
    words: 'Delete address',
  },
  {
    name: 'the countries',
    path: '/addressForm/12',
    signedIn: true,
    enter: ({ page }) => picker(page, 'Country').click(),
    words: 'France',
  },
  {
    name: 'the areas',
    path: '/addressForm/12',
    signedIn: true,
    enter: async ({ page }) => {
      await picker(page, 'Area').click();
      await page.getByRole('option').first().click();
    },
    words: 'Not listed? Write it before the street',
  },
  {
    name: 'an address sent with errors',
    path: '/addressForm/12',
    signedIn: true,
    enter: async ({ page }) => {
      await fillIn(page, { 'Mobile number': '12' });
      await press(page, 'Custom');
      await press(page, 'Save address');
    },
    words: /^Enter a valid mobile number/,
  },
  {
    name: 'the question before a changed address is left',
    path: '/addressForm/12',
    signedIn: true,
    enter: async ({ page }) => {
      await fillIn(page, { Recipient: 'Aya' });
      await press(page, 'Back');
    },
    words: 'Unsaved changes',
  },
  {
    name: 'the step-up',
    path: '/changePayPwd?forgotten=true',
    signedIn: true,
    enter: async ({ page }) => {
      await fillIn(page, { 'New payment code': '739105', 'Confirm payment code': '739105' });
      await press(page, 'Change payment code');
    },
    words: 'Confirm it’s you',
  },
  {
    name: 'logging out',
    path: '/profile',
    signedIn: true,
    enter: (app) => press(app.page, 'Sign out'),
    words: 'Stay signed in',
  },
];

for (const signedIn of [false, true]) {
  const who = signedIn ? 'a customer' : 'a visitor';

  test(`all forms and sheets of ${who} pass axe, and fit 320 px with 200 % text`, async ({ openApp }) => {
    // Each of up to eight states is a load, two runs of axe and one of the layout checker.
    test.slow();
    const app = await openApp({ signedIn }, { reducedMotion: 'reduce' });
    const { page } = app;
    await keepToasts(page);
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    for (const { name, path, enter, words } of states.filter((state) => (state.signedIn ?? false) === signedIn)) {
      await page.goto(path);
      await enter(app);
      await expect(app.text(words)).toBeVisible();
      await checkThemes(page, name);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        document.documentElement.dir = 'rtl';
      });
      // An e-mail address from the server may be longer than a line, and break anywhere.
      const faults = async () =>
        (await layoutFaults(page)).filter((fault) => !fault.endsWith('<a> “service@meridian.shop”'));
      await expect.poll(faults, name).toEqual([]);
      await setTheme(page, 'light');
      await page.setViewportSize(size);
    }
  });
}
