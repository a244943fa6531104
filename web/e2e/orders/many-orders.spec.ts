import type { App, AppOptions } from '../fixtures/app.ts';
import { scrollTo } from '../fixtures/navigation.ts';
import { orderCards, orderTab } from '../fixtures/orders.ts';
import { expect, test } from '../fixtures/test.ts';

/** How many elements the cancelled orders take, at their beginning and after a leap far down. */
async function nodesOfCancelled(openApp: (options: Partial<AppOptions>) => Promise<App>, scenario: string) {
  const { page } = await openApp({ signedIn: true, scenario });
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  await page.goto('/myPurchases/-1');
  await expect(orderCards(page).nth(4)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Orders', exact: true })).toHaveAttribute('aria-busy', 'false');
  const atTop = await nodes();
  const total = Number(await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'));
  await scrollTo(page, 12_000);
  await expect
    .poll(async () => Number(await page.locator('[aria-posinset]').first().getAttribute('aria-posinset')))
    .toBeGreaterThan(10);
  // While a list scrolls it keeps more rows than it needs.
  let farDown = 0;
  const isSettled = async () => {
    const before = farDown;
    farDown = await nodes();
    return farDown === before;
  };
  await expect.poll(isSettled).toBe(true);
  return { total, atTop, farDown };
}

test('ten thousand orders take no more elements than a thousand', async ({ openApp }) => {
  const thousand = await nodesOfCancelled(openApp, 'thousand_orders');
  const tenThousand = await nodesOfCancelled(openApp, 'ten_thousand_orders');
  expect(thousand.total).toBeGreaterThan(900);
  expect(tenThousand.total).toBeGreaterThan(4000);
  const most = 1.25 * Math.max(thousand.atTop, thousand.farDown);
  expect(tenThousand.atTop).toBeLessThan(most);
  expect(tenThousand.farDown).toBeLessThan(most);
});

test.describe('a customer with ten thousand orders', () => {
  test.use({ signedIn: true, scenario: 'ten_thousand_orders' });

  test('[R2.13] every tab comes at once, and several unpaid orders are paid together', async ({ page }) => {
    await page.goto('/myPurchases/all');
    for (const name of ['To pay', 'To ship', 'Shipped', 'Received', 'Refunding', 'Refunded', 'After-sale']) {
      await orderTab(page, name).press('Enter');
      await expect(orderCards(page).first()).toBeVisible();
    }
    await orderTab(page, 'To pay').press('Enter');
    await page.getByRole('button', { name: 'Pay several' }).click();
    await expect(page.getByRole('button', { name: 'Choose orders to pay' })).toBeDisabled();
    const boxes = page.getByRole('checkbox', { name: /^Choose M/ });
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByRole('link', { name: 'Pay 2 orders' }).click();
    await expect(page).toHaveURL(/\/payment\?orders=\d+(,|%2C)\d+$/);
  });
});
