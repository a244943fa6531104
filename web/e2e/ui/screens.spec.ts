// Shows every screen in each of its states, and checks all rules for screens: layout, accessibility, names.
import { callApi } from '../fixtures/api.ts';
import type { App } from '../fixtures/app.ts';
import { checkNames } from '../fixtures/control-names.ts';
import { addressesOf, allAddresses, privateRoutes } from '../fixtures/routes.ts';
import { checkAccessibility, checkLayout } from '../fixtures/screen-rules.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';

interface Screen {
  path: string;
  /** Whether to check more than layout: once for each path, in the state that shows the most. */
  axe?: boolean;
  /** Visible when the screen is complete. */
  words: string | RegExp;
  signedIn?: boolean;
  scenario?: string;
  savedLocale?: string;
  /** Opens an overlay or another state. */
  open?: (app: App) => Promise<void>;
}

const openFilter = async ({ page }: App) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Free shipping' })).toBeVisible();
};
/** Searches twice, and comes back to the start. */
const searchTwice = async (app: App) => {
  for (const words of ['tv', 'over-ear headphones for long flights']) {
    await app.page.getByRole('combobox').fill(words);
    await app.page.keyboard.press('Enter');
    await expect(app.text(/^\d+ products?$/)).toBeVisible();
    await app.page.goto('/search');
  }
  await expect(app.text('Recent searches')).toBeVisible();
};
const type = (words: string) => async (app: App) => {
  await app.page.getByRole('combobox').fill(words);
  await expect(app.page.getByRole('option').nth(3)).toBeVisible();
};

