import { test } from 'vitest';
import { eventually, openShop, reaches, sees } from './shop.ts';

test('where nothing is found, fewer words or fewer filters are offered with what they would find', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/search?q=purple%20backpack');
  await sees(shop, 'Nothing found for “purple backpack”.');
  await sees(shop, 'Hot products');
  await shop.page.getByRole('link', { name: /^Search for “backpack” \d+ products?$/ }).click();
  await reaches(shop, '/search?q=backpack');

  await shop.go('/search?q=backpack&min=5000&stock=true');
  await sees(shop, 'No product fits all of this.');
  await shop.page.getByRole('button', { name: /^Remove ‘From \$5,000.00’ [1-9]\d* products?$/ }).click();
  await reaches(shop, '/search?q=backpack&stock=true');
  await sees(shop, 'Trail 24 L backpack, rain cover');
});

test('the switch to the shops carries the words, and the shops can be ordered', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/search?q=trail');
  await sees(shop, /^\d+ products$/);
  await shop.page.getByText('Shops', { exact: true }).and(shop.page.locator(':visible')).click();
  await reaches(shop, '/searchs?q=trail');
  const found = shop.page.locator('[data-screen="/searchs"]');
  await found.getByRole('heading', { name: 'Trailhead Supply' }).waitFor();
  await found.getByRole('button', { name: 'Best rated' }).click();
  await reaches(shop, '/searchs?q=trail&sort=rate');
  await shop.go('/searchs?q=zzz');
  await sees(shop, 'No shop is called or sells “zzz”.');
  await shop.page.getByRole('link', { name: 'Search products' }).click();
  await reaches(shop, '/search?q=zzz');
});

test('a suggestion that was marked is none any more when another list has come under it', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/search');
  const box = shop.page.getByRole('combobox');
  await box.fill('te');
  await shop.page.getByRole('option').first().waitFor();
  const answer = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.endsWith('keyword=tent') ? { until: answer.promise } : undefined));
  const answered = shop.page.waitForResponse(/keyword=tent$/);
  await box.fill('tent');
  await shop.page.keyboard.press('ArrowDown');
  await eventually(() => box.getAttribute('aria-activedescendant')).not.toBeNull();
  answer.resolve();
  await answered;
  await eventually(() => box.getAttribute('aria-activedescendant')).toBeNull();
  await shop.page.keyboard.press('Enter');
  await reaches(shop, '/search?q=tent');
});
