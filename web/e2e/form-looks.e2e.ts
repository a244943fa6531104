// Every state of the forms and sheets, as it looks and as it is read: axe in both themes, and the layout checker.
import { expect, test } from 'vitest';
import { findings } from './findings.ts';
import { fill, press } from './form-fields.ts';
import { layoutFaults } from './layout-faults.ts';
import { openShop, type Shop, sees } from './shop.ts';

interface State {
  name: string;
  path: string;
  customer?: boolean;
  /** Leads to the state. The words say that it stands there. */
  enter: (shop: Shop) => Promise<void>;
  words: string | RegExp;
}

const help = (shop: Shop) => press(shop, 'Help');
const states: State[] = [
  { name: 'login sent empty', path: '/login', enter: (shop) => press(shop, 'Sign in'), words: /^Please input/ },
  {
    name: 'login refused, with its toast',
    path: '/login',
    enter: async (shop) => {
      await fill(shop, { Account: 'demo@meridian.shop', Password: 'wrong-one' });
      await press(shop, 'Sign in');
    },
    words: 'The account or the password is wrong',
  },
  { name: 'languages', path: '/login', enter: (shop) => press(shop, 'Language'), words: '简体中文' },
  { name: 'help', path: '/login', enter: help, words: 'How do I open an account?' },
  {
    name: 'an answer of the help, and a vote that failed',
    path: '/login',
    enter: async (shop) => {
      await help(shop);
      await shop.page.getByText('The verification code does not arrive').click();
      await shop.control('faults', { kind: 'error', on: 'voteHelp', times: 1 });
      await press(shop, 'Yes');
    },
    words: 'System interface 500 abnormal',
  },
  {
    name: 'registration sent empty',
    path: '/register',
    enter: (shop) => press(shop, 'Create the account'),
    words: 'Enter your given name',
  },
  {
    name: 'terms with their contents',
    path: '/register',
    enter: async (shop) => {
      await press(shop, 'terms of use');
      await shop.page.locator('summary', { hasText: 'Contents' }).click();
    },
    words: '4. Delivery',
  },
  {
    name: 'new password sent empty',
    path: '/changePassword',
    customer: true,
    enter: (shop) => press(shop, 'Change the password'),
    words: 'Enter the password you use now',
  },
  {
    name: 'logging out',
    path: '/profile',
    customer: true,
    enter: (shop) => press(shop, 'Log out'),
    words: 'Stay signed in',
  },
];

test.each(['light', 'dark'] as const)('axe finds nothing on any state of forms and sheets, %s', async (colorScheme) => {
  for (const customer of [false, true]) {
    const shop = await openShop({ remembers: true, customer, colorScheme, reducedMotion: 'reduce' });
    for (const { name, path, enter, words } of states.filter((state) => (state.customer ?? false) === customer)) {
      await shop.go(path);
      await enter(shop);
      await sees(shop, words);
      expect(await findings(shop), name).toEqual([]);
    }
  }
});

test('twice the text on 320 pixels, from right to left: nothing of them is cut or runs together', async () => {
  const faults: string[] = [];
  for (const customer of [false, true]) {
    const shop = await openShop({
      ...{ remembers: true, customer, reducedMotion: 'reduce', viewport: { width: 320, height: 640 } },
    });
    for (const { name, path, enter, words } of states.filter((state) => (state.customer ?? false) === customer)) {
      await shop.go(path);
      await shop.page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        document.documentElement.dir = 'rtl';
      });
      await enter(shop);
      await sees(shop, words);
      faults.push(...(await layoutFaults(shop.page)).map((fault) => `${name}: ${fault}`));
    }
  }
  // An address of the server's that is longer than the line breaks somewhere.
  expect(faults.filter((fault) => !fault.endsWith('<a> “service@meridian.shop”'))).toEqual([]);
});
