// What index.html and its script alone show and request before the app has loaded.
import type { Page } from '@playwright/test';
import { TOKEN } from '../fixtures/app.ts';
import type { FaultProxy } from '../fixtures/fault-proxy.ts';
import { openHeldApp } from '../fixtures/held-app.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ stateless: true });

const PRODUCT_CALL = '/api/product/detail?product_id=101';

const asked = (faultProxy: FaultProxy, pattern: RegExp) => faultProxy.requests.filter(({ path }) => pattern.test(path));
const shellParts = (page: Page) =>
  page
    .locator('#shell .app-column > div')
    .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map(({ className }) => className));

test('a product is prefetched before the JavaScript loads, its picture in place', async ({ app, page, faultProxy }) => {
  await page.addInitScript(() => {
    const watch = () => {
      if (document.querySelector('#root [aria-busy]') !== null)
        throw new Error('A skeleton took the place of the product');
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  const letCome = await openHeldApp(app, '/detail/101/1');
  const early = page.locator('.shell-detail img');
  await early.evaluate((image: HTMLImageElement) => image.decode());
  await expect(page.locator('#root > *')).toHaveCount(0);
  expect(await shellParts(page)).toEqual(['shell-detail']);
  const calls = asked(faultProxy, /^\/api\//);
  expect(calls.map(({ path }) => path)).toEqual([PRODUCT_CALL]);
  expect(calls[0]?.headers['token']).toBeUndefined();
  // Also the screen's own code and one language, which the app would discover late.
  await expect.poll(() => asked(faultProxy, /^\/assets\/detail-/).length).toBe(1);
  await expect.poll(() => asked(faultProxy, /^\/assets\/initial-/).length).toBe(1);
  // If a file came after the app, the app would wait for it behind a skeleton.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  );
  const box = await early.boundingBox();
  const source = (await early.getAttribute('src')) ?? '';
  letCome();

  await expect(app.text('Add to bag')).toBeVisible();
  const gallery = page.getByRole('region', { name: /^Pictures of/ });
  const picture = gallery.locator('li img').first();
  await expect(picture).toHaveAttribute('src', source);
  expect(await picture.boundingBox()).toEqual(box);
  await expect(page.locator('#shell')).toHaveCount(0);
  expect(asked(faultProxy, /^\/api\/product\/detail/)).toHaveLength(1);
  expect(asked(faultProxy, /^\/assets\/detail-/)).toHaveLength(1);
  expect(app.consoleErrors).toEqual([]);
});

test('a shop and its products are prefetched, and not requested again', async ({ app, page, faultProxy }) => {
  const calls = () => asked(faultProxy, /^\/api\/(shop\/detail|product\/list)/).map(({ path }) => path);
  const letCome = await openHeldApp(app, '/shop/1');
  await expect.poll(() => calls().sort()).toEqual(['/api/product/list?shop_id=1&page=1', '/api/shop/detail?shop_id=1']);
  letCome();
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('heading').first()).toBeVisible();
  expect(calls()).toHaveLength(2);
});

test('a product opened from a list is fetched in parallel with its chunk', async ({ app, page, faultProxy }) => {
  await app.open('/home', 'Popular products');
  const release = faultProxy.holdRequests(/^\/assets\/detail./);
  await page.getByRole('link', { name: 'Aria 2 over-ear headphones' }).click();
  await expect.poll(() => asked(faultProxy, /^\/api\/product\/detail/).length).toBe(1);
  await expect(page.getByText('Popular products')).toBeVisible();
  release();
  await expect(app.text('Add to bag')).toBeVisible();
  expect(asked(faultProxy, /^\/api\/product\/detail/)).toHaveLength(1);
});

test('other URLs show the skeleton of their screen, and prefetch no product', async ({ app, page, faultProxy }) => {
  // The app does not come: what index.html shows stays.
  faultProxy.intercept(/^\/assets\/index-.*\.js/, { holdUntil: new Promise(() => {}) });
  await recordLayoutShifts(page);
  // Not the first box, which is the logo on a shop's screen.
  const box = page.locator('.shell-boxes > i').nth(1);
  for (const [path, parts, columns, call] of [
    ['/detail/abc/1', ['shell-screen'], 1],
    ['/detail/101/1/more', ['shell-screen'], 1],
    ['/shop/1/more', ['shell-screen'], 2],
    ['/nowhere', ['shell-screen'], 1],
    ['/login', ['shell-screen'], 1],
    ['/explore', ['shell-screen', 'shell-tabs'], 2, '/api/product/list?sort=hot&page=1'],
    ['/search?q=lamp', ['shell-screen'], 2],
    ['/shop/1?tab=reviews', ['shell-screen'], 2, '/api/shop/detail?shop_id=1'],
    ['/bag', ['shell-screen', 'shell-tabs'], 1],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await shellParts(page), path).toEqual(parts);
    const [window, width = 1] = [page.viewportSize()?.width ?? 0, (await box.boundingBox())?.width];
    expect(Math.round(window / width), path).toBe(columns);
    // The app's stylesheet moves nothing.
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    expect(await layoutShifts(page), path).toEqual([]);
    // The call is sent after config.json, for which the load event does not wait: the next navigation would abort it.
    if (call !== undefined)
      await expect.poll(() => asked(faultProxy, /^\/api\//).map((request) => request.path), path).toContain(call);
  }
  expect(asked(faultProxy, /^\/api\//).map(({ path }) => path)).toEqual([
    '/api/product/list?sort=hot&page=1',
    '/api/shop/detail?shop_id=1',
  ]);
  faultProxy.reset();
  await app.open('/detail/abc/1', 'We could not find this product.');
  expect(asked(faultProxy, /^\/api\/product\/detail/)).toEqual([]);
});

test('the prefetch carries the token, and its HTTP 401 ends the session', async ({ app, page, faultProxy, toasts }) => {
  await app.asCustomer();
  const ended = JSON.stringify({ code: 401, msg: 'Your session has ended', time: 1, data: null });
  faultProxy.intercept(/^\/api\/product\/detail\?product_id=101$/, { status: 401, body: ended });
  await page.goto('/detail/101/1');
  await toasts.waitFor('Your session has ended');
  await expect(page).toHaveURL(`/login?return=${encodeURIComponent('/detail/101/1')}`);
  const [first, ...others] = asked(faultProxy, /^\/api\/product\/detail/);
  expect(first?.headers['token']).toBe(TOKEN);
  expect(others.filter(({ headers }) => headers['token'] !== undefined)).toEqual([]);
});

for (const [path, width, words] of [
  ['/home', 390, 'Popular products'],
  ['/detail/101/1', 390, 'Add to bag'],
  ['/detail/101/1', 1280, 'Add to bag'],
] as const) {
  test(`no layout shift while ${path} loads piece by piece, ${width} pixels wide`, async ({ openApp }) => {
    const { page, text, faultProxy } = await openApp({}, { viewport: { width, height: 844 } });
    await recordLayoutShifts(page);
    faultProxy.intercept((request) => {
      if (request.path.startsWith('/api/')) return { delay: 800 };
      return request.path.startsWith('/pictures/') || /icon-marks/.test(request.path) ? { delay: 300 } : undefined;
    });
    await page.goto(path);
    await expect(text(words)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toEqual([]);
  });
}
