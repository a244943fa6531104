import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

/** Screens with goods and without the tab bar. */
const screens = [
  '/detail/101/1',
  '/search?q=trail',
  '/searchs?q=trail',
  '/shop/2',
  '/products',
  '/popular',
  '/myFavourite',
  '/heart',
];

const bag = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).filter({ visible: true });

test('the bag is one press away on every product screen, with its number of items', async ({ app, page }) => {
  await app.asCustomer();
  const { bag: count } = await callApi<{ bag: number }>(app, 'user/badges');
  for (const path of screens) {
    await page.goto(path);
    await expect(bag(page, `Bag, ${count} items`), path).toHaveText(String(count));
  }
  await page.goto('/detail/103');
  await page.getByRole('button', { name: 'Add to bag', exact: true }).click();
  await app.toasts.waitFor('Added to the bag');
  await leads(bag(page, `Bag, ${count + 1} items`), '/bag');
});

test('a visitor’s bag link has no count, and no count is requested', async ({ page, faultProxy }) => {
  await page.goto('/shop/2');
  await expect(page.getByRole('heading', { name: 'Trailhead Supply' }).first()).toBeAttached();
  await expect(bag(page, 'Bag')).toHaveText('');
  await page.goto('/detail/101/1');
  await leads(bag(page, 'Bag'), /\/login/);
  expect(faultProxy.requestsTo(/^\/api\/(cart\/list|user\/badges)/)).toEqual([]);
});
