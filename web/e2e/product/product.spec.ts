import { axeViolations } from '../fixtures/axe.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expectArrival, leads, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('[R3.05] [R3.10] a product shows stock, spec, sales, rate, warnings and reviews @default', async ({
  app,
  page,
}) => {
  await app.open('/detail/101', '98% positive from 40 reviews', '2,140 sold');
  await expect(page.getByRole('heading', { name: 'Colour' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  // The cheapest SKU in stock is preselected, and not in the URL.
  await expect(page.getByRole('button', { name: 'Mist', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(app.text(/^\d+ in stock$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Warnings' })).toContainText('lithium-ion battery');
  await expect(page).toHaveURL('/detail/101');
  await expect(page).toHaveTitle('Aria 2 over-ear headphones, 40 h battery · Product · Meridian');

  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('article').nth(1)).toBeVisible();
  await expect(reviews.getByRole('article')).toHaveCount(2);
  await expect(reviews).toHaveText(/4\.8[\s\S]*40 reviews/);
  await expect(reviews.getByRole('img', { name: '4.8 of 5 stars' })).toBeVisible();
  const answer = await app.context.request.get(`${app.url}/api/product/comment_list?product_id=101&limit=2`);
  const { data }: { data: { list: { product_score: number }[] } } = await answer.json();
  const marks = reviews.getByRole('article').getByRole('img', { name: /of 5 stars$/ });
  await expect
    .poll(() => marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label'))))
    .toEqual(data.list.map(({ product_score }) => `${product_score} of 5 stars`));
});

test('a product page shows facts, similar products near the view, and a size guide', async ({ app, page }) => {
  await recordLayoutShifts(page);
  const more = /^\/assets\/product-more/;
  app.faultProxy.intercept(more, { status: 503 });
  const rails = () => app.faultProxy.requestsTo(/similar_list|product\/list.*limit=7/).length;
  await page.goto('/detail/105');
  // A failed load can be retried.
  const tryAgain = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await Promise.all([page.waitForEvent('load'), tryAgain.click()]);
  await expect(tryAgain).toBeVisible();
  app.faultProxy.reset();
  await tryAgain.click();
  await expect(page.getByRole('region', { name: 'Product details' }).getByRole('term').first()).toBeVisible();
  await page.getByRole('button', { name: 'Report this product' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'More from this shop' }).getByRole('article').nth(2)).toBeAttached();
  const similar = page.getByRole('region', { name: 'Similar products' }).getByRole('link');
  await expect(similar.nth(3)).toBeAttached();
  await expect.poll(rails).toBe(2);
  expect(await layoutShifts(page)).toEqual([]);
  const safety = page.getByRole('region', { name: 'Seller and product safety' });
  await safety.getByText('Contact details').click();
  await expect(safety.getByRole('link', { name: 'safety@ridgeline.example' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your legal guarantee of conformity' })).toBeVisible();
  await expect.poll(() => axeViolations(page)).toEqual([]);

  const sheet = await openSheet(page.getByRole('button', { name: 'Size guide' }), 'Size guide');
  await expect(sheet.getByRole('columnheader', { name: 'Foot length' })).toBeVisible();
  await expect(sheet.getByText('In centimetres')).toBeVisible();
  await expect.poll(() => axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await similar.first().click();
  await expect(page).not.toHaveURL('/detail/105');
  await expect(app.text('Add to bag')).toBeVisible();
});

test('opening a similar product moves the pressed picture, and nothing twice', async ({ app, page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      // A skipped transition never gets ready.
      void transition.ready.then(() => Reflect.set(window, 'hasMoved', true));
      return transition;
    };
  });
  await page.goto('/detail/105');
  await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  await page.getByRole('button', { name: 'Report this product' }).scrollIntoViewIfNeeded();
  const similar = page.getByRole('region', { name: 'Similar products' }).getByRole('link').first();
  const name = await similar.innerText();
  await similar.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'hasMoved'))).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/detail/105');
  await expectArrival(page);
  expect(app.consoleErrors).toEqual([]);
});

test('delivery shows the default address, or the shop’s origin for a visitor', async ({ openApp }) => {
  const customer = await openApp({ signedIn: true });
  await customer.open('/detail/101', 'Kyoto, Japan');
  await expect(customer.text(/^Arrives Thu, Nov\s26\s–\sSun, Nov\s29$/)).toBeVisible();
  await expect(customer.text('Returns within 7 days')).toBeVisible();
  const change = customer.page.getByRole('link', { name: 'Kyoto, Japan, change' });
  await expect(change).toHaveAttribute('href', '/address');
  const fresh = await openApp({ signedIn: true, scenario: 'new_customer' });
  await fresh.page.goto('/detail/101');
  await leads(fresh.page.getByRole('link', { name: 'Add address' }), '/addressForm');
  const visitor = await openApp();
  await visitor.open('/detail/101', 'Ships from Osaka, Japan');
  await expect(visitor.text('Shipping $4.50, free from $200.00')).toBeVisible();
  await expect(visitor.page.getByRole('link', { name: 'Add address' })).toHaveCount(0);
});

test('a sold-out or removed product cannot be bought, and shows similar products', async ({ app, page }) => {
  await app.asCustomer();
  for (const [id, words] of [
    [141, 'Sold out'],
    [142, 'No longer sold'],
  ]) {
    await page.goto(`/detail/${id}`);
    await expect(page.getByRole('heading', { name: String(words) })).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Add to bag|Buy now)$/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'See other products' })).toBeVisible();
    await expect(app.text('You may like these instead.')).toBeVisible();
    await expect.poll(() => axeViolations(page)).toEqual([]);
  }
  await app.open('/detail/999999', 'We could not find this product.');
});

test('a slow product shifts nothing, and a failed one can be retried', async ({ app, page, faultProxy, context }) => {
  await app.asCustomer();
  await recordLayoutShifts(page);
  const release = faultProxy.holdRequests('/api/product/detail');
  await page.goto('/detail/101?sku=1011');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Aria 2 over-ear headphones' })).toBeVisible();
  await expect(app.text('Kyoto, Japan')).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);

  await leads(page.getByRole('link', { name: 'Northwind Audio' }), '/shop/1');
  await expectArrival(page);
  await context.setOffline(true);
  await page.goBack();
  await expect(app.text(/You are offline/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aria 2 over-ear headphones' })).toBeVisible();
  await context.setOffline(false);

  // Without a limit: the requests on coming back online would use it up.
  faultProxy.intercept('/api/product/detail', { status: 500, body: '{}' });
  await page.goto('/detail/103');
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible({ timeout: 20_000 });
  faultProxy.reset();
  await tryAgain.click();
  await expect(page.getByRole('heading', { name: 'Two-night tent' })).toBeVisible();
});

test('[R8.01] a refusal of a query is shown in a toast, in the server’s words @default', async ({ app }) => {
  const preference: [string, string] = ['Prefer', 'example=product_not_found'];
  app.faultProxy.intercept('/api/product/detail', { addHeader: preference });
  await app.open('/detail/999999', 'We could not find this product.');
  const answer = await fetch(`${app.url}/api/product/detail?product_id=1`, { headers: { Prefer: preference[1] } });
  const { msg }: { msg: string } = JSON.parse(await answer.text());
  await app.toasts.waitFor(msg);
});

test('[R2.11] a URL with the wrong shop for its product is corrected', async ({ page }) => {
  await page.goto('/detail/101/2?sku=1012');
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await expect(page.getByRole('heading', { level: 1, name: /^Aria 2/ })).toBeVisible();
});
