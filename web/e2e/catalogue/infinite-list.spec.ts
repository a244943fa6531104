import { nextFrames } from '../fixtures/navigation.ts';
import { distanceToEnd, openExplore, products, requestedPages, scrollToDistance } from '../fixtures/product-list.ts';
import { expect, test } from '../fixtures/test.ts';

test('[R9.04] a list loads its next page 300 px before its end, no earlier @default', async ({ page, faultProxy }) => {
  await openExplore(page);
  // Step by step, so that every row is measured and the list's end is exact.
  for (const rest of [2000, 1500, 1000, 700, 500, 400, 340]) {
    // Repeated if new rows differ from their estimated height.
    await expect
      .poll(async () => {
        await scrollToDistance(page, rest);
        await nextFrames(page);
        return Math.abs((await distanceToEnd(page)) - rest);
      })
      .toBeLessThan(40);
  }
  expect(requestedPages(faultProxy)).toEqual(['1']);
  await scrollToDistance(page, 280);
  await expect.poll(() => requestedPages(faultProxy)).toEqual(['1', '2']);
});

test('[B8.05] a next page that fails keeps the rows, and loads when retried @default', async ({ app, page }) => {
  await openExplore(page);
  const fails = () => app.faultProxy.intercept(/product\/list.*page=[23]/, { status: 404 });
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  // Repeated if new rows have made the list longer.
  const reachEnd = () =>
    expect
      .poll(async () => {
        await scrollToDistance(page, 100);
        await nextFrames(page);
        return again.isVisible();
      })
      .toBe(true);
  fails();
  await reachEnd();
  await expect(products(page).last()).toHaveAttribute('aria-posinset', '20');
  app.faultProxy.reset();
  await again.click();
  await expect.poll(() => distanceToEnd(page)).toBeGreaterThan(2000);
  fails();
  await reachEnd();
  app.faultProxy.reset();
  await app.context.setOffline(true);
  await expect(app.text(/^You are offline/)).toBeVisible();
  await app.context.setOffline(false);
  await expect.poll(() => distanceToEnd(page)).toBeGreaterThan(2000);
});
