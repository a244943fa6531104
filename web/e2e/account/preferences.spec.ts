// Theme and language chosen in one tab apply to all tabs.
import type { App } from '../fixtures/app.ts';
import { expect, test } from '../fixtures/test.ts';

const themeColor = ({ page }: App) => page.locator('meta[name="theme-color"]');
const light = '#fbfaf7';
const dark = '#121316';

async function choose({ page }: App, theme: string): Promise<void> {
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('dialog').getByText(theme, { exact: true }).click();
  await page.keyboard.press('Escape');
}

test('a theme chosen in one tab applies to the other, as does the browser’s colour', async ({ app, page }) => {
  await app.asCustomer();
  await app.open('/home', 'Popular products');
  await expect(themeColor(app)).toHaveAttribute('content', light);
  const other = await app.openTab('/setting');
  await choose(other, 'Dark');
  for (const tab of [other, app]) {
    await expect(tab.page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(themeColor(tab)).toHaveAttribute('content', dark);
  }
  await page.reload();
  await expect(themeColor(app)).toHaveAttribute('content', dark);
  await expect(themeColor(app)).toHaveCount(1);

  await choose(other, 'Same as device');
  for (const tab of [other, app]) await expect(themeColor(tab)).toHaveAttribute('content', light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(themeColor(app)).toHaveAttribute('content', dark);
});

test('[R9.07] a language chosen in one tab applies to the other, server texts included', async ({ app, page }) => {
  await app.open('/home', 'Popular products');
  const other = await app.openTab('/login');
  await other.page.getByRole('button', { name: 'Language' }).click();
  await other.page.getByRole('dialog').getByText('简体中文').click();
  await expect(app.text('热门商品')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle(/首页/);
  await expect(page.getByRole('link', { name: 'Aria 2 over-ear headphones' })).toHaveCount(0);
  expect(app.consoleErrors).toEqual([]);
});
