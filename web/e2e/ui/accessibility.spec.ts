import { axeViolations } from '../fixtures/axe.ts';
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

test('our own axe rule reports a name that does not begin with the visible text, ignoring punctuation', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Names</title><main><h1>Names</h1>
    <button aria-label="Do send">Send</button>
    <button aria-label="Send · now">Send!</button>
    <a href="/bag" aria-label="Bag, 3 items">3</a></main></html>`);
  expect(await axeViolations(page)).toEqual([expect.stringMatching(/^name-begins-with-text: .*“do send” .* “send” /s)]);
});
