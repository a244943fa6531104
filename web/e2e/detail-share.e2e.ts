import { expect, test } from 'vitest';
import { sent } from './deeds.ts';
import { findings } from './findings.ts';
import { eventually, hears, openShop, reaches, type Shop, signIn } from './shop.ts';

const button = (shop: Shop, name: string) => shop.page.getByRole('button', { name, exact: true });

test('a product is shared by the device, else its link is copied, else it stands there to be selected', async () => {
  const shop = await openShop({ remembers: true });
  await shop.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
  await shop.go('/detail/101?sku=1012');
  await button(shop, 'Share').click();
  await hears(shop, 'Link copied');
  const link = `${shop.url}/detail/101?sku=1012`;
  expect(await shop.page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await shop.page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  );
  await button(shop, 'Share').click();
  const text = shop.page.getByRole('dialog', { name: 'Share' }).getByRole('textbox');
  expect(await text.inputValue()).toBe(link);
  await text.focus();
  expect(await shop.page.evaluate(() => getSelection()?.toString())).toBe(link);
  expect(await findings(shop)).toEqual([]);
  await shop.page.keyboard.press('Escape');

  await shop.page.evaluate(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: (what: object) => Object.assign(window, { shared: what }),
    }),
  );
  await button(shop, 'Share').click();
  await eventually(() => shop.page.evaluate(() => Reflect.get(window, 'shared'))).toMatchObject({ url: link });
});

test('[R4.04] the heart of the bar changes at once, can be taken back, and comes back when the server refuses', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/detail/101');
  const heart = button(shop, 'Favourite').last();
  const isLiked = () => heart.getAttribute('aria-pressed');
  await eventually(isLiked).toBe('false');
  await heart.click();
  await hears(shop, 'Added to your favourites');
  expect(await isLiked()).toBe('true');
  await button(shop, 'Undo').click();
  await eventually(isLiked).toBe('false');
  await shop.control('faults', { kind: 'error', on: 'likeProduct', times: 1 });
  await heart.click();
  await shop.page.locator('[data-kind=error]').waitFor();
  await eventually(isLiked).toBe('false');
});

test('a visitor who reports a product signs in first; the report takes a reason and words, and is sent once', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/101');
  await button(shop, 'Report this product').click();
  await reaches(shop, /^\/login\?/);
  await signIn(shop);
  await reaches(shop, '/detail/101?report=true');
  const sheet = shop.page.getByRole('dialog', { name: 'Report this product' });
  await button(shop, 'Send the report').click();
  await sheet.getByText('Choose what is wrong').waitFor();
  await sheet.getByText('Say in a few words what is wrong').waitFor();
  expect(await findings(shop)).toEqual([]);
  expect(sent(shop, '/api/product/report')).toBe(0);
  await sheet.getByRole('radio', { name: 'What it says is not true' }).check();
  await sheet.getByRole('textbox', { name: 'In your words' }).fill('The page says brass, but it is painted plastic.');
  await shop.control('faults', { kind: 'error', on: 'reportProduct', times: 1 });
  await button(shop, 'Send the report').click();
  await sheet.getByRole('alert').filter({ hasText: '500' }).waitFor();
  expect(await sheet.getByRole('textbox').inputValue()).toContain('brass');
  // Other words: the same ones within a second would be taken for a double tap.
  await sheet.getByRole('textbox').fill('The page says brass, but all of it is painted plastic.');
  await button(shop, 'Send the report').click();
  await sheet.getByText(/Your report has the number \d+/).waitFor();
  expect(sent(shop, '/api/product/report')).toBe(2);
  await button(shop, 'Done').click();
  await sheet.waitFor({ state: 'detached' });
  await reaches(shop, '/detail/101');
});
