import { expect, test } from 'vitest';
import { back } from './places.ts';
import { hears, openShop, reaches, sees, signIn } from './shop.ts';

test('[R2.09] a visitor at a private screen is told to log in, and afterwards is exactly where they wanted to be', async () => {
  const shop = await openShop({ remembers: true });
  // A parameter, a query of several parts, one that names a public path, one with letters of another script.
  for (const path of [
    '/orderInfo/9001',
    '/products?category=3&min=20&sort=price_asc',
    '/bag?from=%2Fhome',
    '/refund/9003/M1/101/134.40',
    '/myFavourite?tab=shops&q=%E5%8C%97',
  ]) {
    await shop.go(path);
    await hears(shop, 'Please log in first');
    await reaches(shop, `/login?return=${encodeURIComponent(path)}`);
    await signIn(shop);
    await reaches(shop, path);
    await shop.context.clearCookies({ name: 'Admin-Token' });
  }
  expect(shop.complaints).toEqual([]);
});

test('[R2.09] after signing in, back leads to before the screen that was asked for', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/home');
  await shop.page.getByRole('link', { name: 'Bag', exact: true }).click();
  await reaches(shop, '/login?return=%2Fbag');
  await signIn(shop);
  await reaches(shop, '/bag');
  await back(shop);
  await reaches(shop, '/home');
});

test('[R2.09] signing in never leads out of the shop, nor back to the login', async () => {
  const shop = await openShop({ remembers: true });
  for (const wanted of ['//evil.example/x', 'https://evil.example', '/\\evil.example', '/login?return=/login']) {
    await shop.go(`/login?return=${encodeURIComponent(wanted)}`);
    await signIn(shop);
    await reaches(shop, '/home');
    await shop.context.clearCookies({ name: 'Admin-Token' });
  }
});

test('[R2.10] a customer who opens /login is sent to the root, and so to the home page', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/login');
  await reaches(shop, '/home');
});

test('[R6.01] a customer reaches private screens without a word about logging in', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/profile');
  await sees(shop, 'Mei Tanaka');
  expect(shop.path()).toBe('/profile');
});

test('[R6.02] the profile leads to the merchant registration and to the seller platform', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/profile');
  for (const name of ['Open a shop of your own', 'Seller platform']) {
    const link = shop.page.getByRole('link', { name });
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await link.getAttribute('target')).toBe('_blank');
  }
});
