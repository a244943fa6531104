// The visitor's bag on the device, and its merge at sign-in (decision web/032).
import type { Page } from '@playwright/test';
import { type App, TOKEN } from '../fixtures/app.ts';
import { axeViolations } from '../fixtures/axe.ts';
import { cartQuantities } from '../fixtures/cart.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { nextFrames } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

const bag = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Bag' });
const inCart = async (app: App, sku: number) => (await cartQuantities(app, TOKEN)).get(sku) ?? 0;
const added = ({ faultProxy }: App) => faultProxy.requestsTo('/api/cart/add').length;

/** Adds the headphones in ink on their own screen. */
async function collectHeadphones({ page, toasts }: App): Promise<void> {
  await page.goto('/detail/101/1?sku=1012');
  await page.getByRole('button', { name: 'Add to bag', exact: true }).click();
  await toasts.waitFor('Added to the bag');
}

test('a visitor’s bag survives a reload, and is merged once after signing in @default', async ({ app, page }) => {
  const [ink, tents] = [await inCart(app, 1012), await inCart(app, 1031)];
  await collectHeadphones(app);
  await page.goto('/search?q=two-night');
  await page.getByRole('button', { name: 'Add Two-night tent, two persons to bag' }).click();
  await expect(bag(page, 'Bag, 2 items')).toHaveText('2');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Bag (2)' }).click();
  await expect(sheet(page)).toContainText(/Aria 2.*Ink.*\$129\.90.*Two-night tent.*\$189\.00/s);
  await expect.poll(() => axeViolations(page)).toEqual([]);
  await tabTo(page, /^Aria 2/);
  await sheet(page).getByRole('button', { name: 'One more' }).first().click();
  await page.reload();
  await page.getByRole('link', { name: 'Bag (3)' }).click();
  expect(added(app)).toBe(0);

  await sheet(page).getByRole('link', { name: 'Sign in to check out' }).click();
  await app.signInTo('/bag');
  await app.toasts.waitFor('3 items are in your bag now');
  expect([await inCart(app, 1012), await inCart(app, 1031)]).toEqual([ink + 2, tents + 1]);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Total / })).toBeVisible();
  expect(added(app)).toBe(2);
});

test('a quantity that a visitor changes in another tab is shown, and counted on from', async ({ app, page }) => {
  await collectHeadphones(app);
  await bag(page, 'Bag, 1 item').click();
  const quantity = sheet(page).getByRole('textbox', { name: 'Quantity' });
  await expect(quantity).toHaveValue('1');
  const other = await app.openTab('/detail/101/1?sku=1012');
  await other.page.getByRole('button', { name: 'Add to bag', exact: true }).click();
  await expect(quantity).toHaveValue('2');
  await sheet(page).getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveValue('3');
  await quantity.fill('003');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('3');
  // A number that cannot be bought stays as typed, and is not stored.
  await quantity.fill('0');
  await expect(sheet(page).getByText(/^Enter a number from 1 to/)).toBeVisible();
  await expect(quantity).toHaveValue('0');
  await expect(bag(other.page, 'Bag, 3 items')).toBeVisible();
});

test('the bag does not look empty before the visitor’s items have joined it', async ({ app, page, faultProxy }) => {
  await app.control.scenario('new_customer');
  await collectHeadphones(app);
  await bag(page, 'Bag, 1 item').click();
  await sheet(page).getByRole('link', { name: 'Sign in to check out' }).click();
  const release = faultProxy.holdRequests('/api/cart/add');
  const cart = page.waitForResponse(/\/api\/cart\/list/);
  await app.signIn();
  await (await cart).finished();
  await expect(page).toHaveURL('/bag');
  await nextFrames(page);
  await expect(page.getByText('Your bag is empty.')).toHaveCount(0);
  release();
  await expect(page.locator('[data-screen="/bag"]').getByText(/^Aria 2/)).toBeVisible();
});