/** Adds to the bag as a visitor, and opens it. */
const collect = async ({ page }: App) => {
  await page.getByRole('button', { name: 'Add to bag', exact: true }).click();
  await page.getByRole('button', { name: 'Bag, 1 item', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Bag' }).getByText('$129.90')).toBeVisible();
};

const toTheEnd = async (app: App) => {
  const report = app.page.getByRole('button', { name: 'Report this product' });
  await expect
    .poll(async () => {
      await app.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return report.count();
    })
    .toBe(1);
  await expect(app.page.getByRole('region', { name: 'Similar products' }).getByRole('article').nth(1)).toBeAttached();
};

const press =
  (name: string | RegExp) =>
  async ({ page }: App) =>
    page.getByRole('button', { name }).filter({ visible: true }).first().click();

const openDepositAddress = async ({ page }: App) => {
  await page.getByRole('radio', { name: /^Ethereum/ }).check();
  await page.getByRole('checkbox', { name: /I have read this/ }).check();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await page.getByLabel('Check a pasted address').fill('0x6830ffe680e15abe6daf0267b88f082c88420d30');
};
const openChanges = async ({ page }: App) => {
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('dialog', { name: '2 changes to your order' })).toBeVisible();
};

/** Switches the customer's account to another language, in which the complete screen shows `words`. */
const speak = (fileName: string, words: string | RegExp) => async (app: App) => {
  await callApi(app, `user/set_language?file_name=${fileName}`);
  await app.page.reload();
  await expect(app.text(words)).toBeVisible();
};

const privatePaths = new Set(addressesOf(privateRoutes).map(({ path }) => path));
/** Every screen in its initial state. */
const plainScreens = allAddresses.flatMap(({ title, path, words }): [string, Screen][] =>
  words === undefined ? [] : [[title, { path, axe: true, words, signedIn: privatePaths.has(path) }]],
);

/** All screens, and the states that look different. */
const screens: [name: string, screen: Screen][] = [
  ...plainScreens,
  ['a customer’s home', { path: '/home', axe: true, words: 'to pay', signedIn: true }],
  [
    'the application for a refund',
    { path: '/refund/9003', axe: true, words: 'The money goes to your balance', signedIn: true },
  ],
  [
    'a change of the e-mail address',
    {
      path: '/setting',
      words: 'Verified',
      signedIn: true,
      open: async ({ page }) => {
        await page.getByRole('button', { name: /^Email/ }).click();
        await expect(page.getByLabel('New email address')).toBeVisible();
      },
    },
  ],
  ['a refund case', { path: '/refund?case=8001', axe: true, words: 'Case history', signedIn: true }],
  ['the refund cases', { path: '/refund?tab=cases', axe: true, words: /^Requested: Nov 19/, signedIn: true }],
  ['the orders to refund', { path: '/refund', words: 'Which order would you like refunded?', signedIn: true }],
  ['home with long names', { path: '/home', words: 'New arrivals', scenario: 'long_names' }],
  ['the checkout', { path: '/checkout?lines=501,503', axe: true, words: 'Mei Tanaka', signedIn: true }],
  [
    'the checkout with long names',
    { path: '/checkout?lines=501,502', words: /^2 items$/, signedIn: true, scenario: 'long_names' },
  ],
  [
    'changes at the checkout',
    {
      path: '/checkout?lines=501,502',
      words: /^2 items$/,
      signedIn: true,
      scenario: 'price_changed',
      open: openChanges,
    },
  ],
  ['explore', { path: '/explore', words: /^\d+ products$/ }],
  ['the ranking', { path: '/explore?list=hot', words: /\d+% positive/ }],
  ['all shops', { path: '/explore?list=shops', words: 'Northwind Audio' }],
  ['all shops with long names', { path: '/explore?list=shops', words: /International/, scenario: 'long_names' }],
  ['the deals', { path: '/explore?list=deals', words: 'Best sellers on sale' }],
  ['the newest', { path: '/explore?list=new', words: /sold/ }],
  ['the filters', { path: '/filter', words: 'Little Orbit Toys', signedIn: true }],
  ['the ranking of its own', { path: '/popular', words: /positive/, signedIn: true }],
  ['products of a filter', { path: '/products?freight=true&max=60', words: /^\d+ products$/, signedIn: true }],
  ['filters that fit nothing', { path: '/products?max=3&freight=true', words: /Remove ‘/, signedIn: true }],
  ['the filters over products', { path: '/products', words: /^\d+ products$/, signedIn: true, open: openFilter }],
  ['past searches', { path: '/search', words: 'Popular this week', open: searchTwice }],
  ['suggestions', { path: '/search', words: 'Popular this week', open: type('tr') }],
  ['a search that finds nothing', { path: '/search?q=zzzz%20trail', words: 'Search for “trail”' }],
  ['a shop', { path: '/shop/1', axe: true, words: /^\d+ products$/, signedIn: true }],
  ['a shop with a long name', { path: '/shop/1', words: /^\d+ products$/, scenario: 'long_names' }],
  ['a shop’s categories', { path: '/shop/1?tab=categories', words: 'Electrical equipment' }],
  ['a shop’s reviews', { path: '/shop/2?tab=reviews&stars=4', words: /^\d+ of \d+ reviews$/ }],
  ['a product to its end', { path: '/detail/105', words: 'Add to bag', open: toTheEnd }],
  ['a product in German', { path: '/detail/101', words: 'In den Warenkorb', savedLocale: 'de' }],
  ['the registration in German', { path: '/register', words: 'Konto erstellen', savedLocale: 'de' }],
  ['the login in Japanese', { path: '/login', words: 'Meridianへようこそ', savedLocale: 'ja' }],
  [
    'the ways to top up in French',
    {
      path: '/topUp',
      words: /Not credited yet|Pas encore/,
      signedIn: true,
      savedLocale: 'fr',
      open: speak('fr', 'Voir toutes les recharges'),
    },
  ],
  [
    'the ways to top up in Japanese',
    {
      path: '/topUp',
      words: /Not credited yet|まだ入金されていません/,
      signedIn: true,
      savedLocale: 'ja',
      open: speak('ri', 'まだ入金されていません'),
    },
  ],
  [
    'the help in Japanese',
    {
      path: '/helpAndSupport',
      words: /Contact customer service|カスタマーサポートに連絡/,
      signedIn: true,
      savedLocale: 'ja',
      open: speak('ri', 'カスタマーサポートに連絡'),
    },
  ],
  [
    'the notifications in French',
    {
      path: '/notification',
      words: /Mark all as read|Tout marquer comme lu/,
      signedIn: true,
      savedLocale: 'fr',
      open: speak('fr', 'Tout marquer comme lu'),
    },
  ],
  ['a size guide', { path: '/detail/105', words: 'Add to bag', open: press('Size guide') }],
  ['about a shop', { path: '/shop/1?tab=about', axe: true, words: 'Business licence' }],
  ['a review', { path: '/comment?order=9005', axe: true, words: 'Publish review', signedIn: true }],
  ['written reviews', { path: '/comment?state=written', words: 'Grove olive soap, 120 g', signedIn: true }],
  ['favourite shops', { path: '/myFavourite?tab=shops', axe: true, words: 'Northwind Audio', signedIn: true }],
  [
    'what was viewed',
    {
      path: '/detail/101',
      words: 'Add to bag',
      signedIn: true,
      open: async (app) => {
        await app.open('/heart', 'Recently viewed');
      },
    },
  ],
  ['the payment', { path: '/payment?order=9001', words: 'Enter your payment code', signedIn: true }],
  [
    'a payment without a code',
    { path: '/payment?order=9001', words: 'Set a payment code first', signedIn: true, scenario: 'no_pay_code' },
  ],
  ['a payment that was made', { path: '/payment?order=9002', axe: true, words: 'Balance now', signedIn: true }],
  ['an unknown shop', { path: '/shop/999', words: 'We could not find this shop.' }],
  ['the bag', { path: '/bag', axe: true, words: /^Price down: was/, signedIn: true, scenario: 'mixed_cart' }],
  ['the bag with long names', { path: '/bag', words: /more for free/, signedIn: true, scenario: 'long_names' }],
  ['the bag edited', { path: '/bag', words: 'Details', signedIn: true, open: press('Edit') }],
  ['the total of the bag', { path: '/bag', words: 'Details', signedIn: true, open: press(/^Total/) }],
  ['another choice in the bag', { path: '/bag', words: 'Details', signedIn: true, open: press('Mist, change') }],
  ['the bag of a visitor', { path: '/detail/101?sku=1012', words: 'Add to bag', open: collect }],
  ['an empty bag', { path: '/bag', words: 'You may also like', signedIn: true, scenario: 'new_customer' }],
  ['the form of an address', { path: '/addressForm/12', axe: true, words: 'Save address', signedIn: true }],
  [
    'an order on its way',
    { path: '/orderInfo/9003', axe: true, words: 'Arrived at the local depot, Kyoto', signedIn: true },
  ],
  ['an order in two parcels', { path: '/orderInfo/9002', words: /^Contains/, signedIn: true, scenario: 'two_parcels' }],
  [
    'an order with long names',
    {
      path: '/orderInfo/9003',
      words: 'Shipped',
      signedIn: true,
      scenario: 'long_names',
      open: async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 780 });
        const shop = await page.getByRole('link', { name: /^The International/ }).boundingBox();
        const item = await page
          .getByRole('listitem')
          .filter({ hasText: /^Extraordinarily/ })
          .boundingBox();
        expect((item?.y ?? 0) - (shop?.y ?? 0) - (shop?.height ?? 0)).toBe(12);
      },
    },
  ],
  ['an unpaid order', { path: '/orderInfo/9001', words: /^Pay within/, signedIn: true }],
  ['a withdrawal', { path: '/withDraw?amount=300&payee=6301', axe: true, words: /^Valid until/, signedIn: true }],
  ['a frozen wallet', { path: '/withDraw', words: 'Ask customer service', signedIn: true, scenario: 'frozen_wallet' }],
  [
    'a new payee',
    { path: '/withDraw', words: 'Add a wallet address', signedIn: true, open: press('Add a wallet address') },
  ],
  ['an application received', { path: '/withDraw?done=6102', axe: true, words: 'What happens next', signedIn: true }],
  ['a withdrawal of the history', { path: '/depositRecord?id=6102', axe: true, words: /^Reviewed by/, signedIn: true }],
  [
    'the history of top-ups',
    {
      path: '/topUpRecord?method=onchain',
      axe: true,
      words: 'The transfer was not found on the network',
      signedIn: true,
    },
  ],
  ['the bills', { path: '/capitalRecord?direction=out', axe: true, words: '-$162.50', signedIn: true }],
  [
    'the filter of the bills',
    { path: '/capitalRecord', words: '-$162.50', signedIn: true, open: press('Filter bills') },
  ],
  ['a bank transfer', { path: '/topUp?method=manual&amount=40', axe: true, words: /^Valid until/, signedIn: true }],
  [
    'a card payment without an answer',
    { path: '/cardTopUp?payment_id=6401', words: 'Payment number', signedIn: true, scenario: 'card_payment_unknown' },
  ],
  [
    'an on-chain top-up',
    {
      path: '/walletTopUp',
      axe: true,
      words: 'Choose the same network as the platform',
      signedIn: true,
      open: openDepositAddress,
    },
  ],
  ['the orders', { path: '/myPurchases/all', axe: true, words: 'M2611200418', signedIn: true }],
  ['no orders', { path: '/myPurchases/0', words: 'Nothing to pay.', signedIn: true, scenario: 'new_customer' }],
  [
    'the cancellation of an order',
    {
      path: '/myPurchases/0',
      words: 'M2611200418',
      signedIn: true,
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Cancel order' }).click();
        await expect(page.getByLabel('Another reason')).toBeVisible();
      },
    },
  ],
  [
    'the confirmation of a receipt',
    {
      path: '/myPurchases/2',
      words: 'M2611140207',
      signedIn: true,
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Confirm receipt' }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ],
  [
    'the filter of the orders',
    {
      path: '/myPurchases/all',
      words: 'M2611200418',
      signedIn: true,
      open: async ({ page }) => {
        await page.getByRole('button', { name: 'Filter orders' }).click();
        await expect(page.getByRole('radio')).toHaveCount(10);
      },
    },
  ],
  [
    'the inbox with long names',
    { path: '/services', axe: true, words: 'Online now', signedIn: true, scenario: 'long_names' },
  ],
  [
    'a conversation about an order',
    { path: '/service?shop=1&order=9003', axe: true, words: 'Send this', signedIn: true, scenario: 'long_names' },
  ],
  [
    'a conversation that takes no messages',
    {
      path: '/service',
      words: 'Welcome to Meridian, Mei.',
      signedIn: true,
      scenario: 'service_unavailable',
      open: async ({ page }) => {
        await page.getByLabel('Message', { exact: true }).fill('Where is my order?');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('link', { name: 'Other ways to reach us' })).toBeVisible();
      },
    },
  ],
  ['the help', { path: '/helpAndSupport?item=open-an-account', axe: true, words: 'Was this helpful?', signedIn: true }],
  ['the legal documents', { path: '/law', words: 'Privacy notice', signedIn: true }],
  ['a legal document', { path: '/law?doc=deposit', axe: true, words: 'Contents', signedIn: true }],
  ['new terms', { path: '/profile', words: 'Accept new terms', signedIn: true, scenario: 'terms_outdated' }],
  ['an unknown address', { path: '/nowhere', axe: true, words: 'There is no page at this address.' }],
  ['a product', { path: '/detail/101/1?sku=1011', axe: true, words: 'Description', signedIn: true }],
  ['the login after a new password', { path: '/login?after=password', axe: true, words: 'Your password was changed' }],
  ['the change of a password', { path: '/changePassword', axe: true, words: 'Current password', signedIn: true }],
  ['what a search finds', { path: '/search?q=trail', axe: true, words: 'Trail 24 L backpack, rain cover' }],
  [
    'a top-up that was reported',
    { path: '/topUp?recharge=6002', axe: true, words: 'Your balance is topped up', signedIn: true },
  ],
];

