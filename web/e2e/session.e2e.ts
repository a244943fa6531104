import { expect, test } from 'vitest';
import { tabBeside } from './places.ts';
import { eventually, hears, openShop, reaches, sees, signIn, TOKEN } from './shop.ts';

const DAY_S = 86_400;

test('[R5.01] both fields are required, and each says so', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/login');
  await shop.page.getByRole('button', { name: 'Sign in' }).click();
  await eventually(() => shop.page.getByText('Please input account and password').count()).toBe(2);
  await shop.page.getByLabel('Account').fill('mei@example.com');
  await eventually(() => shop.page.getByText('Please input account and password').count()).toBe(1);
  expect(shop.front.requests.some(({ path }) => path.startsWith('/api/user/login'))).toBe(false);
});

test('[R5.01] the password can be looked at', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/login');
  const password = shop.page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  expect(await password.getAttribute('type')).toBe('password');
  await shop.page.getByRole('button', { name: 'Show the password' }).click();
  await eventually(() => password.getAttribute('type')).toBe('text');
});

test('[R4.06] [R9.01] [R7.03] after login the token is kept for three days, and the user info is fetched with it', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/login');
  await signIn(shop);
  await reaches(shop, '/home');
  const cookies = await shop.context.cookies();
  const token = cookies.find(({ name }) => name === 'Admin-Token');
  expect(token?.path).toBe('/');
  const lasts = (token?.expires ?? 0) - Date.now() / 1000;
  expect(lasts).toBeGreaterThan(3 * DAY_S - 60);
  expect(lasts).toBeLessThanOrEqual(3 * DAY_S);
  const calls = shop.front.requests.filter(({ path }) => path.startsWith('/api/'));
  const login = calls.findIndex(({ path }) => path === '/api/user/login');
  const info = calls.findIndex(({ path }) => path === '/api/user/getUserInfo');
  expect(login).toBeGreaterThan(-1);
  expect(info).toBeGreaterThan(login);
  expect(calls[info]?.headers['token']).toBe(token?.value);
});

test('[R4.05] without the token a customer is a visitor again', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/profile');
  await sees(shop, 'Mei Tanaka');
  await shop.context.clearCookies({ name: 'Admin-Token' });
  await shop.go('/profile');
  await reaches(shop, /^\/login/);
});

test('[R4.10] the language of the account becomes the page’s', async () => {
  const shop = await openShop({ remembers: true, customer: true, saved: 'zh-CN' });
  await shop.go('/home');
  await sees(shop, 'Hot products');
  expect(await shop.page.locator('html').getAttribute('lang')).toBe('en');
  const cookies = await shop.context.cookies();
  expect(cookies.find(({ name }) => name === 'Local_Lang')?.value).toBe('en');
});

test('[R4.07] when the user info cannot be loaded the customer is signed out, told to the server and told why', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.control('faults', { kind: 'error', on: 'getUserInfo' });
  await shop.go('/home');
  await hears(shop, 'Your account could not be loaded, so you were signed out.');
  expect(shop.front.requests.filter(({ path }) => path === '/api/user/logout?lang=zh-cn')).toHaveLength(1);
  expect((await shop.context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false);
});

test('[R4.07] when logging out fails too the session is cleared all the same', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.control('faults', { kind: 'error', on: 'getUserInfo' });
  await shop.control('faults', { kind: 'error', on: 'logoutUser' });
  await shop.go('/home');
  await hears(shop, 'Your account could not be loaded, so you were signed out.');
  await eventually(async () => (await shop.context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token');
});

test('[R4.08] logging out asks first, then forgets the token and every private answer', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/profile');
  await sees(shop, 'Mei Tanaka');
  await shop.page.getByRole('button', { name: 'Log out' }).click();
  await shop.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await reaches(shop, '/home');
  await hears(shop, 'Signed out');
  expect((await shop.context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false);
  await eventually(() => shop.page.getByText('Mei Tanaka').count()).toBe(0);
});

test('[R4.08] logging out in one tab signs the other one out', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/profile');
  await sees(shop, 'Mei Tanaka');
  const other = await tabBeside(shop, '/profile');
  await other.page.getByRole('button', { name: 'Log out' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await reaches(shop, /^\/login/);
  await eventually(() => shop.page.getByText('Mei Tanaka').count()).toBe(0);
});

test('[R4.09] refused calls show one message, end the session and open the login once', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/home');
  await sees(shop, 'Hot products');
  await shop.control('faults', { kind: 'unauthorized' });
  // All of them are under way before the first is refused.
  const refused = Promise.withResolvers<void>();
  const asked: string[] = [];
  shop.front.obey(({ path, headers }) => {
    if (headers['token'] !== TOKEN) return;
    asked.push(path);
    return { until: refused.promise };
  });
  await shop.page.getByRole('link', { name: 'Profile' }).click();
  await eventually(() => asked.length).toBeGreaterThan(1);
  refused.resolve();
  await reaches(shop, '/login?return=%2Fprofile');
  await eventually(() => shop.told).toContain('Please log in first');
  expect((await shop.context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false);
  expect(shop.told).toEqual(['Please log in first']);
});
