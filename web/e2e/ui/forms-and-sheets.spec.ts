// Every state of the forms and sheets: axe in both themes, and the layout checker.
import { picker } from '../fixtures/address-form.ts';
import type { App } from '../fixtures/app.ts';
import { fillIn, press } from '../fixtures/auth-forms.ts';
import { checkThemes, setTheme } from '../fixtures/axe.ts';
import { layoutFaults } from '../fixtures/layout-faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

type State = [
  name: string,
  path: string,
  /** Leads to the state, which shows the words when reached. */
  enter: (app: App) => Promise<void>,
  words: string | RegExp,
];

/** Presses a button. */
const pressed =
  (name: string) =>
  ({ page }: App) =>
    press(page, name);
const refuse = async ({ page }: App) => {
  await fillIn(page, { Account: 'demo@meridian.shop', Password: 'wrong-one' });
  await press(page, 'Sign in');
};
const failVote = async ({ page, control }: App) => {
  await press(page, 'Help');
  await page.getByText('I did not receive a verification code').click();
  await control.addFault({ kind: 'error', on: 'voteHelp', times: 1 });
  await press(page, 'Yes');
};
const openContents = async ({ page }: App) => {
  await press(page, 'terms of use');
  await page.locator('summary', { hasText: 'Contents' }).click();
};
const openAreas = async ({ page }: App) => {
  await picker(page, 'Area').click();
  await page.getByRole('option').first().click();
};
const sendWrongAddress = async ({ page }: App) => {
  await fillIn(page, { 'Mobile number': '12' });
  await press(page, 'Custom');
  await press(page, 'Save address');
};
const leaveChangedAddress = async ({ page }: App) => {
  await fillIn(page, { Recipient: 'Aya' });
  await press(page, 'Back');
};
const changeForgottenCode = async ({ page }: App) => {
  await fillIn(page, { 'New payment code': '739105', 'Confirm payment code': '739105' });
  await press(page, 'Change payment code');
};

const ofVisitor: State[] = [
  ['login sent empty', '/login', pressed('Sign in'), /^Please input/],
  ['login refused, with its toast', '/login', refuse, 'Wrong account or password'],
  ['languages', '/login', pressed('Language'), '简体中文'],
  ['help', '/login', pressed('Help'), 'How do I open an account?'],
  ['an answer of the help, and a vote that failed', '/login', failVote, 'System interface 500 abnormal'],
  ['registration sent empty', '/register', pressed('Create account'), 'Enter your given name'],
  ['terms with their contents', '/register', openContents, '4. Delivery'],
];
const ofCustomer: State[] = [
  ['new password sent empty', '/changePassword', pressed('Change password'), 'Enter your current password'],
  ['logging out', '/profile', pressed('Sign out'), 'Stay signed in'],
  ['the question before an address is deleted', '/address', pressed('Delete 4-1 Umeda'), 'Delete address'],
  ['the countries', '/addressForm/12', ({ page }) => picker(page, 'Country').click(), 'France'],
  ['the areas', '/addressForm/12', openAreas, 'Not listed? Write it before the street'],
  ['an address sent with errors', '/addressForm/12', sendWrongAddress, /^Enter a valid mobile number/],
  ['the question before a changed address is left', '/addressForm/12', leaveChangedAddress, 'Unsaved changes'],
  ['the step-up', '/changePayPwd?forgotten=true', changeForgottenCode, 'Confirm it’s you'],
];

for (const [who, signedIn, states] of [
  ['a visitor', false, ofVisitor],
  ['a customer', true, ofCustomer],
] as const) {
  test(`all forms and sheets of ${who} pass axe, and fit 320 px with 200 % text`, async ({ openApp }) => {
    // Each of up to eight states is a load, two runs of axe and two of the layout checker.
    test.slow();
    const app = await openApp({ signedIn }, { reducedMotion: 'reduce' });
    const { page } = app;
    await keepToasts(page);
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    // An e-mail address from the server may be longer than a line, and break anywhere.
    const faults = async () =>
      (await layoutFaults(page)).filter((fault) => !fault.endsWith('<a> “service@meridian.shop”'));
    for (const [name, path, enter, words] of states) {
      await page.goto(path);
      await enter(app);
      await expect(app.text(words)).toBeVisible();
      await checkThemes(page, name);
      await expect.poll(faults, name).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        document.documentElement.dir = 'rtl';
      });
      await expect.poll(faults, name).toEqual([]);
      await setTheme(page, 'light');
      await page.setViewportSize(size);
    }
  });
}
