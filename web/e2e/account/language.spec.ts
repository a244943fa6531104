import type { Page, Response } from '@playwright/test';
import { alerts, fillIn } from '../fixtures/auth-forms.ts';
import { expectOverlaysLeft } from '../fixtures/navigation.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test.use({ savedLocale: null });

const root = (page: Page) => page.locator('html');

test('malformed cookies are ignored: the app opens for a visitor', async ({ app, page, consoleErrors, context }) => {
  for (const name of ['Local_Lang', 'Admin-Token'])
    await context.addCookies([{ name, value: '%E0%A4%A', url: app.url }]);
  await app.open('/home', 'Sign in to see your bag, orders and balance.');
  await expect(root(page)).toHaveAttribute('lang', 'en');
  expect(consoleErrors).toEqual([]);
});

test('[R8.01] a refusal without a message is explained in the language in use', async ({ page, faultProxy }) => {
  const body = JSON.stringify({ code: 1001, msg: '', time: 1, data: null });
  faultProxy.intercept('/api/user/login', { status: 200, body });
  // The file is first fetched, then imported from the cache.
  const isImported = (response: Response) =>
    response.url().includes('/refusals-') && response.request().resourceType() === 'script';
  const textsLoaded = async () => (await page.waitForResponse(isImported)).finished();
  await Promise.all([textsLoaded(), page.goto('/login')]);
  await fillIn(page, { Account: 'demo@meridian.shop', Password: 'wrong-one' });
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toContainText('Wrong account or password');
  await page.getByRole('button', { name: 'Language' }).click();
  await Promise.all([textsLoaded(), page.getByRole('dialog').getByText('简体中文').click()]);
  // When the sheet has closed, the focus returns to its button.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Another password, since a repeat of the call within a second would be a duplicate.
  await fillIn(page, { 密码: 'wrong-two' });
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toContainText('账号或密码错误');
});

test.describe('locale zh-CN', () => {
  test.use({ locale: 'zh-CN' });

  test('[R9.07] [R9.01] a language chosen in the sheet lasts three days @default', async ({ app, page, context }) => {
    await page.goto('/home');
    await page.getByRole('button', { name: '语言' }).click();
    const language = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    // The keys that move in a group choose nothing.
    for (const _ of ['日本語', '한국어', 'ไทย']) await language('简体中文').press('ArrowDown');
    await language('English').press('Enter');
    await expect(app.text('Popular products')).toBeVisible();
    await expectOverlaysLeft(page);
    const saved = (await context.cookies()).find(({ name }) => name === 'Local_Lang');
    expect(saved?.value).toBe('en');
    expect(saved?.path).toBe('/');
    expect((saved?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(3 * 86_400 - 60);
    await page.reload();
    await expect(app.text('Popular products')).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', 'en');
    // A visitor has no account to save it with.
    expect(app.faultProxy.requestsTo('/api/user/set_language')).toEqual([]);
  });
});

test('[R4.10] the account’s language replaces a visitor’s, which can be undone', async ({ app, page, toasts }) => {
  await keepToasts(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('dialog').getByText('Français').click();
  await expect(root(page)).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('input[name=account]').fill('demo@meridian.shop');
  await page.locator('input[name=password]').fill('demo123456');
  await page.keyboard.press('Enter');
  await toasts.waitFor('Switched to your account’s language');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(root(page)).toHaveAttribute('lang', 'fr');
  // The account has the language from now on.
  await expect.poll(() => app.faultProxy.requestsTo('/api/user/set_language').length).toBe(1);
  await expectAllAnswered(page);
  const asked = () => app.faultProxy.requestsTo('/api/user/getUserInfo').length;
  const before = asked();
  await page.reload();
  await expect.poll(asked).toBeGreaterThan(before);
  await expectAllAnswered(page);
  await expect(root(page)).toHaveAttribute('lang', 'fr');
});
