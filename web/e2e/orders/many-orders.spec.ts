import type { App, AppOptions } from '../fixtures/app.ts';
import { scrollTo } from '../fixtures/navigation.ts';
import { orderCards } from '../fixtures/orders.ts';
import { elementsAtRest } from '../fixtures/rendered-elements.ts';
import { expect, test } from '../fixtures/test.ts';

interface Rows {
  path: string;
  list: string;
  /** The scenarios with the usual number of rows, and with many. */
  usual?: string;
  many: string;
  leastRows: number;
}

/** The number of elements of a list, at its start and after a jump far down. */
async function elementsOf(openApp: (options: Partial<AppOptions>) => Promise<App>, rows: Rows, scenario?: string) {
  const { page } = await openApp({ signedIn: true, scenario });
  await page.goto(rows.path);
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  const list = page.getByRole('list', { name: rows.list, exact: true });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const atTop = await elementsAtRest(page);
  const total = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  await scrollTo(page, 6000);
  await expect
    .poll(async () => Number(await page.locator('[aria-posinset]').first().getAttribute('aria-posinset')))
    .toBeGreaterThan(5);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  return { total, atTop, farDown: await elementsAtRest(page) };
}

test('ten thousand orders or fifty thousand bills render hardly more elements than the usual', async ({ openApp }) => {
  test.slow();
  for (const rows of [
    { path: '/myPurchases/-1', list: 'Orders', usual: 'thousand_orders', many: 'ten_thousand_orders', leastRows: 4000 },
    { path: '/capitalRecord', list: 'Bills', many: 'fifty_thousand_bills', leastRows: 50_000 },
  ]) {
    const usual = await elementsOf(openApp, rows, rows.usual);
    const many = await elementsOf(openApp, rows, rows.many);
    expect(usual.total).toBeGreaterThan(50);
    expect(many.total).toBeGreaterThan(rows.leastRows);
    const most = 1.25 * Math.max(usual.atTop, usual.farDown);
    expect(many.atTop).toBeLessThan(most);
    expect(many.farDown).toBeLessThan(most);
    expect(many.farDown).toBeLessThan(2 * many.atTop);
  }
});

test('several unpaid orders are paid together, but no more than can be paid at once', async ({ app, page }) => {
  await app.control.scenario('ten_thousand_orders');
  await app.asCustomer();
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
