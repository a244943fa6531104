import { expect, test } from 'vitest';
import { eventually, hears, openShop, reaches, type Shop, sees, signIn } from './shop.ts';

const show = (shop: Shop) => shop.page.locator('button[type=submit]:visible');
const shown = async (shop: Shop) => Number(/\d+/.exec((await show(shop).textContent()) ?? '')?.[0]);

const openFilter = async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/filter');
  await sees(shop, 'Show 229 products');
  return shop;
};

test('[R2.09] a visitor who opens the filters signs in and finds them', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/explore');
  await shop.page.getByRole('link', { name: 'Filter', exact: true }).click();
  await reaches(shop, /^\/login/);
  await hears(shop, 'Please log in first');
  await signIn(shop);
  await reaches(shop, '/filter');
  await sees(shop, 'Show 229 products');
});

test('the button always says how many there are, as the server counts, and each choice how many it would leave', async () => {
  const shop = await openFilter();
  const outdoors = shop.page.getByRole('button', { name: /^Outdoors/ });
  const expected = Number(/\d+/.exec((await outdoors.textContent()) ?? '')?.[0]);
  await outdoors.click();
  await sees(shop, `Show ${expected} products`);
  await shop.page.getByLabel('Lowest price').fill('50');
  await shop.page.getByLabel('Highest price').fill('200,5');
  await shop.page.getByLabel('In stock').check();
  await eventually(() => shown(shop)).toBeLessThan(expected);
  const count = await shown(shop);
  await show(shop).click();
  await reaches(shop, '/products?category=3&stock=true&min=50&max=200.5');
  await sees(shop, `${count} products`);
  const last = shop.front.requests.findLast(({ path }) => path.startsWith('/api/product/list'))?.path ?? '';
  expect(decodeURIComponent(last)).toMatch(/filter\[price_min\]=50\.00.*filter\[price_max\]=200\.50/);
});

test('a price that is none, or upside down, is said at its field, and nothing typed is lost', async () => {
  const shop = await openFilter();
  const [lowest, highest] = [shop.page.getByLabel('Lowest price'), shop.page.getByLabel('Highest price')];
  await lowest.fill('ten');
  await lowest.blur();
  await sees(shop, 'Enter an amount such as 49.90');
  await lowest.fill('100');
  await highest.fill('20');
  await show(shop).click();
  await sees(shop, 'Must not be less than the lowest price');
  expect(shop.path()).toBe('/filter');
  expect([await lowest.inputValue(), await highest.inputValue()]).toEqual(['100', '20']);
});

test('[R2.07] what is chosen is still chosen after a look elsewhere, until it is reset', async () => {
  const shop = await openFilter();
  await shop.page.getByRole('button', { name: /^Food/ }).click();
  await shop.page.getByLabel('Lowest price').fill('5');
  await eventually(() => shown(shop)).toBeLessThan(31);
  await shop.page.getByRole('link', { name: 'Home', exact: true }).click();
  await reaches(shop, '/home');
  await shop.page.getByRole('link', { name: 'Filter', exact: true }).click();
  await reaches(shop, '/filter');
  expect(await shop.page.getByRole('button', { name: /^Food/ }).getAttribute('aria-pressed')).toBe('true');
  expect(await shop.page.getByLabel('Lowest price').inputValue()).toBe('5');
  await shop.page.getByRole('button', { name: 'Reset' }).click();
  await sees(shop, 'Show 229 products');
  expect(await shop.page.getByLabel('Lowest price').inputValue()).toBe('');
});

test('a filter is saved on the device, opened again, deleted, and the deletion taken back', async () => {
  const shop = await openFilter();
  await shop.page.getByRole('button', { name: /^Outdoors/ }).click();
  await shop.page.getByRole('button', { name: 'Save this filter' }).click();
  await shop.page.reload();
  const saved = shop.page.getByRole('region', { name: 'Saved filters' });
  await saved.getByRole('button', { name: 'Outdoors', exact: true }).click();
  await reaches(shop, '/products?category=3');
  await shop.page.goBack();
  await saved.getByRole('button', { name: 'Delete the filter Outdoors' }).click();
  await saved.waitFor({ state: 'detached' });
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await saved.waitFor();
});

test('a condition is taken back by its chip; all of them can be changed in place', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/products?category=3&min=50&sort=price_asc');
  await shop.page.getByRole('button', { name: 'Remove the filter From $50.00' }).click();
  await reaches(shop, '/products?category=3&sort=price_asc');
  await shop.page.getByRole('button', { name: 'Filter, 1 chosen' }).click();
  const sheet = shop.page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByLabel('Free freight').check();
  await eventually(() => sheet.locator('button[type=submit]').textContent()).toMatch(/^Show \d+ products$/);
  await sheet.locator('button[type=submit]').click();
  await reaches(shop, '/products?category=3&freight=true&sort=price_asc');
});

test('where nothing fits, each condition says how many there would be without it', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/products?q=sofa&category=3&min=400');
  await sees(shop, 'No product fits all of this.');
  const without = shop.page.getByRole('button', { name: /^Remove ‘Outdoors’/ });
  await eventually(() => without.textContent()).toMatch(/[1-9]\d* products?$/);
  const expected = /\d+ products?$/.exec((await without.textContent()) ?? '')?.[0] ?? '';
  await without.click();
  await reaches(shop, '/products?q=sofa&min=400');
  await sees(shop, expected);
});
