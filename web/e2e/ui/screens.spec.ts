// Shows every screen in each of its states, and checks all rules for screens: layout, accessibility, names.
import { callApi } from '../fixtures/api.ts';
import type { App } from '../fixtures/app.ts';
import { checkNames } from '../fixtures/control-names.ts';
import { addressesOf, allAddresses, privateRoutes } from '../fixtures/routes.ts';
import { checkAccessibility, checkLayout } from '../fixtures/screen-rules.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';
import { chooseNetwork } from '../fixtures/top-up.ts';

interface Options {
  /** Whether to check more than layout: once for each path, in the state that shows the most. */
  axe?: boolean;
  /** If not as the path needs it. */
  signedIn?: boolean;
  scenario?: string;
  savedLocale?: string;
  /** Opens an overlay or another state. */
  open?: (app: App) => Promise<void>;
}

/** The words are visible when the screen is complete. */
type Screen = [name: string, path: string, words: string | RegExp, options?: Options];

/** Presses a button, and waits for words that it shows. */
const press = (name: string | RegExp, words?: string) => async (app: App) => {
  await app.page.getByRole('button', { name }).filter({ visible: true }).first().click();
  if (words !== undefined) await expect(app.text(words)).toBeVisible();
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
const typeSearch = async ({ page }: App) => {
  await page.getByRole('combobox').fill('tr');
  await expect(page.getByRole('option').nth(3)).toBeVisible();
};
/** Adds to the bag as a visitor, and opens it. */
const collect = async ({ page }: App) => {
  await page.getByRole('button', { name: 'Add to bag', exact: true }).click();
  await page.getByRole('button', { name: 'Bag, 1 item', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Bag' }).getByText('$129.90')).toBeVisible();
};
const toTheEnd = async ({ page }: App) => {
  const report = page.getByRole('button', { name: 'Report this product' });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return report.count();
    })
    .toBe(1);
  await expect(page.getByRole('region', { name: 'Similar products' }).getByRole('article').nth(1)).toBeAttached();
};
const openDepositAddress = async ({ page }: App) => {
  await chooseNetwork(page, /^Ethereum/);
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await page.getByLabel('Check a pasted address').fill('0x6830ffe680e15abe6daf0267b88f082c88420d30');
};
const openHeart = (app: App) => app.open('/heart', 'Recently viewed');
const writeMessage = async ({ page }: App) => {
  await page.getByLabel('Message', { exact: true }).fill('Where is my order?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Other ways to reach us' })).toBeVisible();
};
/** Measures the distance of an order's first item from the name of its shop. */
const measureItem = async ({ page }: App) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const shop = await page.getByRole('link', { name: /^The International/ }).boundingBox();
  const items = page.getByRole('listitem').filter({ hasText: /^Extraordinarily/ });
  const item = await items.boundingBox();
  expect((item?.y ?? 0) - (shop?.y ?? 0) - (shop?.height ?? 0)).toBe(12);
};

/** The customer's language on this device, to which the account then changes too; the complete screen shows `words`. */
const speaking = (savedLocale: string, words: string, fileName = savedLocale): Options => ({
  savedLocale,
  open: async (app) => {
    await callApi(app, `user/set_language?file_name=${fileName}`);
    await app.page.reload();
    await expect(app.text(words)).toBeVisible();
  },
});

/** The part of an address that names its screen. */
const screenOf = (path: string) => /^\/\w+/.exec(path)?.[0] ?? path;
const privateScreens = new Set(addressesOf(privateRoutes).map(({ path }) => screenOf(path)));
/** Every screen in its initial state. */
const plainScreens = allAddresses.flatMap(({ title, path, words }): Screen[] =>
  words === undefined ? [] : [[title, path, words, { axe: true }]],
);

