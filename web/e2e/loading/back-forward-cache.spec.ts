// A page that the browser keeps whole while another one is shown. The pinned Chromium keeps none, so the return is played.
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('back from the card provider, the old balance is marked until the new one is there', async ({ app, page }) => {
  await page.goto('/profile');
  const balance = page.locator('span[aria-busy]');
  await expect(balance).toHaveText('$1,240.00');
  const { page: provider } = await app.openTab('/cardTopUp?amount=20');
  await provider.getByRole('button', { name: 'Pay $20.41 by card' }).click();
  await provider.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(provider.getByText('Your balance is topped up')).toBeVisible();
  await provider.close();
  const before = app.faultProxy.requestsTo('/api/user/getUserInfo').length;
  const release = app.faultProxy.holdRequests('/api/user/getUserInfo');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(balance).toHaveAttribute('aria-busy', 'true');
  await expect(balance).toHaveText('$1,240.00');
  release();
  await expect(balance).toHaveText('$1,260.00');
  await expect(balance).toHaveAttribute('aria-busy', 'false');
  expect(app.faultProxy.requestsTo('/api/user/getUserInfo')).toHaveLength(before + 1);
});

test('no script can listen for unload, for which browsers keep no page', async ({ page }) => {
  await page.goto('/home');
  const allowed: string[] = await page.evaluate(() => Reflect.get(document, 'featurePolicy').allowedFeatures());
  expect(allowed).toContain('clipboard-write');
  expect(allowed).not.toContain('unload');
});
