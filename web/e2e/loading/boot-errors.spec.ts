// Missing files that the page cannot start without: only index.html and its inline script can report them.
import type { Page } from '@playwright/test';
import { languages } from '../../../mock/src/serializers/languages.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';

test.use({ stateless: true });

const message = (page: Page) => page.getByRole('alert');

for (const [file, pattern, another, answer] of [
  ['script', /^\/assets\/index-.*\.js/, 'cut off', 'cut'],
  // The browser caches what it refuses to run, too. Styles have no hash in the page.
  ['library', /^\/assets\/libraries-/, 'changed on the way', 'changed'],
  ['stylesheet', /^\/assets\/index-.*\.css/, 'cut off', 'cut'],
  ['language', /^\/assets\/initial-/, 'changed on the way', 'changed'],
] as const) {
  for (const [fault, given] of [
    ['missing', { status: 404 }],
    [another, answer],
  ] as const) {
    const tier = inDefaultTier(file === 'script' && fault === 'missing');
    test(`[B2.16] a ${file} that is ${fault} shows an error, and a reload${tier}`, async ({ app, page }) => {
      app.faultProxy.intercept(pattern, given);
      await page.goto('/home');
      await expect(message(page)).toContainText('The app could not be loaded');
      await expect(message(page)).toContainText('Check your connection');
      await expect(page.locator('.shell-home')).toHaveCount(0);
      app.faultProxy.reset();
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(app.text('Popular products')).toBeVisible();
      await expect(message(page)).toHaveCount(0);
    });
  }
}

test('[B2.16] a stylesheet that fails after all other files shows an error', async ({ page, faultProxy }) => {
  const cameElse = Promise.withResolvers<void>();
  faultProxy.intercept(/^\/assets\/index-.*\.css/, { status: 404, after: cameElse.promise });
  const scripts = ['index', 'libraries', 'initial'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/${name}-`) && response.url().endsWith('.js')),
  );
  await page.goto('/home', { waitUntil: 'commit' });
  for (const script of scripts) await (await script).finished();
  // These files have finished running.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  cameElse.resolve();
  await expect(message(page)).toContainText('The app could not be loaded');
});

test('[B2.16] a stylesheet that fails before the page has been read shows an error', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const stylesheet = document.querySelector('link[rel=stylesheet]');
      if (stylesheet === null) return;
      observer.disconnect();
      stylesheet.dispatchEvent(new Event('error'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/home');
  await expect(message(page)).toContainText('The app could not be loaded');
});

test.describe('in the visitor’s language', () => {
  test.use({ savedLocale: null, locale: 'zh-CN' });

  test('[B2.16] a lost language file shows an error in that language @default', async ({ page, faultProxy }) => {
    faultProxy.intercept(/^\/assets\/initial-/, { status: 404 });
    await page.goto('/profile');
    await expect(message(page)).toContainText('应用未能加载');
  });
});

test('[B2.16] a slow start shows a message until the app loads @default', async ({ app, page, faultProxy }) => {
  // The clock is paused, so that the journey controls the fifteen seconds on any machine.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  const release = faultProxy.holdRequests(/^\/assets\/libraries-/);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('.shell-home')).toBeVisible();
  await page.clock.fastForward('00:14');
  await expect(message(page)).toHaveCount(0);
  await page.clock.fastForward('00:02');
  await expect(message(page)).toContainText('This is taking longer than usual');
  await page.clock.resume();
  release();
  await expect(app.text('Popular products')).toBeVisible();
  await expect(message(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[B2.16] [B2.18] the page says that it needs JavaScript, or a newer browser @default', async ({ app, page }) => {
    await page.goto('/home');
    // Text selectors skip <noscript>.
    await expect(page.locator('noscript p[lang=zh-CN]:visible')).toHaveText(/^本应用需要 JavaScript/);
    await expect(page.locator('noscript p[lang=en]:visible')).toHaveText(/^This app needs JavaScript/);
    await expect(page.locator('noscript p[lang=ar]:visible')).toHaveCSS('direction', 'rtl');

    const html = await (await page.request.get('/home')).text();
    // The policy allows this very style sheet.
    const older = html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
      .replace('view-transition-name:none', 'unknown:none')
      .replace('oklch(from red l c h)', 'unknown');
    app.faultProxy.intercept('/home', { status: 200, type: 'text/html', body: older });
    await page.reload();
    await expect(page.locator('#too-old p:visible')).toHaveCount(languages.length);
    await expect(page.locator('#too-old p[lang=en]')).toHaveText(/^This browser is too old/);
    await expect(page.locator('#shell')).toBeHidden();
  });
});
