import { expect, test } from 'vitest';
import { eventually, openShop, sees } from './shop.ts';

test('a number that is not the choice’s own is never shown: neither while it is counted nor when it cannot be', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  const button = shop.page.locator('button[type=submit]:visible');
  await shop.go('/filter');
  await sees(shop, 'Show 229 products');
  const counted = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.startsWith('/api/product/list') ? { until: counted.promise } : undefined));
  await shop.page.getByRole('button', { name: /^Outdoors/ }).click();
  await eventually(() => button.textContent()).toBe('Show products');
  counted.resolve();
  await eventually(() => button.textContent()).toMatch(/^Show (?!229)\d+ products$/);
  shop.front.obey(({ path }) => (path.startsWith('/api/product/list') ? { status: 404, body: '{}' } : undefined));
  await shop.page.getByLabel('Free freight').check();
  const again = shop.page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await again.waitFor();
  expect(await button.textContent()).toBe('Show products');
  shop.front.obey();
  await again.click();
  await eventually(() => button.textContent()).toMatch(/^Show \d+ products$/);
});
