import { expect, test } from 'vitest';
import { eventually, openShop, reaches, type Shop, sees, signIn } from './shop.ts';

const chip = (shop: Shop, name: string) => shop.page.getByRole('button', { name, exact: true });

test('[R3.05] a product shows its stock, spec, description, sales and favourable rate', async () => {
  const shop = await openShop();
  await shop.go('/detail/101');
  await sees(shop, '98% favourable from');
  await sees(shop, '2,140 sold');
  await sees(shop, 'Colour');
  await sees(shop, 'Description');
  await chip(shop, 'Mist').click();
  await sees(shop, '12 in stock');
});

test('a sold-out choice cannot be taken and says why; the choice stands in the URL', async () => {
  const shop = await openShop();
  await shop.go('/detail/101/1');
  const sand = chip(shop, 'Sand');
  await sand.waitFor();
  expect(await sand.getAttribute('aria-disabled')).toBe('true');
  expect(await sand.getAttribute('aria-description')).toBe('Sold out');
  await chip(shop, 'Ink').click();
  await reaches(shop, '/detail/101/1?sku=1012');
  await shop.page.reload();
  await sees(shop, '6 in stock');
  expect(await chip(shop, 'Ink').getAttribute('aria-pressed')).toBe('true');
});

test('without a choice, adding leads to what is missing', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/detail/101/1');
  await shop.page.getByRole('button', { name: 'Add to bag' }).click();
  await sees(shop, 'Please choose');
  await chip(shop, 'Mist').click();
  await eventually(() => shop.page.getByText('Please choose').count()).toBe(0);
  await shop.page.getByRole('button', { name: 'Add to bag' }).click();
  await sees(shop, 'Added to the bag');
});

test('[R2.09] a visitor who adds a product signs in, comes back, and the same product is added once', async () => {
  const shop = await openShop();
  await shop.go('/detail/101/1');
  await chip(shop, 'Ink').click();
  await shop.page.getByRole('button', { name: 'Add to bag' }).click();
  await sees(shop, 'Please log in first');
  await signIn(shop);
  await reaches(shop, '/detail/101/1?sku=1012');
  await sees(shop, 'Added to the bag');
  expect(shop.front.requests.filter(({ path }) => path === '/api/cart/add')).toHaveLength(1);
});

test('buying at once carries the choice to the checkout', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/detail/101/1?sku=1011');
  await shop.page.getByRole('button', { name: 'One more' }).click();
  await shop.page.getByRole('button', { name: 'Buy now' }).click();
  await reaches(shop, '/checkout?product=101&sku=1011&quantity=2');
});

test('the counter follows the pictures', async () => {
  const shop = await openShop();
  await shop.go('/detail/101/1');
  await sees(shop, '1 / 3');
  const pictures = shop.page.getByRole('region', { name: /^Pictures of/ }).getByRole('list');
  await pictures.evaluate((list) => list.scrollTo({ left: list.clientWidth * 2, behavior: 'instant' }));
  await sees(shop, '3 / 3');
});

test('[R3.10] the two newest reviews stand under the summary, with scores, words and pictures', async () => {
  const shop = await openShop();
  await shop.go('/detail/101');
  const reviews = shop.page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('article').first().waitFor();
  expect(await reviews.getByRole('article').count()).toBeLessThanOrEqual(2);
  expect(await reviews.getByRole('img', { name: /of 5 stars$/ }).count()).toBeGreaterThan(1);
});

test.each([
  ['sold_out', 'Sold out'],
  ['removed', 'No longer offered'],
])('a product that is %s cannot be bought, and shows what is like it', async (example, words) => {
  const shop = await openShop();
  const preference: [string, string] = ['Prefer', `example=${example}`];
  shop.front.obey(({ path }) => (path.startsWith('/api/product/detail') ? { header: preference } : undefined));
  await shop.go('/detail/104');
  await shop.page.getByRole('heading', { name: words }).waitFor();
  expect(await shop.page.getByRole('button', { name: 'Add to bag' }).count()).toBe(0);
  await sees(shop, 'These are much like it.');
});

test('[R8.01] what the business refuses is said in a toast, in the server’s words', async () => {
  const shop = await openShop();
  const preference: [string, string] = ['Prefer', 'example=product_not_found'];
  shop.front.obey(({ path }) => (path.startsWith('/api/product/detail') ? { header: preference } : undefined));
  await shop.go('/detail/999999');
  await sees(shop, 'There is no product at this address.');
  const answer = await fetch(`${shop.url}/api/product/detail?id=1`, { headers: { Prefer: preference[1] } });
  const { msg }: { msg: string } = JSON.parse(await answer.text());
  await shop.page.locator('[data-kind=error]').filter({ hasText: msg }).waitFor();
});

test('[R9.05] a picture is asked for three times, then a placeholder stands in its box', async () => {
  const shop = await openShop();
  const broken = '/pictures/1f3b6.webp';
  shop.front.obey(({ path }) => (path === broken ? { status: 404 } : undefined));
  await shop.go('/detail/101');
  const pictures = shop.page.getByRole('region', { name: /^Pictures of/ }).getByRole('list');
  await pictures.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
  // The placeholder is a box with the picture's name; the picture itself is an <img>.
  const placeholder = shop.page.getByRole('img', { name: /picture 2$/ }).and(shop.page.locator('span'));
  await placeholder.waitFor();
  await eventually(() => shop.front.requests.filter(({ path }) => path === broken).length).toBe(3);
  await placeholder.waitFor();
  expect(await placeholder.boundingBox()).toMatchObject({ width: 224, height: 224 });
});
