import type { Page } from '@playwright/test';
import { nextFrames } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true, stateless: true });

const root = (page: Page) => page.locator('html');
const radios = (page: Page) => page.getByRole('radio');

test('[R9.07] [R3.01] every language is listed by its own name first, and the current one is selected @default', async ({
  app,
  page,
}) => {
  await page.goto('/language');
  await expect(app.text('Français')).toBeVisible();
  const names = await page.locator('fieldset label bdi').allInnerTexts();
  expect(names.slice(0, 6)).toEqual(['English', '简体中文', '日本語', '한국어', 'ไทย', 'Italiano']);
  expect(names.length).toBeGreaterThanOrEqual(10);
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', 'en');
  await expect(app.text('Simplified Chinese')).toBeVisible();
  // Each language also has its name in the current language and in Chinese.
  await expect(page.locator('fieldset label').filter({ hasText: 'Français' })).toContainText(/French\s*法语/);
});

test('[R9.07] a language that the account refuses is rolled back, with the reason', async ({
  page,
  faultProxy,
  toasts,
}) => {
  faultProxy.intercept('/api/user/set_language', { addHeader: ['Prefer', 'example=language_unknown'] });
  await page.goto('/language');
  await page.getByText('简体中文').click();
  await toasts.waitFor('This language is not available');
  await expect(root(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', 'en');
});

test('[R9.07] a late refusal of a language does not undo a language chosen since', async ({
  page,
  faultProxy,
  toasts,
}) => {
  const set = '/api/user/set_language';
  const late = Promise.withResolvers<void>();
  const refusal = { status: 500, after: late.promise };
  faultProxy.intercept(({ path }) => (path === `${set}?file_name=de` ? refusal : undefined));
  await page.goto('/language');
  await page.getByText('Deutsch').click();
  await expect.poll(() => faultProxy.requestsTo(set).length).toBe(1);
  await page.getByText('Italiano').click();
  await expect(root(page)).toHaveAttribute('lang', 'it');
  // Serially: the second change is sent only after the answer to the first.
  expect(faultProxy.requestsTo(set)).toHaveLength(1);
  late.resolve();
  await toasts.waitFor('Modificato');
  await expect(root(page)).toHaveAttribute('lang', 'it');
  expect(toasts.on(page)).toEqual(['Modificato']);
});

test('[R9.07] a language whose texts load slowly does not replace a language chosen since', async ({
  page,
  faultProxy,
  toasts,
}) => {
  await page.goto('/language');
  await expect(radios(page).first()).toBeAttached();
  const late = Promise.withResolvers<void>();
  const german = page.waitForResponse(/\/assets\/deferred-de/);
  faultProxy.intercept(/\/assets\/deferred-de/, { holdUntil: late.promise });
  await page.getByText('Deutsch').click();
  await expect.poll(() => faultProxy.requestsTo(/\/assets\/deferred-de/).length).toBe(1);
  await page.getByText('Italiano').click();
  await toasts.waitFor('Modificato');
  late.resolve();
  await (await german).finished();
  await nextFrames(page);
  await expect(root(page)).toHaveAttribute('lang', 'it');
  const asked = faultProxy.requestsTo('/api/user/set_language').map(({ path }) => path);
  expect(asked).toEqual(['/api/user/set_language?file_name=it']);
});

test('[R9.07] a language is found by any of its names and by its code', async ({ app, page }) => {
  await page.goto('/language');
  await expect(app.text('Français')).toBeVisible();
  const all = await radios(page).count();
  for (const [words, name] of [
    ['francais', 'Français'],
    ['日语', '日本語'],
    ['ri', '日本語'],
    ['korean', '한국어'],
    ['tai', 'ไทย'],
  ] as const) {
    await page.getByLabel('Search languages').fill(words);
    await expect(app.text(name)).toBeVisible();
    await expect.poll(() => radios(page).count()).toBeLessThan(all);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(radios(page)).toHaveCount(all);
  }
});

test('a language without texts says so and cannot be chosen', async ({ app, page, faultProxy }) => {
  const list = [
    { language_name: 'English', chinese_name: '英语', file_name: 'en' },
    { language_name: 'Kiswahili', chinese_name: '斯瓦希里语', file_name: 'sw' },
  ];
  const body = JSON.stringify({ code: 1, msg: 'Done', time: '1795168800', data: { list } });
  faultProxy.intercept('/api/user/language_list', { status: 200, body });
  await page.goto('/language');
  await expect(app.text('Kiswahili')).toBeVisible();
  await expect(app.text('Not translated yet')).toBeVisible();
  await expect(page.locator('input[value=sw]')).toBeDisabled();
});

test('[B8.05] languages that fail to load show an error state with a retry', async ({ app, page, faultProxy }) => {
  faultProxy.intercept('/api/user/language_list', { status: 404, body: '' });
  await page.goto('/language');
  await expect(app.text(/404/)).toBeVisible();
  faultProxy.reset();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(app.text('Français')).toBeVisible();
});

test.describe('on the stateful mock', () => {
  test.use({ stateless: false });

  test('[R9.07] [R4.10] a chosen language applies at once and is saved with the account @default', async ({
    app,
    page,
    faultProxy,
    toasts,
    context,
  }) => {
    await page.goto('/language');
    await page.getByText('简体中文').click();
    await expect(root(page)).toHaveAttribute('lang', 'zh-CN');
    await toasts.waitFor('修改成功');
    await expect(app.text('西班牙语')).toBeVisible();
    const asked = faultProxy.requests
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/user/set_language'));
    expect(asked).toEqual(['/api/user/set_language?file_name=zh-cn']);
    // Another device gets the language from the account.
    await context.addCookies([{ name: 'Local_Lang', value: 'en', url: app.url }]);
    await page.goto('/home');
    await expect(app.text('热门商品')).toBeVisible();
  });

  test('with a device clock years ahead, three screens show the payment countdown, in English and in Chinese', async ({
    app,
    page,
    toasts,
  }) => {
    await page.clock.install({ time: new Date('2031-05-05T05:05:05Z') });
    const screens = ['/home', '/order', '/payment?order=9001'];
    for (const path of screens) {
      await page.goto(path);
      await expect(app.text(/\b2[1-5]:\d\d\b/)).toBeVisible();
    }
    await expect(app.text(/^Pay within 2[1-5]:\d\d$/)).toBeVisible();
    await page.goto('/language');
    await page.getByText('简体中文').click();
    await expect(root(page)).toHaveAttribute('lang', 'zh-CN');
    // The change shows at once but is saved a moment later: a screen opened before that is in the account's old
    // language.
    await toasts.waitFor('修改成功');
    for (const path of screens) {
      await page.goto(path);
      await expect(app.text(/\b2[1-5]:\d\d\b/)).toBeVisible();
      await expect(app.text(/Pay within|To pay/)).toHaveCount(0);
    }
    await expect(app.text(/^请在 2[1-5]:\d\d 内付款$/)).toBeVisible();
  });
});

test.describe('on the stateful mock, with Chinese saved', () => {
  test.use({ stateless: false, savedLocale: 'zh-CN' });

  test('[R4.10] a first load still pending when the account’s language arrives is repeated in that language', async ({
    app,
    page,
    faultProxy,
  }) => {
    const home = '/api/index/home';
    // The account, in English, is known before the first answer, in Chinese, has come.
    const late = Promise.withResolvers<void>();
    faultProxy.intercept(({ path, headers }) =>
      path === home && headers['accept-language'] === 'zh-CN' ? { holdUntil: late.promise } : undefined,
    );
    await page.goto('/home');
    await expect(root(page)).toHaveAttribute('lang', 'en');
    late.resolve();
    await expect(app.text('Popular products')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    const asked = faultProxy.requestsTo(home).map(({ headers }) => headers['accept-language']);
    expect(asked).toEqual(['zh-CN', 'en']);
    await expect(page.locator('main')).not.toHaveText(/\p{Script=Han}/u);
  });
});

test.describe('as a visitor', () => {
  test.use({ signedIn: false });

  test('the language screen is private, and a visitor chooses the language in the sheet instead', async ({
    app,
    page,
    faultProxy,
  }) => {
    await page.goto('/language');
    await expect(page).toHaveURL('/login?return=%2Flanguage');
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('dialog').getByText('简体中文').click();
    await expect(app.text('欢迎来到 Meridian')).toBeVisible();
    expect(faultProxy.requests.some(({ path }) => path.startsWith('/api/user/set_language'))).toBe(false);
  });
});
