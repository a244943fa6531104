import { expect, test } from 'vitest';
import { eventually, openShop, reaches, type Shop, sees } from './shop.ts';

const names = (shop: Shop, list: string) =>
  shop.page.getByRole('list', { name: list }).getByRole('heading', { level: 3 }).allTextContents();

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

test('[R3.12] a visitor explores the ten categories; which one and how it is sorted stands in the address', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/explore');
  const rail = shop.page.getByRole('group', { name: 'Categories' });
  await rail.getByText('Toys').waitFor();
  expect(await rail.getByRole('button').allTextContents()).toEqual(['All', ...categories]);

  await rail.getByRole('button', { name: 'Outdoors' }).click();
  await reaches(shop, '/explore?category=3');
  await shop.page.getByRole('button', { name: 'Price' }).click();
  await reaches(shop, '/explore?category=3&sort=price_asc');
  await shop.page.getByRole('button', { name: 'Price' }).click();
  await reaches(shop, '/explore?category=3&sort=price_desc');
  await eventually(async () => (await names(shop, 'Products'))[0]).toBe('Otter 15 canoe, 27 kg');
  await shop.page.reload();
  await eventually(async () => (await names(shop, 'Products'))[0]).toBe('Otter 15 canoe, 27 kg');
  await eventually(() => rail.getByRole('button', { pressed: true }).textContent()).toBe('Outdoors');
});

test('a damaged address shows what is left of it', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/explore?category=abc&sort=best&list=everything&page=-2');
  await sees(shop, '229 products');
  expect(shop.complaints).toEqual([]);
});

test('a list or a grid is this device’s choice, everywhere and after a reload', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/explore');
  await shop.page.getByRole('button', { name: 'Show as a list' }).click();
  await shop.page.getByRole('button', { name: 'Show as a grid' }).waitFor();
  await shop.go('/products?category=3');
  await shop.page.getByRole('button', { name: 'Show as a grid' }).waitFor();
});

test('the Explore tab leads back to what was looked at', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/explore?category=8');
  await sees(shop, '30 products');
  await shop.page.getByRole('link', { name: 'Home', exact: true }).click();
  await reaches(shop, '/home');
  await shop.page.getByRole('link', { name: 'Explore', exact: true }).click();
  await reaches(shop, '/explore?category=8');
  await sees(shop, '30 products');
});

test('what Home calls hot is the ranking that customers also have on a screen of its own', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/home');
  await shop.page.getByRole('region', { name: 'Hot products' }).getByRole('link', { name: 'See all' }).click();
  await reaches(shop, '/explore?list=hot');
  await eventually(() => names(shop, 'Best-selling products')).not.toEqual([]);
  const best = async () => (await names(shop, 'Best-selling products')).slice(0, 5);
  const ranked = await best();
  const first = shop.page.getByRole('list', { name: 'Best-selling products' }).getByRole('listitem').first();
  await first.getByText(/^1$/).waitFor();
  expect(await first.textContent()).toMatch(/sold · \d+% favourable/);

  await shop.go('/popular');
  await eventually(best).toEqual(ranked);
  await shop.page.getByRole('button', { name: '30 days' }).click();
  await reaches(shop, '/popular?period=month');
  await shop.page.getByRole('button', { name: 'Food' }).click();
  await reaches(shop, '/popular?period=month&category=8');
  await eventually(async () => (await names(shop, 'Best-selling products')).length).toBeGreaterThan(3);
});

test('shops are listed with fans and favourable rate, sorted as asked, and can be followed in place', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/explore?list=shops');
  const shops = shop.page.getByRole('list', { name: 'Shops' });
  await eventually(async () => (await names(shop, 'Shops'))[0]).toBe('Pocket & Co.');
  expect(await shops.getByRole('listitem').first().textContent()).toMatch(/[\d.]+K fans.*\d+% favourable/);
  await shop.page.getByRole('button', { name: 'Best rated' }).click();
  await reaches(shop, '/explore?list=shops&sort=rate');
  await eventually(async () => (await names(shop, 'Shops'))[0] ?? '').toMatch(/^(?!Pocket)./);
  const [name = ''] = await names(shop, 'Shops');
  const follow = shops.getByRole('listitem').first().getByRole('button');
  const was = await follow.getAttribute('aria-pressed');
  await follow.click();
  await eventually(() => follow.getAttribute('aria-pressed')).not.toBe(was);
  expect((await names(shop, 'Shops'))[0]).toBe(name);
});
