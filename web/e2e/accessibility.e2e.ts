import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from 'vitest';
import { eventually, openShop, type Shop, sees } from './shop.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it stands, one line each. */
async function findings(shop: Shop): Promise<string[]> {
  await shop.page.evaluate(axeSource);
  const { violations }: AxeResults = await shop.page.evaluate(() => Reflect.get(window, 'axe').run());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.each(screens)(`axe finds nothing on %s, ${colorScheme}`, async (_name, path, words, customer) => {
    const shop = await openShop({ customer, colorScheme, reducedMotion: 'reduce' });
    await shop.go(path);
    await sees(shop, words);
    expect(await findings(shop)).toEqual([]);
  });
}

test('axe finds nothing on a login form that was sent empty', async () => {
  const shop = await openShop({ reducedMotion: 'reduce' });
  await shop.go('/login');
  await shop.page.getByRole('button', { name: 'Sign in' }).click();
  await sees(shop, 'Please input account and password');
  expect(await findings(shop)).toEqual([]);
});

test('axe finds nothing on a registration that was sent empty, nor on the terms over it', async () => {
  const shop = await openShop({ reducedMotion: 'reduce' });
  await shop.go('/register');
  await shop.page.getByRole('button', { name: 'Create the account' }).click();
  await sees(shop, 'Please agree to the terms to open an account');
  expect(await findings(shop)).toEqual([]);
  await shop.page.getByRole('button', { name: 'terms of use' }).click();
  await sees(shop, 'These terms are the agreement');
  expect(await findings(shop)).toEqual([]);
});

test('axe finds nothing on an open sheet', async () => {
  const shop = await openShop({ reducedMotion: 'reduce' });
  await shop.go('/home');
  await shop.page.getByRole('button', { name: 'Language' }).click();
  await shop.page.getByRole('dialog').waitFor();
  expect(await findings(shop)).toEqual([]);
});

test.each([
  '/home',
  '/detail/101/1',
  '/login',
  '/profile',
  '/register',
  '/forgotPassword',
  '/language',
  '/notification',
])('%s fits 320 pixels, also from right to left', async (path) => {
  const shop = await openShop({
    customer: ['/profile', '/language', '/notification'].includes(path),
    viewport: { width: 320, height: 640 },
  });
  await shop.go(path);
  await eventually(() => shop.page.title()).toMatch(/Meridian/);
  await shop.page.locator('main h1').waitFor({ state: 'attached' });
  const overflow = () =>
    shop.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await shop.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await overflow()).toBe(0);
});

test('the focus follows to a new screen, and stays on a tab that was pressed', async () => {
  const shop = await openShop();
  await shop.go('/home');
  const focused = () => shop.page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
  await shop.page.getByRole('link', { name: 'Sign in' }).press('Enter');
  await sees(shop, 'Welcome to Meridian');
  await eventually(focused).toBe('screen');
  await shop.page.getByRole('button', { name: 'Back' }).press('Enter');
  await shop.page.getByRole('link', { name: 'Explore' }).press('Enter');
  await eventually(() => shop.page.title()).toMatch(/^Explore/);
  expect(await focused()).toBe('Explore');
});

test('every control of the home page answers to a fingertip of 44 pixels', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/home');
  await sees(shop, 'No more');
  const small = await shop.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a, main button, nav a')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const after = getComputedStyle(control, '::after');
      const width = Math.max(box.width, Number.parseFloat(after.width) || 0);
      const height = Math.max(box.height, Number.parseFloat(after.height) || 0);
      return width >= 44 && height >= 44 ? [] : [`${control.innerText || control.ariaLabel}: ${width}×${height}`];
    }),
  );
  expect(small).toEqual([]);
});
