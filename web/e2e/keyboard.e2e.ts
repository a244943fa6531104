import { expect, test } from 'vitest';
import { isOn, tabTo } from './keyboard.ts';
import { back } from './places.ts';
import { eventually, openShop, reaches, sees } from './shop.ts';

test('the keyboard alone leads from home to a product, by category, sort, layout and filters', async () => {
  const shop = await openShop({ remembers: true, reducedMotion: 'reduce' });
  const { keyboard } = shop.page;
  await shop.go('/home');
  await sees(shop, 'No more');
  await tabTo(shop, 'Skip to content', { most: 1 });
  await tabTo(shop, 'Language');
  await keyboard.press('Enter');
  await shop.page.getByRole('dialog').waitFor();
  await keyboard.press('Escape');
  await isOn(shop, 'Language');

  await tabTo(shop, 'Outdoors');
  await keyboard.press('Enter');
  await reaches(shop, /^\/explore\?category=\d+$/);
  await sees(shop, /^\d+ products$/);
  await tabTo(shop, 'Products');
  await keyboard.press('ArrowRight');
  await isOn(shop, 'Ranking');
  await reaches(shop, /list=hot/);
  await keyboard.press('ArrowLeft');
  await isOn(shop, 'Products');
  await tabTo(shop, 'Food');
  await keyboard.press('Space');
  await eventually(() => shop.page.getByRole('button', { name: 'Food' }).getAttribute('aria-pressed')).toBe('true');
  await tabTo(shop, 'Price');
  await keyboard.press('Enter');
  await reaches(shop, /sort=price_asc/);
  await isOn(shop, 'Price');
  await tabTo(shop, 'Show as a list');
  await keyboard.press('Space');
  await isOn(shop, 'Show as a grid');
  const cheapest = shop.page.getByRole('list', { name: 'Products' }).getByRole('heading').first();
  const name = await cheapest.innerText();
  await tabTo(shop, name);
  await keyboard.press('Enter');
  await reaches(shop, /^\/detail\//);
  await eventually(() => shop.page.getByRole('heading', { name }).count()).toBeGreaterThan(0);

  // Back leads to the very card, which stands where it stood.
  await shop.page.locator('#screen:focus').waitFor();
  await back(shop);
  await reaches(shop, /^\/explore/);
  await isOn(shop, name);
  // The tabs come after a list that does not end: they are two stops from the top.
  await shop.go('/explore');
  await sees(shop, /^\d+ products$/);
  await tabTo(shop, 'Skip to the tabs', { most: 2 });
  await keyboard.press('Enter');
  await tabTo(shop, 'Home', { most: 1 });
});

test('the keyboard alone searches, picks a suggestion, filters in the sheet, walks a shop’s tabs and follows it', async () => {
  const shop = await openShop({ remembers: true, customer: true, reducedMotion: 'reduce' });
  const { keyboard } = shop.page;
  await shop.go('/search');
  await isOn(shop, 'Search products');
  await keyboard.insertText('trail');
  await shop.page.getByRole('option', { name: 'Trailhead Supply' }).waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await reaches(shop, '/search?q=trail');
  await sees(shop, /^\d+ products$/);
  await tabTo(shop, 'Filter');
  await keyboard.press('Enter');
  await shop.page.getByRole('checkbox', { name: 'Free freight' }).waitFor();
  await tabTo(shop, /^Free freight/);
  await keyboard.press('Space');
  await tabTo(shop, /^Show /);
  await keyboard.press('Enter');
  await reaches(shop, /freight=true/);
  await isOn(shop, /^Filter, 1 chosen$/);
  await tabTo(shop, 'Remove the filter Free freight');
  await keyboard.press('Enter');
  await reaches(shop, '/search?q=trail');

  await tabTo(shop, 'Search products', { back: true });
  await keyboard.press('End');
  await shop.page.getByRole('option', { name: 'Trailhead Supply' }).waitFor();
  const active = () => shop.page.getByRole('option', { selected: true }).innerText();
  for (let count = 0; count < 9; count += 1) {
    await keyboard.press('ArrowDown');
    if (/^Trailhead Supply/.test(await active())) break;
  }
  await keyboard.press('Enter');
  await reaches(shop, /^\/shop\/\d+$/);
  const follow = shop.page
    .getByRole('button', { name: /^Follow(ing)? Trailhead Supply$/ })
    .and(shop.page.locator(':visible'));
  await follow.waitFor();
  await tabTo(shop, /^Follow(ing)? Trailhead Supply$/);
  const before = await follow.getAttribute('aria-pressed');
  await keyboard.press('Enter');
  await eventually(() => follow.getAttribute('aria-pressed')).not.toBe(before);
  await isOn(shop, /^Follow(ing)? Trailhead Supply$/);
  await tabTo(shop, 'Goods');
  for (const tab of ['New', 'Categories', 'Reviews', 'About']) {
    await keyboard.press('ArrowRight');
    await isOn(shop, tab);
    expect(await shop.page.getByRole('tab', { selected: true }).and(shop.page.locator(':visible')).innerText()).toBe(
      tab,
    );
  }
});