/** All screens, and the states that look different. */
const screens: Screen[] = [
  ...plainScreens,
  ['a customer’s home', '/home', 'to pay', { axe: true, signedIn: true }],
  ['the application for a refund', '/refund/9003', 'The money goes to your balance', { axe: true }],
  ['a change of the e-mail address', '/setting', 'Verified', { open: press(/^Email/, 'New email address') }],
  ['a refund case', '/refund?case=8001', 'Case history', { axe: true }],
  ['the refund cases', '/refund?tab=cases', /^Requested: Nov\s19/, { axe: true }],
  ['the orders to refund', '/refund', 'Which order would you like refunded?'],
  ['home with long names', '/home', 'New arrivals', { scenario: 'long_names' }],
  ['the checkout', '/checkout?lines=501,503', 'Mei Tanaka', { axe: true }],
  ['the checkout with long names', '/checkout?lines=501,502', /^2 items$/, { scenario: 'long_names' }],
  [
    'changes at the checkout',
    '/checkout?lines=501,502',
    /^2 items$/,
    { scenario: 'price_changed', open: press('Place order', 'You have not ordered anything yet.') },
  ],
  ['explore', '/explore', /^\d+ products$/],
  ['the ranking', '/explore?list=hot', /\d+% positive/],
  ['all shops', '/explore?list=shops', 'Northwind Audio'],
  ['all shops with long names', '/explore?list=shops', /International/, { scenario: 'long_names' }],
  ['the deals', '/explore?list=deals', 'Best sellers on sale'],
  ['the newest', '/explore?list=new', /sold/],
  ['the filters', '/filter', 'Little Orbit Toys'],
  ['the ranking of its own', '/popular', /positive/],
  ['products of a filter', '/products?freight=true&max=60', /^\d+ products$/],
  ['filters that fit nothing', '/products?max=3&freight=true', /Remove ‘/],
  ['the filters over products', '/products', /^\d+ products$/, { open: press(/^Filter$/, 'Free shipping') }],
  ['past searches', '/search', 'Popular this week', { open: searchTwice }],
  ['suggestions', '/search', 'Popular this week', { open: typeSearch }],
  ['a search that finds nothing', '/search?q=zzzz%20trail', 'Search for “trail”'],
  ['a shop', '/shop/1', /^\d+ products$/, { axe: true, signedIn: true }],
  ['a shop with a long name', '/shop/1', /^\d+ products$/, { scenario: 'long_names' }],
  ['a shop’s categories', '/shop/1?tab=categories', 'Electrical equipment'],
  ['a shop’s reviews', '/shop/2?tab=reviews&stars=4', /^\d+ of \d+ reviews$/],
  ['a product to its end', '/detail/105', 'Add to bag', { open: toTheEnd }],
  ['a product in German', '/detail/101', 'In den Warenkorb', { savedLocale: 'de' }],
  ['the registration in German', '/register', 'Konto erstellen', { savedLocale: 'de' }],
  ['the login in Japanese', '/login', 'Meridianへようこそ', { savedLocale: 'ja' }],
  [
    'the ways to top up in French',
    '/topUp',
    /Not credited yet|Pas encore/,
    speaking('fr', 'Voir toutes les recharges'),
  ],
  [
    'the ways to top up in Japanese',
    '/topUp',
    /Not credited yet|まだ入金されていません/,
    speaking('ja', 'まだ入金されていません', 'ri'),
  ],
  [
    'the help in Japanese',
    '/helpAndSupport',
    /Contact customer service|カスタマーサポートに連絡/,
    speaking('ja', 'カスタマーサポートに連絡', 'ri'),
  ],
  [
    'the notifications in French',
    '/notification',
    /Mark all as read|Tout marquer comme lu/,
    speaking('fr', 'Tout marquer comme lu'),
  ],
  ['a size guide', '/detail/105', 'Add to bag', { open: press('Size guide') }],
  ['about a shop', '/shop/1?tab=about', 'Business licence', { axe: true }],
  ['a review', '/comment?order=9005', 'Publish review', { axe: true }],
  ['written reviews', '/comment?state=written', 'Grove olive soap, 120 g'],
  ['favourite shops', '/myFavourite?tab=shops', 'Northwind Audio', { axe: true }],
  ['what was viewed', '/detail/101', 'Add to bag', { signedIn: true, open: openHeart }],
  ['the payment', '/payment?order=9001', 'Enter your payment code'],
  ['a payment without a code', '/payment?order=9001', 'Set a payment code first', { scenario: 'no_pay_code' }],
  ['a payment that was made', '/payment?order=9002', 'Balance now', { axe: true }],
  ['an unknown shop', '/shop/999', 'We could not find this shop.'],
  ['the bag', '/bag', /^Price down: was/, { axe: true, scenario: 'mixed_cart' }],
  ['the bag with long names', '/bag', /more for free/, { scenario: 'long_names' }],
  ['the bag edited', '/bag', 'Details', { open: press('Edit') }],
  ['the total of the bag', '/bag', 'Details', { open: press(/^Total/) }],
  ['another choice in the bag', '/bag', 'Details', { open: press('Mist, change') }],
  ['the bag of a visitor', '/detail/101?sku=1012', 'Add to bag', { open: collect }],
  ['an empty bag', '/bag', 'You may also like', { scenario: 'new_customer' }],
  ['the form of an address', '/addressForm/12', 'Save address', { axe: true }],
  ['an order on its way', '/orderInfo/9003', 'Arrived at the local depot, Kyoto', { axe: true }],
  ['an order in two parcels', '/orderInfo/9002', /^Contains/, { scenario: 'two_parcels' }],
  ['an order with long names', '/orderInfo/9003', 'Shipped', { scenario: 'long_names', open: measureItem }],
  ['an unpaid order', '/orderInfo/9001', /^Pay within/],
  ['a withdrawal', '/withDraw?amount=300&payee=6301', /^Valid until/, { axe: true }],
  ['a frozen wallet', '/withDraw', 'Ask customer service', { scenario: 'frozen_wallet' }],
  ['a new payee', '/withDraw', 'Add a wallet address', { open: press('Add a wallet address') }],
  ['an application received', '/withDraw?done=6102', 'What happens next', { axe: true }],
  ['a withdrawal of the history', '/depositRecord?id=6102', /^Reviewed by/, { axe: true }],
  ['the history of top-ups', '/topUpRecord?method=onchain', 'The transfer was not found on the network', { axe: true }],
  ['the bills', '/capitalRecord?direction=out', '-$162.50', { axe: true }],
  ['the filter of the bills', '/capitalRecord', '-$162.50', { open: press('Filter bills') }],
  ['a bank transfer', '/topUp?method=manual&amount=40', /^Valid until/, { axe: true }],
  [
    'a card payment without an answer',
    '/cardTopUp?payment_id=6401',
    'Payment number',
    { scenario: 'card_payment_unknown' },
  ],
  [
    'an on-chain top-up',
    '/walletTopUp',
    'Choose the same network as the platform',
    { axe: true, open: openDepositAddress },
  ],
  ['the orders', '/myPurchases/all', 'M2611200418', { axe: true }],
  ['no orders', '/myPurchases/0', 'Nothing to pay.', { scenario: 'new_customer' }],
  ['the cancellation of an order', '/myPurchases/0', 'M2611200418', { open: press('Cancel order', 'Another reason') }],
  [
    'the confirmation of a receipt',
    '/myPurchases/2',
    'M2611140207',
    { open: press('Confirm receipt', 'Have you received your order?') },
  ],
  ['the filter of the orders', '/myPurchases/all', 'M2611200418', { open: press('Filter orders', 'Show orders') }],
  ['the inbox with long names', '/services', 'Online now', { axe: true, scenario: 'long_names' }],
  ['a conversation about an order', '/service?shop=1&order=9003', 'Send this', { axe: true, scenario: 'long_names' }],
  [
    'a conversation that takes no messages',
    '/service',
    'Welcome to Meridian, Mei.',
    { scenario: 'service_unavailable', open: writeMessage },
  ],
  ['the help', '/helpAndSupport?item=open-an-account', 'Was this helpful?', { axe: true }],
  ['the legal documents', '/law', 'Privacy notice'],
  ['a legal document', '/law?doc=deposit', 'Contents', { axe: true }],
  ['new terms', '/profile', 'Accept new terms', { scenario: 'terms_outdated' }],
  ['an unknown address', '/nowhere', 'There is no page at this address.', { axe: true }],
  ['a product', '/detail/101/1?sku=1011', 'Description', { axe: true, signedIn: true }],
  ['the login after a new password', '/login?after=password', 'Your password was changed', { axe: true }],
  ['the change of a password', '/changePassword', 'Current password', { axe: true, signedIn: true }],
  ['what a search finds', '/search?q=trail', 'Trail 24 L backpack, rain cover', { axe: true }],
  ['a top-up that was reported', '/topUp?recharge=6002', 'Your balance is topped up', { axe: true }],
];

/** In the default tier: a list, forms, a table of figures, and the screen with the most parts. */
const tellingScreens = new Set(['/bag', '/detail', '/passwords', '/capitalRecord', '/register']);

for (const [group, states] of Map.groupBy(screens, ([, path]) => screenOf(path))) {
  // `npm test -- --changed` chooses a screen by its group.
  test.describe(group, () => {
    const tier = inDefaultTier(tellingScreens.has(group));
    test(`each state fits its window, and the fullest passes axe${tier}`, async ({ openWarm }) => {
      test.setTimeout(60_000 * (states.length + 1));
      for (const [name, path, words, { open, axe = false, ...more } = {}] of states)
        await test.step(name, async () => {
          const options = { signedIn: privateScreens.has(group), ...more };
          const app = await openWarm(path, options, { reducedMotion: 'reduce' });
          await expect(app.text(words)).toBeVisible();
          if (axe) {
            await checkAccessibility(app);
            await expect(app.text(words)).toBeVisible();
          }
          await open?.(app);
          await checkLayout(app);
          if (more.savedLocale === undefined) await checkNames(app.page);
        });
    });
  });
}
