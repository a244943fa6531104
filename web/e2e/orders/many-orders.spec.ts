import type { App, AppOptions } from '../fixtures/app.ts';
import { scrollTo } from '../fixtures/navigation.ts';
import { orderCards } from '../fixtures/orders.ts';
import { elementsAtRest } from '../fixtures/rendered-elements.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * The number of elements at the start of the cancelled orders. Far down, with rows on both sides, at most twice as
 * many.
 */
async function elementsOfCancelled(openApp: (options: Partial<AppOptions>) => Promise<App>, scenario: string) {
  const { page } = await openApp({ signedIn: true, scenario });
  await page.goto('/myPurchases/-1');
  await expect(orderCards(page).nth(4)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Orders', exact: true })).toHaveAttribute('aria-busy', 'false');
  const total = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  const atTop = await elementsAtRest(page);
  await scrollTo(page, 12_000);
  await expect
    .poll(async () => Number(await page.locator('[aria-posinset]').first().getAttribute('aria-posinset')))
    .toBeGreaterThan(10);
  expect(await elementsAtRest(page)).toBeLessThan(2 * atTop);
  return { total, atTop };
}

test('ten thousand orders render hardly more elements than a thousand', async ({ openApp }) => {
  const thousand = await elementsOfCancelled(openApp, 'thousand_orders');
  const tenThousand = await elementsOfCancelled(openApp, 'ten_thousand_orders');
  expect(thousand.total).toBeGreaterThan(900);
  expect(tenThousand.total).toBeGreaterThan(4000);
  expect(tenThousand.atTop).toBeLessThan(1.25 * thousand.atTop);
});

test.describe('a customer with ten thousand orders', () => {
  test.use({ signedIn: true, scenario: 'ten_thousand_orders' });

  test('several unpaid orders are paid together, but no more than can be paid at once', async ({ app, page }) => {
    await page.goto('/myPurchases/0');
    await expect(orderCards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Pay several' }).click();
    await expect(page.getByRole('button', { name: 'Select orders to pay' })).toBeDisabled();
    const lastChosen = page.getByRole('checkbox', { name: /^Choose M/ }).last();
    await expect(async () => {
      await lastChosen.scrollIntoViewIfNeeded();
      await expect(page.locator('[aria-posinset="21"]')).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByRole('link', { name: 'Pay 20 orders' })).toBeVisible();
    const another = page.locator('[aria-posinset="21"]').getByRole('checkbox');
    await another.check();
    await expect(page.getByRole('button', { name: 'Up to 20 orders at once' })).toBeDisabled();
    await another.uncheck();
    await page.getByRole('link', { name: 'Pay 20 orders' }).click();
    await expect(app.text(/^20 orders/)).toBeVisible();
  });
});
