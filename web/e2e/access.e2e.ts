import { expect, test } from 'vitest';
import { eventually, openShop, reaches, sees, signIn } from './shop.ts';

const open =
  '/login /register /home /shop /shop/7 /explore /detail /detail/101 /search /searchs /forgotPassword /changePassword';
const closed =
  '/bag /filter /profile /orderInfo/home /myPurchases/0 /checkout /payment /language /law /popular /products';

test.each(open.split(' '))('[R2.08] [R6.01] a visitor may open %s', async (path) => {
  const shop = await openShop();
  await shop.go(path);
  await eventually(() => shop.page.title()).toMatch(/ · Meridian$/);
  expect(shop.path()).toBe(path);
});

test.each(closed.split(' '))('[R2.09] [R6.01] a visitor at %s is told to log in first', async (path) => {
  const shop = await openShop();
  await shop.go(path);
  await sees(shop, 'Please log in first');
  await reaches(shop, `/login?return=${encodeURIComponent(path)}`);
});

test('[R2.09] a public word in the query opens no private screen', async () => {
  const shop = await openShop();
  await shop.go('/bag?from=/home');
  await sees(shop, 'Please log in first');
  await reaches(shop, /^\/login/);
});

test('[R2.09] after signing in, what was asked for opens, and back leads to before it', async () => {
  const shop = await openShop();
  await shop.go('/home');
  await shop.page.getByRole('link', { name: 'Bag' }).click();
  await reaches(shop, '/login?return=%2Fbag');
  await signIn(shop);
  await reaches(shop, '/bag');
  await shop.page.evaluate(() => history.back());
  await reaches(shop, '/home');
});

test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', '/login?return=/login'])(
  '[R2.09] signing in never leads to %s',
  async (wanted) => {
    const shop = await openShop();
    await shop.go(`/login?return=${encodeURIComponent(wanted)}`);
    await signIn(shop);
    await reaches(shop, '/home');
  },
);

test('[R2.10] a customer who opens /login is sent to the root, and so to the home page', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/login');
  await reaches(shop, '/home');
});

test('[R6.01] a customer reaches private screens without a word about logging in', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/profile');
  await sees(shop, 'Mei Tanaka');
  expect(shop.path()).toBe('/profile');
});

test('[R6.02] the profile leads to the merchant registration and to the seller platform', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/profile');
  for (const name of ['Open a shop of your own', 'Seller platform']) {
    const link = shop.page.getByRole('link', { name });
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await link.getAttribute('target')).toBe('_blank');
  }
});
