// A browser that translates the page replaces its text nodes, whenever one comes, by elements of its own.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { addressesOf, privateRoutes, publicRoutes, visitorRoutes } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

/** Does what Chrome's translator does (facebook/react#11538): two fonts before each text, which then goes. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [root];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!(text instanceof Text) || parent === null || !text.isConnected || text.data.trim() === '') continue;
        if (parent.closest('font, head, script, style, option, textarea, [translate=no]') !== null) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data);
        text.before(font);
        text.remove();
      }
    };
    new MutationObserver((changes) => {
      // A translator asks its server or its model first.
      setTimeout(() => {
        for (const { addedNodes } of changes) for (const node of addedNodes) replace(node);
      });
    }).observe(document, { childList: true, subtree: true });
  });

/** The addresses of the 44 screens, without parameters. */
const screensOf = (routes: string) => addressesOf(routes).filter(({ path }) => /^\/\w+$/.test(path));

/** Opens each screen, presses what stands last, and changes every text by another language. */
async function visit({ page, consoleErrors }: App, screens: ReturnType<typeof screensOf>): Promise<void> {
  await translate(page);
  for (const { path, title } of screens) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(new RegExp(`^${title}`));
    const screen = page.locator('#app');
    await expect(screen.locator('font').first(), path).toBeVisible();
    const controls = screen
      .locator('button:enabled, input[type=checkbox], input[type=radio]')
      .filter({ visible: true });
    // The last on /language is another language, for all that follow.
    if (path !== '/language' && (await controls.count()) > 0) await controls.last().press('Space');
    for (const locale of ['ja', 'en']) {
      await page.evaluate((to) => new BroadcastChannel('meridian.language').postMessage(to), locale);
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
    }
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
    expect(consoleErrors, path).toEqual([]);
  }
}

test('[B2.18] a page that the browser translates can be used on every screen', async ({ openApp }) => {
  // One load for each screen.
  test.setTimeout(600_000);
  const app = await openApp({ signedIn: true });
  await visit(app, screensOf(`${publicRoutes}\n${privateRoutes}`));
  await visit(await openApp(), screensOf(visitorRoutes));
  // Where it was seen first.
  const { page, toasts } = app;
  await keepToasts(page);
  await page.goto('/detail/101/1');
  for (const name of ['One more', 'Add to bag']) await page.getByRole('button', { name, exact: true }).click();
  await toasts.waitFor('Added to the bag');
  await expect(app.text('Added to the bag').and(page.locator('font'))).toBeVisible();
});
