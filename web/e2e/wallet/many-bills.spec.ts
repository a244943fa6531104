import type { App, AppOptions } from '../fixtures/app.ts';
import { scrollTo } from '../fixtures/navigation.ts';
import { elementsAtRest } from '../fixtures/rendered-elements.ts';
import { expect, test } from '../fixtures/test.ts';

/** The number of elements of the bills, at the start and after a jump far down. */
async function elementsOfBills(openApp: (options: Partial<AppOptions>) => Promise<App>, scenario: string | undefined) {
  const { page } = await openApp({ signedIn: true, scenario });
  await page.goto('/capitalRecord');
  await expect(page.getByRole('article').nth(4)).toBeVisible();
  const list = page.getByRole('list', { name: 'Bills', exact: true });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const atTop = await elementsAtRest(page);
  const total = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  await scrollTo(page, 4000);
  await expect
    .poll(async () => Number(await page.locator('[aria-posinset]').first().getAttribute('aria-posinset')))
    .toBeGreaterThan(5);
  await expect(list).toHaveAttribute('aria-busy', 'false');
  return { total, atTop, farDown: await elementsAtRest(page) };
}

test('fifty thousand bills render hardly more elements than the usual bills', async ({ openApp }) => {
  const usual = await elementsOfBills(openApp, undefined);
  const many = await elementsOfBills(openApp, 'fifty_thousand_bills');
  expect(usual.total).toBeGreaterThan(50);
  expect(many.total).toBeGreaterThan(50_000);
  const most = 1.25 * Math.max(usual.atTop, usual.farDown);
  expect(many.atTop).toBeLessThan(most);
  expect(many.farDown).toBeLessThan(most);
});
