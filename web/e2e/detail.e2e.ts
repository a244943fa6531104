import { expect, test } from 'vitest';
import { findings } from './findings.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { eventually, openShop, reaches, sees } from './shop.ts';

test('[R3.05] a product shows its stock, spec, description, sales and favourable rate', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/101');
  await sees(shop, '98% favourable from 40 reviews');
  await sees(shop, '2,140 sold');
  await shop.page.getByRole('heading', { name: 'Colour' }).waitFor();
  await shop.page.getByRole('heading', { name: 'Description' }).waitFor();
  await shop.page.getByRole('button', { name: 'Mist', exact: true }).click();
  await sees(shop, /^\d+ in stock$/);
});

test('delivery goes to the default address, from the shop for a visitor, and an address can be added', async () => {
  const customer = await openShop({ remembers: true, customer: true });
  await customer.go('/detail/101');
  await sees(customer, 'Kyoto, JP');
  await sees(customer, 'Return within 7 days');
  const fresh = await openShop({ remembers: true, customer: true, scenario: 'new_customer' });
  await fresh.go('/detail/101');
  await fresh.page.getByRole('link', { name: 'Add your address' }).click();
  await reaches(fresh, '/addressForm');
  const visitor = await openShop({ remembers: true });
  await visitor.go('/detail/101');
  await sees(visitor, /^From .* in \d+ to \d+ days/);
  expect(await visitor.page.getByRole('link', { name: 'Add your address' }).count()).toBe(0);
});

test('a product that is sold out or removed cannot be bought, and shows what is like it', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  for (const [id, words] of [
    [141, 'Sold out'],
    [142, 'No longer offered'],
  ]) {
    await shop.go(`/detail/${id}`);
    await shop.page.getByRole('heading', { name: String(words) }).waitFor();
    expect(await shop.page.getByRole('button', { name: /^(Add to bag|Buy now)$/ }).count()).toBe(0);
    await shop.page.getByRole('link', { name: 'See other products' }).waitFor();
    await sees(shop, 'These are much like it.');
    expect(await findings(shop)).toEqual([]);
  }
  await shop.go('/detail/999999');
  await sees(shop, 'There is no product at this address.');
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

test('what stands in a damaged link beside the product is passed over', async () => {
  const shop = await openShop({ remembers: true });
  for (const link of ['/detail/101/abc', '/detail/101/1?sku=999', '/detail/101?sku=x&reviews=many&report=perhaps']) {
    await shop.go(link);
    await shop.page.getByRole('heading', { name: 'Aria 2 over-ear headphones' }).waitFor();
    await shop.page.getByRole('button', { name: 'Add to bag' }).waitFor();
    expect(await shop.page.getByRole('button', { pressed: true }).count(), link).toBe(0);
  }
  for (const link of ['/detail/1e3', '/detail/-5', '/detail/101.5']) {
    await shop.go(link);
    await sees(shop, 'There is no product at this address.');
  }
});

test('a product that is slow to come shifts nothing; one that fails is tried again; offline shows what was known', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await watchShifts(shop);
  const answer = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.startsWith('/api/product/detail') ? { until: answer.promise } : undefined));
  await shop.go('/detail/101?sku=1011');
  await shop.page.getByRole('status', { name: 'Loading' }).waitFor();
  answer.resolve();
  await shop.page.getByRole('heading', { name: 'Aria 2 over-ear headphones' }).waitFor();
  await sees(shop, 'Kyoto, JP');
  expect(await shiftsOf(shop)).toEqual([]);

  await shop.page.getByRole('link', { name: 'Northwind Audio' }).click();
  await reaches(shop, '/shop/1');
  await shop.context.setOffline(true);
  await shop.page.goBack();
  await sees(shop, /You are offline/);
  await shop.page.getByRole('heading', { name: 'Aria 2 over-ear headphones' }).waitFor();
  await shop.context.setOffline(false);

  await shop.control('faults', { kind: 'error', on: 'getProduct', times: 3 });
  await shop.go('/detail/103');
  await shop.page.getByRole('button', { name: 'Try again' }).click({ timeout: 20_000 });
  await shop.page.getByRole('heading', { name: 'Two-night tent' }).waitFor();
});

test('[R9.05] a picture is asked for three times, then a placeholder stands in its box', async () => {
  const shop = await openShop();
  const broken = '/pictures/1f3b6.webp';
  shop.front.obey(({ path }) => (path === broken ? { status: 404 } : undefined));
  await shop.go('/detail/101');
  const pictures = shop.page.getByRole('region', { name: /^Pictures of/ }).getByRole('list');
  await pictures.first().evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
  // The placeholder is a box with the picture's name; the picture itself is an <img>.
  const placeholder = shop.page.getByRole('img', { name: /picture 2$/ }).and(shop.page.locator('span'));
  await placeholder.waitFor();
  await eventually(() => shop.front.requests.filter(({ path }) => path === broken).length).toBe(3);
  await placeholder.waitFor();
  expect(await placeholder.boundingBox()).toMatchObject({ width: 224, height: 224 });
});
