import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

test('the focus moves to a new screen, but stays on a pressed tab @default', async ({ app, page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Sign in' }).press('Enter');
  await expect(app.text('Welcome to Meridian')).toBeVisible();
  await expect(page.locator('#screen')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
  await page.getByRole('link', { name: 'Explore' }).press('Enter');
  await expect(page).toHaveTitle(/^Explore/);
  await expect(page.getByRole('link', { name: 'Explore' })).toBeFocused();
});
