// Every state of the forms and sheets, as it looks and as it is read: axe in both themes, and the layout checker.
import type { App } from '../fixtures/app.ts';
import { fillIn, press } from '../fixtures/auth-forms.ts';
import { axeViolations, themes } from '../fixtures/axe.ts';
import { layoutFaults } from '../fixtures/layout-faults.ts';
import { expect, test } from '../fixtures/test.ts';

interface State {
  name: string;
  path: string;
  signedIn?: boolean;
  /** Leads to the state. The words say that it stands there. */
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
    words: 'The account or the password is wrong',
  },
  { name: 'languages', path: '/login', enter: (app) => press(app.page, 'Language'), words: '简体中文' },
  { name: 'help', path: '/login', enter: openHelp, words: 'How do I open an account?' },
  {
    name: 'an answer of the help, and a vote that failed',
    path: '/login',
    enter: async (app) => {
      await openHelp(app);
      await app.page.getByText('The verification code does not arrive').click();
      await app.control.addFault({ kind: 'error', on: 'voteHelp', times: 1 });
      await press(app.page, 'Yes');
    },
    words: 'System interface 500 abnormal',
  },
  {
    name: 'registration sent empty',
    path: '/register',
    enter: (app) => press(app.page, 'Create the account'),
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
    enter: (app) => press(app.page, 'Change the password'),
    words: 'Enter the password you use now',
  },
  {
    name: 'logging out',
    path: '/profile',
    signedIn: true,
    enter: (app) => press(app.page, 'Log out'),
    words: 'Stay signed in',
  },
];

for (const [colorScheme, rules] of themes) {
  test(`axe finds nothing on any state of forms and sheets, ${colorScheme}`, async ({ openApp }) => {
    for (const signedIn of [false, true]) {
      const app = await openApp({ signedIn }, { colorScheme, reducedMotion: 'reduce' });
      for (const { name, path, enter, words } of states.filter((state) => (state.signedIn ?? false) === signedIn)) {
        await app.page.goto(path);
        await enter(app);
        await expect(app.text(words)).toBeVisible();
        expect(await axeViolations(app.page, rules), name).toEqual([]);
      }
    }
  });
}

test('forms and sheets on 320 px with text of twice the size, right to left: nothing is cut or overlaps', async ({
  openApp,
}) => {
  const faults: string[] = [];
  for (const signedIn of [false, true]) {
    const app = await openApp({ signedIn }, { reducedMotion: 'reduce', viewport: { width: 320, height: 640 } });
    for (const { name, path, enter, words } of states.filter((state) => (state.signedIn ?? false) === signedIn)) {
      await app.page.goto(path);
      await app.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        document.documentElement.dir = 'rtl';
      });
      await enter(app);
      await expect(app.text(words)).toBeVisible();
      faults.push(...(await layoutFaults(app.page)).map((fault) => `${name}: ${fault}`));
    }
  }
  // An address of the server's that is longer than the line breaks somewhere.
  expect(faults.filter((fault) => !fault.endsWith('<a> “service@meridian.shop”'))).toEqual([]);
});
