// What failed for want of a network comes with it.
import { expect, test } from '../fixtures/test.ts';

test('[R9.05] a picture is tried three times, and as often again when the network comes back', async ({
  app,
  page,
  context,
  faultProxy,
}) => {
  const pictures = /^\/pictures\//;
  faultProxy.intercept(pictures, { status: 503 });
  await page.goto('/detail/101');
  const picture = page.getByRole('img', { name: 'Aria 2 over-ear headphones', exact: true });
  const tries = () => {
    const paths = faultProxy.requestsTo(pictures).map(({ path }) => path);
    return paths.filter((path) => path === paths[0]).length;
  };
  await expect.poll(tries).toBe(3);
  const isLoaded = () =>
    picture.evaluate((element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(false);

  // Back, and still bad: three more.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(tries).toBe(6);
  await expect(app.text('Add to bag')).toBeVisible();
  faultProxy.reset();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(isLoaded).toBe(true);
});

test('[R8.02] a connection that fails says what to do, and names no host', async ({ app, page, faultProxy }) => {
  faultProxy.intercept(/^\/api\//, 'cut');
  await page.goto('/products');
  await expect(app.text('Check your connection, then try again.')).toBeVisible();
  await expect(page.locator('#screen')).not.toContainText(new URL(app.url).host);
  await expect(page.locator('#screen')).not.toContainText('127.0.0.1');
});
