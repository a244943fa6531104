import { expect, test } from 'vitest';
import { eventually, hears, openShop, reaches, type Shop, sees } from './shop.ts';

const language = (shop: Shop) => shop.page.locator('html').getAttribute('lang');
const radios = (shop: Shop) => shop.page.getByRole('radio');

test('[R9.07] [R3.01] every language stands there by its own name first, the one in use ticked', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/language');
  await sees(shop, 'Français');
  const names = await shop.page.locator('fieldset label bdi').allInnerTexts();
  expect(names.slice(0, 6)).toEqual(['English', '简体中文', '日本語', '한국어', 'ไทย', 'Italiano']);
  expect(names.length).toBeGreaterThanOrEqual(10);
  expect(await shop.page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('en');
  await sees(shop, 'Simplified Chinese');
});

test('[R9.07] [R4.10] a choice applies at once and is kept with the account', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/language');
  await shop.page.getByText('简体中文').click();
  await eventually(() => language(shop)).toBe('zh-CN');
  await hears(shop, '修改成功');
  await sees(shop, '西班牙语');
  const asked = shop.front.requests.map(({ path }) => path).filter((path) => path.startsWith('/api/user/set_language'));
  expect(asked).toEqual(['/api/user/set_language?file_name=zh-cn']);
  // Another device knows it from the account.
  await shop.context.addCookies([{ name: 'Local_Lang', value: 'en', url: shop.url }]);
  await shop.go('/home');
  await sees(shop, '热门商品');
});

test('[R4.10] a first load that is still under way when the account’s language comes is made again in that language', async () => {
  const shop = await openShop({ remembers: true, customer: true, saved: 'zh-CN' });
  const home = '/api/index/home';
  // The first answer, in Chinese, has not come when the account is known, which is English.
  const late = Promise.withResolvers<void>();
  shop.front.obey(({ path, headers }) =>
    path === home && headers['accept-language'] === 'zh-CN' ? { until: late.promise } : undefined,
  );
  await shop.go('/home');
  await eventually(() => language(shop)).toBe('en');
  late.resolve();
  await sees(shop, 'Hot products');
  await shop.page.getByRole('article').first().waitFor();
  const asked = shop.front.requests
    .filter(({ path }) => path === home)
    .map(({ headers }) => headers['accept-language']);
  expect(asked).toEqual(['zh-CN', 'en']);
  expect(await shop.page.locator('main').innerText()).not.toMatch(/\p{Script=Han}/u);
});

test('[R9.07] what the account does not take is taken back, with the reason', async () => {
  const shop = await openShop({ customer: true });
  shop.front.obey(({ path }) =>
    path.startsWith('/api/user/set_language') ? { header: ['Prefer', 'example=language_unknown'] } : undefined,
  );
  await shop.go('/language');
  await shop.page.getByText('简体中文').click();
  await eventually(() => shop.page.locator('[data-kind=error]').count()).toBe(1);
  await eventually(() => language(shop)).toBe('en');
  await eventually(() => shop.page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('en');
});

test.each([
  ['francais', 'Français'],
  ['日语', '日本語'],
  ['ri', '日本語'],
  ['korean', '한국어'],
  ['tai', 'ไทย'],
])('[R9.07] searching for “%s” finds %s', async (words, name) => {
  const shop = await openShop({ customer: true });
  await shop.go('/language');
  await sees(shop, 'Français');
  const all = await radios(shop).count();
  await shop.page.getByLabel('Search languages').fill(words);
  await sees(shop, name);
  await eventually(() => radios(shop).count()).toBeLessThan(all);
  await shop.page.getByRole('button', { name: 'Clear' }).click();
  await eventually(() => radios(shop).count()).toBe(all);
});

test('a language without texts says so and cannot be chosen', async () => {
  const shop = await openShop({ customer: true });
  const list = [
    { language_name: 'English', chinese_name: '英语', file_name: 'en' },
    { language_name: 'Kiswahili', chinese_name: '斯瓦希里语', file_name: 'sw' },
  ];
  const body = JSON.stringify({ code: 1, msg: 'Done', time: '1795168800', data: { list } });
  shop.front.obey(({ path }) => (path === '/api/user/language_list' ? { status: 200, body } : undefined));
  await shop.go('/language');
  await sees(shop, 'Kiswahili');
  await sees(shop, 'Not translated yet');
  expect(await shop.page.locator('input[value=sw]').isDisabled()).toBe(true);
});

test('[B8.05] when the languages do not come, the screen says so and asks again', async () => {
  const shop = await openShop({ customer: true });
  shop.front.obey(({ path }) => (path === '/api/user/language_list' ? { status: 404, body: '' } : undefined));
  await shop.go('/language');
  await sees(shop, /404/);
  shop.front.obey();
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await sees(shop, 'Français');
});

test('a visitor chooses in the sheet instead: the screen itself needs a login', async () => {
  const shop = await openShop();
  await shop.go('/language');
  await reaches(shop, '/login?return=%2Flanguage');
  await shop.page.getByRole('button', { name: 'Language' }).click();
  await shop.page.getByRole('dialog').getByText('简体中文').click();
  await sees(shop, '欢迎来到 Meridian');
  expect(shop.front.requests.some(({ path }) => path.startsWith('/api/user/set_language'))).toBe(false);
});
