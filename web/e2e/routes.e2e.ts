import { expect, test } from 'vitest';
import { eventually, openShop, reaches, sees } from './shop.ts';

// The specification's table, each path once without and once with its parameters.
const paths =
  `/home /explore /bag /order /orderInfo /orderInfo/9001 /comment /refund /refund/9003/M1/101/134.40 /checkout
/myPurchases /myPurchases/0 /language /notification /profile /forgotPassword /changePassword /changePayPwd /helpAndSupport
/withDraw /depositRecord /topUp /walletTopUp /cardTopUp /topUpRecord /capitalRecord /myFavourite /payment /security /heart
/filter /setting /search /searchs /popular /detail /detail/101 /detail/101/1 /platform /law /address
/addressForm /addressForm/11 /shop /shop/1 /products /service /services /passwords`.split(/\s+/);

// These two send a customer on.
const forVisitors = ['/login', '/register'];

test('[R2.01] the root leads to the home page', async () => {
  const shop = await openShop();
  await shop.go('/');
  await reaches(shop, '/home');
  await sees(shop, 'Hot products');
});

test('[R2.11] [R2.02] every path of the table opens by its URL, with and without its parameters', async () => {
  const customer = await openShop({ customer: true });
  const visitor = await openShop();
  const titles = new Set<string>();
  for (const path of [...paths, ...forVisitors]) {
    const shop = forVisitors.includes(path) ? visitor : customer;
    await shop.go(path);
    await eventually(() => shop.page.title(), { message: path }).toMatch(/ · Meridian$/);
    expect(await shop.page.title(), path).not.toMatch(/^Page not found/);
    expect(shop.path(), path).toBe(path);
    titles.add(await shop.page.title());
  }
  // Each of the 44 has a title of its own.
  expect(titles.size).toBe(44);
  expect([...customer.complaints, ...visitor.complaints]).toEqual([]);
});

test('[R2.02] a screen survives a reload', async () => {
  const shop = await openShop();
  await shop.go('/detail/101/1');
  await sees(shop, 'Aria 2 over-ear headphones');
  await shop.page.reload();
  await sees(shop, 'Aria 2 over-ear headphones');
  await reaches(shop, '/detail/101/1');
});

test('[R2.03] a screen’s code comes when the screen is opened', async () => {
  const shop = await openShop();
  const loaded = () => shop.front.requests.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);
  await shop.go('/home');
  await sees(shop, 'Hot products');
  expect(loaded().filter((path) => /\/login-/.test(path))).toEqual([]);
  await shop.page.getByRole('link', { name: 'Sign in' }).click();
  await sees(shop, 'Welcome to Meridian');
  expect(loaded().filter((path) => /\/login-/.test(path))).toHaveLength(1);
});

test('[R2.04] the title is the route’s, in the language in use', async () => {
  const shop = await openShop();
  await shop.go('/login');
  await eventually(() => shop.page.title()).toBe('Sign in · Meridian');
  await shop.page.getByRole('button', { name: 'Language' }).click();
  await shop.page.getByText('简体中文').click();
  await eventually(() => shop.page.title()).toBe('登录 · Meridian');
  await shop.page.getByRole('button', { name: '返回' }).click();
  await eventually(() => shop.page.title()).toBe('首页 · Meridian');
});

test('[R2.12] an unknown path says so, in the language in use', async () => {
  const shop = await openShop();
  await shop.go('/no/such/page');
  await sees(shop, 'There is no page at this address.');
  await eventually(() => shop.page.title()).toBe('Page not found · Meridian');
  await shop.page.getByRole('link', { name: 'Go to the home page' }).click();
  await reaches(shop, '/home');

  const chinese = await openShop({ saved: 'zh-CN' });
  await chinese.go('/nowhere');
  await sees(chinese, '这个地址没有页面。');
});

test.each(['/detail/abc', '/detail/0', '/detail/-5', '/detail'])(
  '[R2.12] %s says that there is no such product',
  async (path) => {
    const shop = await openShop();
    await shop.go(path);
    await sees(shop, 'There is no product at this address.');
    expect(shop.complaints).toEqual([]);
  },
);
