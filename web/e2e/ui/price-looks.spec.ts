import { orderCard } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

test('a reduced price has the colour of every price, and a payment deadline its own', async ({ openApp }) => {
  const { page } = await openApp({ signedIn: true });
  const colourOf = (card: string, words: string | RegExp) =>
    page
      .getByRole('article')
      .filter({ hasText: card })
      .first()
      .getByText(words)
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  await page.goto('/shop/1');
  const price = await colourOf('Prelude 61 digital piano', '249');
  const reduced = await colourOf('Aria 2 over-ear headphones', '129');
  await page.goto('/myPurchases/0');
  await expect(orderCard(page, 'M2611200418')).toBeVisible();
  const urgent = await colourOf('M2611200418', /^Pay within/);
  expect(reduced).toBe(price);
  expect(urgent).not.toBe(price);
});
