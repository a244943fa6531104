// The shop as a customer uses it: from a search to a review.
import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { cartRow, openCart, quantityOf } from '../fixtures/cart.ts';
import { orderOf, paidIds } from '../fixtures/checkout.ts';
import { dollars } from '../fixtures/dollars.ts';
import { leads } from '../fixtures/navigation.ts';
import { billsOf, confirmKey, pay } from '../fixtures/payment.ts';
import { fillReview, latestReview, words } from '../fixtures/review-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).filter({ visible: true }).first();

test('[B8.09] a customer who also sees yen buys in dollars @default', async ({ app, page, control, toasts }) => {
  const yen = page.getByText(/^about ¥\d/).filter({ visible: true });
  await page.goto('/setting');
  await button(page, 'Show prices also in US dollars only').click();
  await page.getByRole('dialog').getByText('Japanese Yen').click();
  await page.keyboard.press('Escape');
  await expect(button(page, 'Show prices also in Japanese Yen')).toBeVisible();
  await page.goto('/home');
  await link(page, /^Search/).click();
  await page.getByRole('combobox').fill('trail 24');
  await leads(page.getByRole('option', { name: 'Trail 24 L backpack, rain cover' }), /\/detail\/102/);
  await expect(yen).toHaveText(/, rate of Nov\s19,\s2026$/);
  await button(page, 'Moss').click();
  await button(page, 'Add to bag').click();
  await toasts.waitFor('Added to the bag');

  await openCart(page);
  const row = cartRow(page, 'Moss');
  await expect(quantityOf(row)).toHaveValue('1');
  await page.getByRole('checkbox', { name: 'All', exact: true }).uncheck();
  await row.getByRole('checkbox').check();
  await expect(row.getByText(/^about ¥\d/)).toBeVisible();
  await leads(page.getByRole('button', { name: 'Check out (1)' }), /\/checkout\?lines=/);
  // The line, the summary and the bar.
  await expect(yen).toHaveCount(3);
  await leads(button(page, 'Place order'), /\/payment\?order=\d+$/);
  await expect(confirmKey(page)).toBeVisible();
  await expect(yen).toHaveCount(0);

  const [id = ''] = paidIds(app);
  const bought = await orderOf(app, id);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect((await billsOf(app, bought.id)).map(({ amount }) => amount)).toEqual([`-${bought.total_amount}`]);

  await page.goto(`/orderInfo/${bought.id}`);
  await expect(page.getByText(dollars(bought.total_amount), { exact: true }).first()).toBeVisible();
  await expect(yen).toHaveCount(2);
  await control.advance({ hours: 49 });
  await page.reload();
  await button(page, 'Confirm receipt').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
  await leads(link(page, 'Write a review'), `/comment?order=${bought.id}`);
  await fillReview(page);
  await button(page, 'Publish review').first().click();
  await expect.poll(async () => (await latestReview(page, 102)).content).toBe(words);
  const { fulfilment } = await callApi<{ fulfilment: number }>(app, `order/detail?order_id=${bought.id}`);
  expect(fulfilment).toBe(4);
  expect(app.consoleErrors).toEqual([]);
});
