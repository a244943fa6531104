import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const names = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('heading', { level: 3 }).allTextContents();

const categories = [
  'Computer',
  'Electrical equipment',
  'Outdoors',
  'Family life',
  'Health',
  "Men's clothing",
  "Women's clothing",
  'Food',
  'Mobile phone',
  'Toys',
];

test('[R3.12] a visitor explores the ten categories; which one and how it is sorted stands in the address', async ({
  page,
}) => {
  await page.goto('/explore');
  const rail = page.getByRole('group', { name: 'Categories' });
  await expect(rail.getByText('Toys')).toBeVisible();
  await expect(rail.getByRole('button')).toHaveText(['All', ...categories]);

  await rail.getByRole('button', { name: 'Outdoors' }).click();
  await expect(page).toHaveURL('/explore?category=3');
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page).toHaveURL('/explore?category=3&sort=price_asc');
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page).toHaveURL('/explore?category=3&sort=price_desc');
  await expect.poll(async () => (await names(page, 'Products'))[0]).toBe('Otter 15 canoe, 27 kg');
  await page.reload();
  await expect.poll(async () => (await names(page, 'Products'))[0]).toBe('Otter 15 canoe, 27 kg');
  await expect(rail.getByRole('button', { pressed: true })).toHaveText('Outdoors');
});

test('a damaged address shows what is left of it', async ({ app, page, consoleErrors }) => {
  await page.goto('/explore?category=abc&sort=best&list=everything&page=-2');
  await expect(app.text('229 products')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('the Explore tab leads back to what was looked at', async ({ app, page }) => {
  await page.goto('/explore?category=8');
  await expect(app.text('30 products')).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/home');
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(page).toHaveURL('/explore?category=8');
  await expect(app.text('30 products')).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('a list or a grid is this device’s choice, everywhere and after a reload', async ({ page }) => {
    await page.goto('/explore');
    await page.getByRole('button', { name: 'Show as a list' }).click();
    await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeVisible();
    await page.goto('/products?category=3');
    await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeVisible();
  });

  test('what Home calls hot is the ranking that customers also have on a screen of its own', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('region', { name: 'Hot products' }).getByRole('link', { name: 'See all' }).click();
    await expect(page).toHaveURL('/explore?list=hot');
    await expect.poll(() => names(page, 'Best-selling products')).not.toEqual([]);
    const best = async () => (await names(page, 'Best-selling products')).slice(0, 5);
    const ranked = await best();
    const first = page.getByRole('list', { name: 'Best-selling products' }).getByRole('listitem').first();
    await expect(first.getByText(/^1$/)).toBeVisible();
    await expect(first).toHaveText(/sold · \d+% favourable/);

    await page.goto('/popular');
    await expect.poll(best).toEqual(ranked);
    await page.getByRole('button', { name: '30 days' }).click();
    await expect(page).toHaveURL('/popular?period=month');
    await page.getByRole('button', { name: 'Food' }).click();
    await expect(page).toHaveURL('/popular?period=month&category=8');
    await expect.poll(async () => (await names(page, 'Best-selling products')).length).toBeGreaterThan(3);
  });

  test('shops are listed with fans and favourable rate, sorted as asked, and can be followed in place', async ({
    page,
  }) => {
    await page.goto('/explore?list=shops');
    const shops = page.getByRole('list', { name: 'Shops' });
    await expect.poll(async () => (await names(page, 'Shops'))[0]).toBe('Pocket & Co.');
    await expect(shops.getByRole('listitem').first()).toHaveText(/[\d.]+K fans.*\d+% favourable/);
    await page.getByRole('button', { name: 'Best rated' }).click();
    await expect(page).toHaveURL('/explore?list=shops&sort=rate');
    await expect.poll(async () => (await names(page, 'Shops'))[0] ?? '').toMatch(/^(?!Pocket)./);
    const [name = ''] = await names(page, 'Shops');
    const follow = shops.getByRole('listitem').first().getByRole('button');
    const was = (await follow.getAttribute('aria-pressed')) ?? '';
    await follow.click();
    await expect(follow).not.toHaveAttribute('aria-pressed', was);
    expect((await names(page, 'Shops'))[0]).toBe(name);
  });
});
