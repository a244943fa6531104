import { expectFocusOn, tabTo } from '../fixtures/keyboard.ts';
import { historyBack } from '../fixtures/navigation.ts';
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

test('content and tabs are two stops from the top; back returns to the card', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.open('/explore', /^\d+ products$/);
  const name = await page.getByRole('list', { name: 'Products' }).getByRole('heading').first().innerText();
  await tabTo(page, name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/detail\//);
  await expect(page.locator('#screen:focus')).toBeVisible();
  await historyBack(page);
  await expectFocusOn(page, name);
  await app.open('/explore', /^\d+ products$/);
  await tabTo(page, 'Skip to content', { most: 1 });
  await tabTo(page, 'Skip to tabs', { most: 1 });
  await page.keyboard.press('Enter');
  await tabTo(page, 'Home', { most: 1 });
});
