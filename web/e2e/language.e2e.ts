import { expect, test } from 'vitest';
import { eventually, openShop, sees } from './shop.ts';

const language = (shop: Awaited<ReturnType<typeof openShop>>) => shop.page.locator('html').getAttribute('lang');

test('[R9.07] without a saved language the browser’s decides', async () => {
  const english = await openShop({ saved: '', browserLanguage: 'en-GB' });
  await english.go('/login');
  await sees(english, 'Welcome to Meridian');
  expect(await language(english)).toBe('en');
});

test('damaged cookies count as none: the shop opens in the browser’s language, for a visitor', async () => {
  const shop = await openShop({ saved: '' });
  for (const name of ['Local_Lang', 'Admin-Token'])
    await shop.context.addCookies([{ name, value: '%E0%A4%A', url: shop.url }]);
  await shop.go('/home');
  await sees(shop, 'Sign in for your bag, orders and balance.');
  expect(await language(shop)).toBe('en');
  expect(shop.complaints).toEqual([]);
});

test.each(['pt-BR', 'zh-TW'])('[R9.07] a browser in %s reads Simplified Chinese', async (browserLanguage) => {
  const shop = await openShop({ saved: '', browserLanguage });
  await shop.go('/login');
  await sees(shop, '欢迎来到 Meridian');
  expect(await language(shop)).toBe('zh-CN');
});

test('[R9.07] [R9.01] the choice in the sheet applies at once, lasts three days and outlives a reload', async () => {
  const shop = await openShop({ saved: '', browserLanguage: 'zh-CN' });
  await shop.go('/home');
  await shop.page.getByRole('button', { name: '语言' }).click();
  await shop.page.getByRole('dialog').getByText('English').click();
  await sees(shop, 'Hot products');
  await eventually(() => shop.page.getByRole('dialog').count()).toBe(0);
  const saved = (await shop.context.cookies()).find(({ name }) => name === 'Local_Lang');
  expect(saved?.value).toBe('en');
  expect(saved?.path).toBe('/');
  expect((saved?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(3 * 86_400 - 60);
  await shop.page.reload();
  await sees(shop, 'Hot products');
  expect(await language(shop)).toBe('en');
});

test('[R9.07] calls ask for texts in the language in use', async () => {
  const shop = await openShop({ saved: 'zh-CN' });
  await shop.go('/home');
  await sees(shop, '热门商品');
  const asked = () =>
    shop.front.requests
      .filter(({ path }) => path === '/api/index/home')
      .map(({ headers }) => headers['accept-language']);
  expect(asked()).toEqual(['zh-CN']);
  await shop.page.getByRole('button', { name: '语言' }).click();
  await shop.page.getByRole('dialog').getByText('English').click();
  await eventually(asked).toEqual(['zh-CN', 'en']);
});

test('the sheet closes by its button, by Escape and by a press beside it', async () => {
  const shop = await openShop();
  await shop.go('/login');
  const dialog = shop.page.getByRole('dialog', { name: 'Language' });
  const open = async () => {
    await shop.page.getByRole('button', { name: 'Language' }).click();
    await dialog.waitFor();
  };
  await open();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await eventually(() => dialog.count()).toBe(0);
  await open();
  await shop.page.keyboard.press('Escape');
  await eventually(() => dialog.count()).toBe(0);
  await open();
  await shop.page.mouse.click(195, 100);
  await eventually(() => dialog.count()).toBe(0);
});
