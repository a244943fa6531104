// A browser that translates the page replaces its text nodes, whenever one comes, by elements of its own.
import type { Page } from '@playwright/test';
import { addressesOf, privateRoutes, publicRoutes } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

/** Does what Chrome's translator does (seen in Chromium 151): each text moves into two `<font>`, new ones too. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (parent === null || text.nodeValue?.trim() === '') continue;
        if (parent.closest('font, head, script, style, option, textarea, [translate=no]') !== null) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.nodeValue ?? '');
        parent.replaceChild(font, text);
      }
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) replace(node);
    }).observe(document, { childList: true, subtree: true });
  });

/** The translated texts that have siblings: React could not find its place beside them. */
const textsBesideElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('font:has(> font)')]
      .map(({ parentElement }) => parentElement)
      .filter((parent) => parent !== null && parent.childNodes.length > 1 && parent.closest('.prose') === null)
      .map((parent) => parent?.outerHTML.slice(0, 200)),
  );

const screens = addressesOf(`${publicRoutes}\n${privateRoutes}`).filter(
  ({ path }) => /^\/\w+$/.test(path) || /^\/(detail\/101\/1|orderInfo\/9001)$/.test(path),
);

test('a customer whose browser translates the page can press and change the language on every screen', async ({
  page,
  consoleErrors,
  toasts,
}) => {
  // One load for each screen.
  test.setTimeout(600_000);
  await translate(page);
  for (const { path, title } of screens) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(new RegExp(`^${title}`));
    const screen = page.locator('#app');
    await expect(screen.locator('font').first(), path).toBeVisible();
    expect.soft(await textsBesideElements(page), path).toEqual([]);
    const controls = screen
      .locator('button:enabled, input[type=checkbox], input[type=radio]')
      .filter({ visible: true });
    if ((await controls.count()) > 0) await controls.last().press('Space');
    for (const locale of ['ja', 'en']) {
      await page.evaluate((to) => new BroadcastChannel('meridian.language').postMessage(to), locale);
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
    }
    await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
    expect(
      consoleErrors.filter((error) => /not a child of this node/.test(error)),
      path,
    ).toEqual([]);
  }
  // Where it was seen first.
  await page.goto('/detail/101/1');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Add to bag', exact: true }).click();
  await toasts.waitFor('Added to the bag');
});
