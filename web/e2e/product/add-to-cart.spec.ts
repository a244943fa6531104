import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type App, TOKEN } from '../fixtures/app.ts';
import { cartQuantities } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test.use({ signedIn: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inBag = async (app: App, sku: number) => (await cartQuantities(app, TOKEN)).get(sku) ?? 0;
const ask = async (app: App, path: string, data: object) =>
  (await app.context.request.post(`${app.url}/api/${path}`, { headers: { token: TOKEN }, data })).json();

test('a failed add to the bag shows an error, and a retry adds once, even when only the answer was lost', async ({
  app,
  page,
  control,
  toasts,
  context,
}) => {
  await keepToasts(page);
  const before = await inBag(app, 1012);
  await page.goto('/detail/101?sku=1012');
  await expect(app.text(/in stock/)).toBeVisible();
  await control.addFault({ kind: 'error', on: 'addCartLine', times: 1 });
  await button(page, 'Add to bag').click();
  await expect(page.locator('[data-kind=error]')).toBeVisible();
  expect(await inBag(app, 1012)).toBe(before);
  await button(page, 'Try again').click();
  await toasts.waitFor('Added to the bag');
  expect(await inBag(app, 1012)).toBe(before + 1);

  // Carried out, but half of the answer is lost: the repeat under the same key does not add it again.
  await expect(button(page, 'Add to bag')).toBeVisible();
  await control.addFault({ kind: 'truncated', on: 'addCartLine', times: 1 });
  await button(page, 'Add to bag').click();
  await expect.poll(() => inBag(app, 1012)).toBe(before + 2);
  await expect(app.text(/^2 in your bag$/)).toBeVisible();
  await expect(page.locator('[data-kind=error]')).toHaveCount(0);

  await expect(button(page, 'Add to bag')).toBeVisible();
  await context.setOffline(true);
  await button(page, 'Add to bag').click();
  await expect(app.text('You are offline. This needs a connection.')).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Add to bag').click();
  await expect.poll(() => inBag(app, 1012)).toBe(before + 3);
});

test('the quantity in the bag counts towards the limit, and the refusal says how many are allowed', async ({
  app,
  page,
}) => {
  await page.goto('/detail/104');
  await expect(app.text('Only 3 left')).toBeVisible();
  await ask(app, 'cart/add', { product_id: 104, sku_id: 1041, quantity: 3, idempotency_key: randomUUID() });
  await button(page, 'Add to bag').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Only 3 left. Nothing was added.' });
  await expect(alert.getByText('You already have 3 in your bag')).toBeVisible();
  await expect(alert.getByRole('link', { name: 'Go to bag' })).toBeVisible();
  expect(await inBag(app, 1041)).toBe(3);
});
