import { expectFocusOn, tabTo } from '../fixtures/keyboard.ts';
import { expectArrival, historyBack } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ reducedMotion: 'reduce' });

test('by keyboard alone, a visitor goes from home by categories to a product', async ({ app, page }) => {
  const { keyboard } = page;
  await app.open('/home', 'New arrivals');
  await tabTo(page, 'Skip to content', { most: 1 });
  await tabTo(page, 'Language');
  await tabTo(page, 'Outdoors');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/explore\?category=\d+$/);
  await expect(app.text(/^\d+ products$/)).toBeVisible();
  await expectArrival(page);
  await tabTo(page, 'Products');
  await keyboard.press('ArrowRight');
  await expectFocusOn(page, 'Ranking');
  await expect(page).toHaveURL(/list=hot/);
  await keyboard.press('ArrowLeft');
  await expectFocusOn(page, 'Products');
  // The focus moves before the list changes: the previous list's categories would take it with them.
  await expect(page.getByRole('tab', { name: 'Products', selected: true })).toBeVisible();
  await expect(app.text(/^\d+ products$/)).toBeVisible();
  await tabTo(page, 'Food');
  await keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Food' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, 'Popular, sort order');
  await keyboard.press('Enter');
  await tabTo(page, 'Lowest price');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=price_asc/);
  await expectFocusOn(page, 'Lowest price, sort order');
  await tabTo(page, 'Show as a list');
  await keyboard.press('Space');
  await expectFocusOn(page, 'Show as a grid');
  const headings = page.getByRole('list', { name: 'Products' }).getByRole('heading');
  // The switch changes before the list: the grid's cards would take the focus with them.
  const left = async (index: number) => (await headings.nth(index).boundingBox())?.x;
  await expect.poll(async () => (await left(0)) === (await left(1))).toBe(true);
  const name = await headings.first().innerText();
  await tabTo(page, name);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/detail\//);
  await expect(page.getByRole('heading', { name }).first()).toBeAttached();

  // Back leads to the same card at the same place.
  await expect(page.locator('#screen:focus')).toBeVisible();
  await historyBack(page);
  await expect(page).toHaveURL(/:\d+\/explore/);
  await expectFocusOn(page, name);
  // The tabs come after an endless list, but are two stops from the top.
  await app.open('/explore', /^\d+ products$/);
  await tabTo(page, 'Skip to tabs', { most: 2 });
  await keyboard.press('Enter');
  await tabTo(page, 'Home', { most: 1 });
});

test('by keyboard alone, a customer searches, filters, and follows a shop', async ({ app, page }) => {
  await app.asCustomer();
  const { keyboard } = page;
  await page.goto('/search');
  await expectFocusOn(page, 'Search products');
  await keyboard.insertText('trail');
  await expect(page.getByRole('option', { name: 'Trailhead Supply' })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=trail');
  await expect(app.text(/^\d+ products$/)).toBeVisible();
  await tabTo(page, 'Filter');
  await keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Free shipping' })).toBeVisible();
  await tabTo(page, /^Free shipping/);
  await keyboard.press('Space');
  await tabTo(page, /^Show /);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/freight=true/);
  await expectFocusOn(page, /^Filter, 1 active$/);
  await tabTo(page, 'Free shipping, remove filter');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=trail');

  await tabTo(page, 'Search products', { back: true });
  await keyboard.press('End');
  await expect(page.getByRole('option', { name: 'Trailhead Supply' })).toBeVisible();
  const active = () => page.getByRole('option', { selected: true }).innerText();
  for (let count = 0; count < 9; count += 1) {
    await keyboard.press('ArrowDown');
    if (/^Trailhead Supply/.test(await active())) break;
  }
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/shop\/\d+$/);
  const follow = page.getByRole('button', { name: /^Follow(ing)? Trailhead Supply/ }).and(page.locator(':visible'));
  await expect(follow).toBeVisible();
  await tabTo(page, /^Follow(ing)? Trailhead Supply/);
  const before = await follow.innerText();
  await keyboard.press('Enter');
  await expect(follow).not.toHaveText(before);
  await expectFocusOn(page, /^Follow(ing)? Trailhead Supply/);
});
