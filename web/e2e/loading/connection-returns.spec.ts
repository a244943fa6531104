// Loads that failed without a network are retried when it returns.
import { nextFrames, openFrom } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('[R9.05] a picture is tried three times, and again online @default', async ({ page, context, faultProxy }) => {
  // The picture of the shop's first product, which the screen shows once; its logo stands there twice.
  const sofa = /^\/pictures\/cloud-corner-sofa/;
  // None is answered before the screen has drawn the picture: a first rendering that React gives up would count too.
  const drawn = Promise.withResolvers<void>();
  faultProxy.intercept(sofa, { status: 503, after: drawn.promise });
  // Reached from a screen without pictures: index.html itself would request one once more.
  await openFrom(page, '/login', '/shop/3');
  const product = page.getByRole('article').first();
  const picture = product.locator('img');
  const tries = () => faultProxy.requestsTo(sofa).length;
  await expect(picture).toHaveCount(1);
  drawn.resolve();
  await expect.poll(tries).toBe(3);
  await expect(picture).toHaveCount(0);
  await nextFrames(page);

  // The connection returns but is still bad: three more tries.
  await context.setOffline(true);
  await context.setOffline(false);
  await expect.poll(tries).toBe(6);
  await expect(picture).toHaveCount(0);
  await expect(product).toBeVisible();
  faultProxy.reset();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('[R8.02] a failed connection says what to do, names no host, and is tried again @default', async ({
  app,
  page,
}) => {
  app.faultProxy.intercept(/^\/api\//, 'cut');
  await app.open('/home', 'Backend interface connection abnormal', 'Check your connection, then try again.');
  await expect(page.locator('#screen')).not.toContainText(new URL(app.url).host);
  await expect(page.locator('#screen')).not.toContainText('127.0.0.1');
  await app.tryAgain();
  await expect(app.text('Popular products')).toBeVisible();
});

test('a screen opened without a network loads by itself when the network returns', async ({ app, page, context }) => {
  await app.asCustomer();
  await page.goto('/profile');
  const bills = page
    .getByRole('link', { name: /^Bills/ })
    .filter({ visible: true })
    .first();
  await expect(bills).toBeVisible();
  await context.setOffline(true);
  await bills.click();
  await expect(app.text('Could not connect')).toBeVisible();
  await context.setOffline(false);
  await expect(app.text('-$162.50')).toBeVisible();
});

test('a section that failed to load loads by itself when the network returns', async ({ app, faultProxy, context }) => {
  await app.asCustomer();
  faultProxy.intercept('/api/order/logistics', 'cut');
  await app.open('/orderInfo/9003', 'This section could not be shown.');
  faultProxy.reset();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(app.text('Arrived at the local depot, Kyoto')).toBeVisible();
});
