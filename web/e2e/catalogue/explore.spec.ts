import type { Page } from '@playwright/test';
import { leads, openSheet, scrollTo } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

const names = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('heading', { level: 3 });

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

test('[R3.12] a visitor explores the ten categories, by a sort order in the URL @default', async ({ page }) => {
  await page.goto('/explore');
  const rail = page.getByRole('group', { name: 'Categories' });
  await expect(rail.getByText('Toys')).toBeVisible();
  await expect(rail.getByRole('button')).toHaveText(['All', ...categories]);

  await leads(rail.getByRole('button', { name: 'Outdoors' }), '/explore?category=3');
  const orders = await openSheet(page.getByRole('button', { name: 'Popular, sort order' }), 'Sort by');
  await expect(orders.getByRole('button', { pressed: true })).toHaveText('Popular');
  await leads(orders.getByRole('button', { name: 'Lowest price' }), '/explore?category=3&sort=price_asc');
  await expect(page.getByRole('button', { name: 'Lowest price, sort order' })).toBeFocused();
  await expect(names(page, 'Products').nth(8)).toBeAttached();
  await scrollTo(page, 1000);
  await page.getByRole('button', { name: 'Lowest price, sort order' }).click();
  await leads(orders.getByRole('button', { name: 'Highest price' }), '/explore?category=3&sort=price_desc');
  await expect(names(page, 'Products').first()).toHaveText('Otter 15 canoe, 27 kg');
  // Another order begins at its first product.
  await expect(names(page, 'Products').first()).toBeInViewport();
  await page.reload();
  await expect(names(page, 'Products').first()).toHaveText('Otter 15 canoe, 27 kg');
  await expect(rail.getByRole('button', { pressed: true })).toHaveText('Outdoors');
});

test('the Explore tab restores its search parameters even when pressed early', async ({ app, page }) => {
  await app.open('/explore?category=8', '30 products');
  const explore = page.getByRole('link', { name: 'Explore', exact: true });
  const pressed = explore.evaluate(
    (tab: HTMLElement) =>
      new Promise<void>((done) => {
        const press = () => done(tab.click());
        // The URL is already that of the other tab, but the screen is not.
        const { navigation } = window as unknown as { navigation: EventTarget };
        navigation.addEventListener('currententrychange', press, { once: true });
      }),
  );
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await pressed;
  await expect(page).toHaveURL('/explore?category=8');
  await expect(explore).toHaveAttribute('aria-current', 'page');
  await expect(app.text('30 products')).toBeVisible();
});

test('list or grid layout is stored on the device, for all lists and across reloads', async ({ app, page }) => {
  await app.asCustomer();
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeVisible();
  await page.goto('/products?category=3');
  await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeVisible();
});

test('“See all” of the popular products opens the ranking that /popular also shows', async ({ app, page }) => {
  await app.asCustomer();
  await page.goto('/home');
  await page.getByRole('region', { name: 'Popular products' }).getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL('/explore?list=hot');
  await expect(names(page, 'Best-selling products').nth(4)).toBeVisible();
  const best = async () => (await names(page, 'Best-selling products').allTextContents()).slice(0, 5);
  const ranked = await best();
  const first = page.getByRole('list', { name: 'Best-selling products' }).getByRole('listitem').first();
  await expect(first.getByText(/^1$/)).toBeVisible();
  await expect(first).toHaveText(/\d+% positive/);
  await expect(first).not.toHaveText(/sold/);

  await page.goto('/popular');
  await expect.poll(best).toEqual(ranked);
  await leads(page.getByRole('button', { name: '30 days' }), '/popular?period=month');
  await leads(page.getByRole('button', { name: 'Food' }), '/popular?period=month&category=8');
  await expect(names(page, 'Best-selling products').nth(3)).toBeVisible();
});

test('shops show fans and favourable rate, are sorted, and can be followed in place', async ({ app, page }) => {
  await app.asCustomer();
  await page.goto('/explore?list=shops');
  const shops = page.getByRole('list', { name: 'Shops' });
  await expect(names(page, 'Shops').first()).toHaveText('Pocket & Co.');
  await expect(shops.getByRole('listitem').first()).toHaveText(/[\d.,]+K? followers.*\d+% positive/);
  await page.getByRole('button', { name: 'Most followers, sort order' }).click();
  await leads(page.getByRole('button', { name: 'Best rated' }), '/explore?list=shops&sort=rate');
  await expect(names(page, 'Shops').first()).toHaveText(/^(?!Pocket)./);
  const name = await names(page, 'Shops').first().innerText();
  const follow = shops.getByRole('listitem').first().getByRole('button');
  const was = await follow.innerText();
  await follow.click();
  await expect(follow).not.toHaveText(was);
  await expect(names(page, 'Shops').first()).toHaveText(name);
});
