// What the host and the page's policy block: framing by other sites, and code that is not from the build.
import { appendFile, cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { builtApp } from '../built-app.ts';
import { listening } from '../fixtures/listening.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('another origin of the same site cannot frame a signed-in customer’s payment', async ({ app, page }) => {
  await page.goto('/payment?order=9001');
  await expect(page.getByLabel('Enter your payment code')).toBeVisible();
  const other = await listening(
    createServer((_request, answer) =>
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end(`<iframe width="390" height="844" src="${app.url}/payment?order=9001"></iframe>`),
    ),
  );
  await page.goto(other.url);
  // A frame is empty at first.
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toEqual([`${other.url}/`, 'chrome-error://chromewebdata/']);
  await other.close();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorker: true });

  test('the content security policy allows the main screens, and blocks the rest', async ({ openApp }, testInfo) => {
    // It loads fourteen screens from the beginning, each with a service worker.
    test.slow();
    const screens = {
      '/home': 'Popular products',
      '/detail/101/1': 'Description',
      '/explore': 'Explore',
      '/shop/1?tab=about': 'Northwind Audio',
      '/bag': 'Bag',
      '/checkout?product=101&sku=1011&quantity=2': 'Place order',
      '/payment?order=9001': 'Enter your payment code',
      '/orderInfo/9001': 'Order',
      '/walletTopUp': 'On-chain top-up',
      '/law?doc=terms': '1. ',
      '/helpAndSupport': 'Help and support',
      '/service?shop=1&product=101': 'Northwind Audio',
      '/setting': 'Verified',
      '/nowhere': 'There is no page at this address.',
    };
    // Chromium's check that each script has its hash in the page. No host sends it: decision web/035.
    const webDist = testInfo.outputPath('app');
    await cp(builtApp, webDist, { recursive: true });
    await appendFile(join(webDist, '_headers'), '/*\n  Integrity-Policy: blocked-destinations=(script)\n');
    // As from nginx and Caddy.
    await appendFile(join(webDist, '_headers'), '/offline\n  Cache-Control: private, max-age=31536000\n');
    const app = await openApp({ signedIn: true, serviceWorker: true, webDist });
    const { page, consoleErrors } = app;
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
        throw new Error(`refused: ${effectiveDirective} ${sample}`);
      });
    });
    for (const [path, words] of Object.entries(screens)) {
      await app.open(path, words);
    }
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The worker takes none from the browser's cache.
    await expect.poll(() => app.faultProxy.requestsTo('/offline').length).toBeGreaterThan(1);
    expect(consoleErrors).toEqual([]);
    const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
    await expect(policy).not.toHaveAttribute('content', /unsafe/);

    const refusals = await page.evaluate(() => {
      const messageOf = (run: () => unknown) => {
        try {
          return String(run());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [
        messageOf(() => document.createElement('p').setHTMLUnsafe('<b>')),
        messageOf(() => Object.assign(document.createElement('p'), { innerHTML: '<b>' })),
        messageOf(() => Object.assign(document.createElement('script'), { src: '/assets/a.js' })),
        messageOf(() => Reflect.get(window, 'meridian').scriptUrl('/api/a.js')),
        messageOf(() => Reflect.get(window, 'trustedTypes').createPolicy('other', {})),
      ];
    });
    expect(refusals).toEqual(Array.from(refusals, () => 'TypeError'));
  });
});
