import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('the filter’s result count is hidden while it loads and when it fails', async ({ app, page, faultProxy }) => {
  const button = page.locator('button[type=submit]:visible');
  await app.open('/filter', 'Show 229 products');
  const release = faultProxy.holdRequests('/api/product/list');
  await page.getByRole('button', { name: /^Outdoors/ }).click();
  await expect(button).toHaveText('Show products');
  release();
  await expect(button).toHaveText(/^Show (?!229)\d+ products$/);
  faultProxy.intercept('/api/product/list', { status: 404, body: '{}' });
  await page.getByLabel('Free shipping').check();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expect(button).toHaveText('Show products');
  faultProxy.reset();
  await again.click();
  await expect(button).toHaveText(/^Show \d+ products$/);
});