/** In the default tier: a list, forms, a table of figures, and the screen with the most parts. */
const tellingScreens = new Set(['/bag', '/detail', '/passwords', '/capitalRecord', '/register']);

/** The part of an address that names its screen. */
const screenOf = (path: string) => /^\/\w+/.exec(path)?.[0] ?? path;

for (const [group, states] of Map.groupBy(screens, ([, { path }]) => screenOf(path))) {
  // `npm test -- --changed` chooses a screen by its group.
  test.describe(group, () => {
    const tier = inDefaultTier(tellingScreens.has(group));
    test(`each state fits its window, and the fullest passes axe${tier}`, async ({ openWarm }) => {
      test.setTimeout(60_000 * (states.length + 1));
      for (const [name, screen] of states) {
        const { path, words, open, axe = false, ...options } = screen;
        await test.step(name, async () => {
          const app = await openWarm(path, options, { reducedMotion: 'reduce' });
          await expect(app.text(words)).toBeVisible();
          if (axe) {
            await checkAccessibility(app);
            await expect(app.text(words)).toBeVisible();
          }
          await open?.(app);
          await checkLayout(app);
          if (options.savedLocale === undefined) await checkNames(app.page);
        });
      }
    });
  });
}

test('every path of the app is covered', () => {
  const seen = new Set(screens.map(([, { path }]) => screenOf(path)));
  const paths = allAddresses.map(({ path }) => screenOf(path));
  expect([...new Set(paths)].filter((path) => !seen.has(path))).toEqual([]);
});
