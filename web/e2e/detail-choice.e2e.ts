import { expect, test } from 'vitest';
import { findings } from './findings.ts';
import { eventually, hears, openShop, reaches, type Shop, sees } from './shop.ts';

const value = (shop: Shop, name: string | RegExp) =>
  shop.page.getByRole('button', { name, exact: typeof name === 'string' });
const isPressed = (shop: Shop, name: string | RegExp) => value(shop, name).getAttribute('aria-pressed');

test('the choice stands in the URL: a shared link, a reload and the way back keep it', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/101/1');
  await value(shop, 'Ink').click();
  await reaches(shop, '/detail/101/1?sku=1012');
  await shop.page.reload();
  await eventually(() => isPressed(shop, 'Ink')).toBe('true');
  await shop.page.getByRole('link', { name: 'Go to the shop' }).click();
  await reaches(shop, /^\/shop\/1/);
  await shop.page.goBack();
  await eventually(() => isPressed(shop, 'Ink')).toBe('true');
  await value(shop, 'Ink').click();
  await reaches(shop, '/detail/101/1');
});

test('without a choice, adding leads to what is missing', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/detail/102');
  await value(shop, 'Add to bag').click();
  await sees(shop, 'Please choose');
  await eventually(() => shop.page.evaluate(() => document.activeElement?.textContent)).toBe('Berry');
  await shop.page.keyboard.press('Enter');
  await eventually(() => shop.page.getByText('Please choose').count()).toBe(0);
  await value(shop, 'Add to bag').click();
  await hears(shop, 'Added to the bag');
});

test('values that do not go together say so; a press takes the new one and lets the other go', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/108');
  await value(shop, '1 TB').click();
  await value(shop, 'Sea').click();
  const conflict = value(shop, '32 GB Not with 1 TB');
  await conflict.click();
  await sees(shop, 'That does not go together. Please choose again.');
  expect(await isPressed(shop, /^32 GB/)).toBe('true');
  expect(await isPressed(shop, /^1 TB/)).toBe('false');
  expect(await isPressed(shop, /^Sea/)).toBe('true');
  await value(shop, /^512 GB/).click();
  await eventually(() => shop.page.getByText('That does not go together').count()).toBe(0);
  await reaches(shop, /\?sku=108\d\d$/);
});

test('a sold-out value can be looked at; favourites and what is in stock stand in place of buying', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/detail/101');
  await value(shop, 'Sand Sold out').click();
  await reaches(shop, '/detail/101?sku=1013');
  await sees(shop, 'Sand is sold out.');
  expect(await value(shop, /^(Add to bag|Buy now)$/).count()).toBe(0);
  expect(await findings(shop)).toEqual([]);
  await value(shop, 'Save').click();
  await hears(shop, 'Added to your favourites');
  await value(shop, 'Saved').waitFor();
  await value(shop, 'Other choices').click();
  await eventually(() => shop.page.evaluate(() => document.activeElement?.textContent)).toBe('Mist');
  await shop.page.keyboard.press('Enter');
  await reaches(shop, '/detail/101?sku=1011');
  await value(shop, 'Add to bag').waitFor();
});

test('the quantity is bounded in words, by steps and typed; what is typed wrong stays and buys nothing', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/detail/103');
  const quantity = shop.page.getByRole('textbox', { name: 'Quantity' });
  await sees(shop, 'Limit 5 per customer');
  await quantity.fill('9');
  await eventually(() => quantity.getAttribute('aria-invalid')).toBe('true');
  await value(shop, 'Buy now').click();
  expect([shop.path(), await quantity.inputValue()]).toEqual(['/detail/103', '9']);
  await eventually(() => shop.page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/One/);
  await value(shop, 'Take 5').click();
  expect(await quantity.inputValue()).toBe('5');
  expect(await value(shop, 'One more').isDisabled()).toBe(true);
  for (const wrong of ['', '0', 'two', '1.5']) {
    await quantity.fill(wrong);
    await sees(shop, 'Enter a number from 1 to 5');
    expect(await quantity.inputValue()).toBe(wrong);
  }
  await quantity.fill('２');
  await value(shop, 'One more').click();
  expect(await quantity.inputValue()).toBe('3');
  await value(shop, 'Buy now').click();
  await reaches(shop, /^\/checkout\?product=103&sku=\d+&quantity=3$/);
});

test('a choice of which there are fewer lowers the quantity, and says so', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/101?sku=1011');
  const quantity = shop.page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('10');
  await value(shop, 'Ink').click();
  await sees(shop, /the quantity is now \d/);
  expect(Number(await quantity.inputValue())).toBeLessThan(10);
});
