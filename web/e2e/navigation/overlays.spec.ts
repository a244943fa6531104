// Every overlay is a step in the history: back closes it, and the screen behind does not move.
import type { Locator, Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import {
  backTo,
  expectOverlaysLeft,
  historyBack,
  historyForward,
  nextFrames,
  pushPath,
  scrollTo,
  scrollTop,
} from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';
import { touch } from '../fixtures/touch.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const dialog = (page: Page) => page.getByRole('dialog');

const sheets: { name: string; path: string; opener: (page: Page) => Locator; visitor?: true }[] = [
  { name: 'language', path: '/home', opener: (page) => button(page, 'Language'), visitor: true },
  { name: 'help', path: '/login', opener: (page) => button(page, 'Help'), visitor: true },
  { name: 'terms', path: '/register', opener: (page) => button(page, 'terms of use'), visitor: true },
  { name: 'filter', path: '/products', opener: (page) => button(page, /^Filter/) },
  {
    name: 'quick add',
    path: '/myFavourite',
    opener: (page) => button(page, 'Add Mason loafers, soft calf to bag'),
  },
  { name: 'appearance', path: '/setting', opener: (page) => button(page, /Appearance/) },
  { name: 'log out', path: '/profile', opener: (page) => button(page, 'Sign out') },
  { name: 'report', path: '/detail/101', opener: (page) => button(page, 'Report this product') },
  { name: 'copy link', path: '/detail/101', opener: (page) => button(page, 'Share') },
  { name: 'picture viewer', path: '/detail/101', opener: (page) => button(page, 'Enlarge picture 1 of 5') },
];

/** Navigates from /search to a path, like a link. */
const arrive = async ({ page }: App, path: string) => {
  await page.goto('/search');
  await expect(page.getByRole('combobox')).toBeVisible();
  await pushPath(page, path);
  // Denies the clipboard, so that sharing shows the link instead.
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) }),
  );
};

const open = async (page: Page, opener: Locator) => {
  await opener.click();
  await expect(dialog(page)).toBeVisible();
};

for (const visitor of [true, undefined]) {
  const some = sheets.filter((sheet) => sheet.visitor === visitor);

  const tier = inDefaultTier(visitor === true);
  test(`[B2.15] back closes the overlay: ${some.map(({ name }) => name).join(', ')}${tier}`, async ({ openApp }) => {
    // Each of up to seven sheets is two loads and three openings.
    test.slow();
    const app = await openApp({ signedIn: visitor === undefined });
    const { page } = app;
    for (const { name, path, opener } of some)
      await test.step(name, async () => {
        await arrive(app, path);
        await open(page, opener(page));
        await historyBack(page);
        await expect(dialog(page)).toHaveCount(0);
        await expect(page).toHaveURL(path);
        await expect(opener(page)).toBeFocused();

        // Closing it in another way leaves no step behind, however often it is requested.
        await open(page, opener(page));
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expectOverlaysLeft(page);
        await open(page, opener(page));
        await dialog(page).getByRole('button', { name: 'Close' }).click();
        await expect(dialog(page)).toHaveCount(0);
        await expectOverlaysLeft(page);
        await expect(page).toHaveURL(path);
        await backTo(page, '/search');
      });
  });
}

test('[B2.15] forward reopens a sheet, and a reload closes it without a trace @default', async ({ app, page }) => {
  await arrive(app, '/login');
  await open(page, button(page, 'Help'));
  await backTo(page, '/login');
  await expect(dialog(page)).toHaveCount(0);
  await historyForward(page);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(button(page, 'Help')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  // Forward leads to a sheet that can no longer be shown, and so back at once.
  await expectOverlaysLeft(page);
  await page.evaluate(async () => {
    const move = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    const there = move();
    history.forward();
    await there;
    await move();
  });
  await expectOverlaysLeft(page);
  await open(page, button(page, 'Help'));
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectOverlaysLeft(page);
  await backTo(page, '/search');
});

test('[B2.15] the picture viewer stays open after a reload, and back closes it', async ({ app, page }) => {
  await arrive(app, '/detail/101');
  await open(page, button(page, 'Enlarge picture 1 of 5'));
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await historyBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await backTo(page, '/search');
});

test('[B2.15] opening and closing a sheet does not refetch its screen’s data', async ({ openApp }) => {
  const { page, faultProxy } = await openApp({ signedIn: true });
  await page.goto('/checkout?lines=501');
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();
  const quotes = () => faultProxy.requestsTo('/api/order/preview').length;
  const before = quotes();
  expect(before).toBeGreaterThan(0);
  await open(page, button(page, 'Change'));
  await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectOverlaysLeft(page);
  await open(page, button(page, 'Change'));
  await historyBack(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(quotes()).toBe(before);
});

test('[B2.15] the screen behind a sheet neither scrolls, by wheel or touch, nor moves', async ({ openApp }) => {
  const { page } = await openApp({}, { hasTouch: true });
  await page.goto('/register');
  const opener = button(page, 'terms of use');
  // Until then the page is too short to scroll.
  await expect(opener).toBeVisible();
  await scrollTo(page, 120);
  const before = await opener.boundingBox();
  await open(page, opener);
  const text = dialog(page).locator('.prose');
  await expect(text).toBeVisible();
  expect(await opener.boundingBox()).toEqual(before);
  // Beside the sheet, on its head, and in a text scrolled to its end.
  const places = [
    { x: 195, y: 40 },
    { x: 120, y: 160 },
    { x: 195, y: 600 },
  ];
  await text.evaluate((element) => element.lastElementChild?.scrollIntoView());
  for (const { x, y } of places) {
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 400);
  }
  await touch(page, [{ from: { x: 195, y: 90 }, to: { x: 195, y: 20 } }]);
  await expect(dialog(page)).toBeVisible();
  await touch(page, [{ from: { x: 195, y: 700 }, to: { x: 195, y: 300 } }]);
  // In which a wrong scroll would happen.
  await nextFrames(page);
  expect(await scrollTop(page)).toBe(120);
  await page.mouse.click(195, 40);
  await expect(dialog(page), 'a press beside it closes it').toHaveCount(0);
  expect(await scrollTop(page)).toBe(120);
  await page.mouse.move(195, 400);
  // The page is scrollable again from the next frame, which may come after the first wheel event.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return scrollTop(page);
    })
    .toBeGreaterThan(120);
});

test('[B2.15] a swipe down in a sheet does not pull the list behind it to refresh', async ({ openApp }) => {
  const { page, faultProxy } = await openApp({ signedIn: true }, { hasTouch: true });
  await page.goto('/myFavourite');
  await open(page, button(page, 'Add Mason loafers, soft calf to bag'));
  await expect(dialog(page).getByText('Mason loafers')).toBeVisible();
  const requests = faultProxy.requestsTo('/api/user/like_list').length;
  await touch(page, [{ from: { x: 195, y: 500 }, to: { x: 195, y: 760 } }]);
  await expect(page.getByText('Refreshing')).toHaveCount(0);
  await expect(page.getByText('Release to refresh')).toHaveCount(0);
  expect(faultProxy.requestsTo('/api/user/like_list').length).toBe(requests);
});
