import { expect, test } from 'vitest';
import { findings } from './findings.ts';
import { eventually, openShop, sees } from './shop.ts';

const screens: [name: string, path: string, words: string, customer: boolean][] = [
  ['home', '/home', 'No more', false],
  ['a customer’s home', '/home', 'No more', true],
  ['a product', '/detail/101/1?sku=1011', 'Description', true],
  ['the login', '/login', 'Welcome to Meridian', false],
  ['the login after a new password', '/login?after=password', 'Your new password is set', false],
  ['the registration', '/register', 'Create the account', false],
  ['a forgotten password', '/forgotPassword', 'Whose password is it?', false],
  ['the change of a password', '/changePassword', 'Password you use now', true],
  ['the change of a password for a visitor', '/changePassword', 'Reset the password', false],
  ['the languages', '/language', 'Français', true],
  ['the notifications', '/notification', 'Your order is on its way', true],
  ['the profile', '/profile', 'Seller platform', true],
  ['the start of the search', '/search', 'Searched a lot this week', false],
  ['what a search finds', '/search?q=trail', 'Trail 24 L backpack, rain cover', false],
  ['the search for shops', '/searchs', 'Bright Pantry', false],
  ['a shop', '/shop/1', 'Northwind Audio', true],
  ['about a shop', '/shop/1?tab=about', 'Trade licence', false],
  ['the favourites', '/myFavourite', '$10.00 less than when saved', true],
  ['the followed shops', '/myFavourite?tab=shops', 'Trailhead Supply', true],
  ['the feed', '/heart', 'New in the shop', true],
  ['a screen that is not open yet', '/order', 'This screen opens in a later release.', true],
  ['an unknown address', '/nowhere', 'There is no page at this address.', false],
];

test.each(screens)('axe finds nothing on %s, light and dark', async (_name, path, words, customer) => {
  const shop = await openShop({ customer, reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await shop.page.emulateMedia({ colorScheme });
    await shop.go(path);
    await sees(shop, words);
    expect(await findings(shop), colorScheme).toEqual([]);
  }
});

test('a product, the profile, the languages and the notifications fit 320 pixels, also from right to left', async () => {
  const shop = await openShop({ customer: true, viewport: { width: 320, height: 640 } });
  const overflow = () =>
    shop.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const [path, words] of [
    ['/detail/101/1', 'Description'],
    ['/profile', 'Seller platform'],
    ['/language', 'Français'],
    ['/notification', 'Your order is on its way'],
  ] as const) {
    await shop.go(path);
    await sees(shop, words);
    for (const dir of ['ltr', 'rtl']) {
      await shop.page.evaluate((to) => document.documentElement.setAttribute('dir', to), dir);
      expect(await overflow(), `${path}, ${dir}`).toBe(0);
    }
  }
});

test('the focus follows to a new screen, and stays on a tab that was pressed', async () => {
  const shop = await openShop();
  await shop.go('/home');
  const focused = () => shop.page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await shop.page.getByRole('link', { name: 'Sign in' }).press('Enter');
  await sees(shop, 'Welcome to Meridian');
  await eventually(focused).toBe('screen');
  await shop.page.getByRole('button', { name: 'Back' }).press('Enter');
  await eventually(focused).toBe('Sign in');
  await shop.page.getByRole('link', { name: 'Explore' }).press('Enter');
  await eventually(() => shop.page.title()).toMatch(/^Explore/);
  expect(await focused()).toBe('Explore');
});
