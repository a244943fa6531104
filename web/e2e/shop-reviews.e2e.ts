import { expect, test } from 'vitest';
import { findings } from './findings.ts';
import { bar, list, stars } from './review-list.ts';
import { eventually, openShop, reaches, sees } from './shop.ts';

test('[R3.10] a shop’s reviews are filtered by stars and pictures, kept in the address, and lead to their products', async () => {
  const shop = await openShop({ remembers: true, reducedMotion: 'reduce' });
  await shop.go('/shop/2');
  await shop.page.getByRole('tab', { name: 'Reviews' }).click();
  await reaches(shop, '/shop/2?tab=reviews');
  await sees(shop, /^(\d+) of \1 reviews$/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await shop.page.emulateMedia({ colorScheme });
    await eventually(() => shop.page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
    expect(await findings(shop), colorScheme).toEqual([]);
  }
  await bar(shop, 4).click();
  await reaches(shop, '/shop/2?tab=reviews&stars=4');
  await eventually(() => stars(shop)).toEqual(['4 of 5 stars']);
  await shop.page.getByRole('button', { name: /^With pictures/ }).click();
  await reaches(shop, '/shop/2?tab=reviews&stars=4&pictured=true');
  await shop.page.reload();
  expect(await bar(shop, 4).getAttribute('aria-pressed')).toBe('true');

  await list(shop)
    .getByRole('button', { name: /^Enlarge picture 1/ })
    .first()
    .click();
  const viewer = shop.page.getByRole('dialog', { name: 'Pictures' });
  await viewer.waitFor();
  await shop.page.goBack();
  await viewer.waitFor({ state: 'detached' });
  await reaches(shop, '/shop/2?tab=reviews&stars=4&pictured=true');

  const product = list(shop).getByRole('link').first();
  const name = await product.innerText();
  await product.click();
  await shop.page.getByRole('heading', { level: 1, name }).first().waitFor({ state: 'attached' });
  expect(shop.path()).toMatch(/^\/detail\/\d+\/2$/);
  await shop.page.goBack();
  await reaches(shop, '/shop/2?tab=reviews&stars=4&pictured=true');
  await eventually(() => stars(shop)).toEqual(['4 of 5 stars']);
  await shop.go('/shop/2?tab=reviews&stars=9&pictured=no');
  await sees(shop, /^(\d+) of \1 reviews$/);
});
