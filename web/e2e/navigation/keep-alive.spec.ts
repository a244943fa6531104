import { historyBack, leads, pushPath, recordScrollBehaviors, scrollTo, scrollTop } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

test('[R2.06] a kept-alive screen keeps its input, and a product starts fresh @default', async ({ app, page }) => {
  await page.goto('/login');
  await page.getByLabel('Account').fill('mei@example.com');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page.locator('[data-screen="/register"]:visible')).toBeVisible();
  await historyBack(page);
  await expect(page.locator('[data-screen="/login"]:visible')).toBeVisible();
  await expect(page.getByLabel('Account')).toHaveValue('mei@example.com');

  await pushPath(page, '/detail/101/1');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(quantity).toHaveValue('2');
  await page.getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page.locator('[data-screen="/shop/1"]:visible')).toBeVisible();
  await historyBack(page);
  await expect(app.text('Add to bag')).toBeVisible();
  // The quantity was state of that screen, and is gone with it.
  await expect(quantity).toHaveValue('1');
});

test('[R2.05] forward scrolls smoothly to the top, back to where it was @default', async ({ app, page }) => {
  await app.asCustomer();
  await app.open('/profile', 'Mei Tanaka');
  await scrollTo(page, 250);
  const behaviors = await recordScrollBehaviors(page);
  await leads(page.getByRole('link', { name: 'Addresses' }), '/address');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect.poll(behaviors).toEqual(['smooth']);

  await historyBack(page);
  await expect(app.text('Mei Tanaka')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(250);
  await page.reload();
  await expect(app.text('Mei Tanaka')).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(250);
});

test('[R2.07] [R2.06] a tab stays alive, its rails where they were scrolled to', async ({ app, page }) => {
  await app.asCustomer();
  await page.goto('/home');
  const rail = page.getByRole('list', { name: 'Popular shops' });
  await rail.scrollIntoViewIfNeeded();
  await rail.evaluate((element) => element.scrollTo({ left: 120, behavior: 'instant' }));
  const tabs = ['/explore', '/filter', '/bag', '/home'];
  for (const path of tabs) await pushPath(page, path);
  for (const path of tabs) await expect(page.locator(`[data-screen="${path}"]`), path).toHaveCount(1);
  await expect.poll(() => rail.evaluate((element) => element.scrollLeft)).toBe(120);
});

test('[R2.05] with reduced motion forward jumps to the top @default', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.open('/home', 'New arrivals');
  await scrollTo(page, 500);
  const behaviors = await recordScrollBehaviors(page);
  await page.getByRole('link', { name: 'Explore' }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect.poll(behaviors).toEqual(['instant']);
});
