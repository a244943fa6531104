import type { Page } from '@playwright/test';
import { envelope } from '../fixtures/fault-proxy.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const root = (page: Page) => page.locator('html');
const languages = (page: Page) => page.getByRole('list', { name: 'Language' }).getByRole('button');
const current = (page: Page) => page.locator('main [aria-current=true]');

test('[R9.07] [R3.01] [R4.10] languages are listed, and a chosen one saved with the account @default', async ({
  app,
  page,
  faultProxy,
}) => {
  await app.open('/language', 'Français');
  const names = await languages(page).locator('bdi').allInnerTexts();
  expect(names.slice(0, 6)).toEqual(['简体中文', 'English', '日本語', '한국어', 'ไทย', 'Italiano']);
  expect(names.length).toBeGreaterThanOrEqual(10);
  await expect(current(page)).toContainText('English');
  await expect(app.text('Simplified Chinese')).toBeVisible();
  // Each language also has its name in the current language and in Chinese.
  await expect(languages(page).filter({ hasText: 'Français' })).toContainText(/French\s*法语/);

  await page.getByLabel('Search languages').fill('simplified');
  await page.getByText('简体中文').click();
  await expect(root(page)).toHaveAttribute('lang', 'zh-CN');
  await expect(current(page)).toContainText('简体中文');
  await app.toasts.waitFor('修改成功');
  await expect(app.text('西班牙语')).toBeVisible();
  const asked = faultProxy.requestsTo('/api/user/set_language').map(({ path }) => path);
  expect(asked).toEqual(['/api/user/set_language?file_name=zh-cn']);
  // Another device gets the language from the account.
  await app.context.addCookies([{ name: 'Local_Lang', value: 'en', url: app.url }]);
  await app.open('/home', '热门商品');
});

test('[R9.07] a language that the account refuses is rolled back, with the reason', async ({ app, page }) => {
  app.faultProxy.intercept('/api/user/set_language', { addHeader: ['Prefer', 'example=language_unknown'] });
  await page.goto('/language');
  await page.getByText('简体中文').click();
  await app.toasts.waitFor('This language is not available');
  await expect(root(page)).toHaveAttribute('lang', 'en');
  await expect(current(page)).toContainText('English');
});

test('[B8.05] languages can be retried; one without texts cannot be chosen', async ({ app, page, faultProxy }) => {
  faultProxy.intercept('/api/user/language_list', { status: 404, body: '' });
  await app.open('/language', /404/);
  const list = [
    { language_name: 'English', chinese_name: '英语', file_name: 'en' },
    { language_name: 'Kiswahili', chinese_name: '斯瓦希里语', file_name: 'sw' },
  ];
  faultProxy.intercept('/api/user/language_list', envelope({ list }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(app.text('Kiswahili')).toBeVisible();
  await expect(app.text('Not translated yet')).toBeVisible();
  await expect(languages(page).filter({ hasText: 'Kiswahili' })).toBeDisabled();
});

test.describe('with Chinese saved', () => {
  test.use({ savedLocale: 'zh-CN' });

  test('[R4.10] a first load is repeated in the account’s language if that comes later', async ({ app, page }) => {
    const home = '/api/index/home';
    // The account, in English, is known before the first answer, in Chinese, has come.
    const late = Promise.withResolvers<void>();
    app.faultProxy.intercept(({ path, headers }) =>
      path === home && headers['accept-language'] === 'zh-CN' ? { holdUntil: late.promise } : undefined,
    );
    await page.goto('/home');
    await expect(root(page)).toHaveAttribute('lang', 'en');
    late.resolve();
    await expect(app.text('Popular products')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    const asked = app.faultProxy.requestsTo(home).map(({ headers }) => headers['accept-language']);
    expect(asked).toEqual(['zh-CN', 'en']);
    await expect(page.locator('main')).not.toHaveText(/\p{Script=Han}/u);
  });
});
