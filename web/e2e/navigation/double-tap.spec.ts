// A double tap counts once: one request, one change in the app, one step in the history.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { backTo, leads, nextFrames } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { tapsAt } from '../fixtures/touch.ts';

test.use({ signedIn: true });

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .and(page.locator(':visible'))
    .first();

test('[R2.14] a double tap on a tab or on back makes one history step', async ({ app, page }) => {
  await app.open('/home', 'Popular products');
  await page.getByRole('link', { name: 'Profile' }).dblclick();
  await expect(app.text('Mei Tanaka')).toBeVisible();
  await page.getByRole('link', { name: 'Favourites' }).first().dblclick();
  await expect(page).toHaveURL('/myFavourite');
  await leads(page.getByRole('link', { name: 'Two-night tent, two persons' }), /:\d+\/detail/);
  await expect(app.text('Add to bag')).toBeVisible();
  await button(page, 'Back').dblclick();
  await expect(page).toHaveURL('/myFavourite');
  await expect(page.locator('[data-screen="/myFavourite"]:visible')).toBeVisible();
  expect(app.path()).toBe('/myFavourite');
  await backTo(page, '/profile');
  await backTo(page, '/home');
});

test('[B2.15] the second click of a double click does nothing on the new screen @default', async ({ app, page }) => {
  const card = await openCard(app);
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  const click = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };
  await page.mouse.move(card.x, card.y);
  await click(1);
  await expectAt(page, card, /^Enlarge picture 1/);
  await click(2);
  await nextFrames(page);
  await expect(viewer).toHaveCount(0);
  // A separate click, elsewhere so that it is no double tap, takes effect.
  await page.mouse.move(card.x + 40, card.y);
  await click(1);
  await expect(viewer).toBeVisible();
});

test('[B2.15] a second tap 90 ms later does nothing on the new screen, but a later tap does', async ({ openApp }) => {
  const app = await openApp({ signedIn: true }, { hasTouch: true });
  const { page } = app;
  const card = await openCard(app);
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  const tap = await tapsAt(page, card);
  await tap(0);
  await expectAt(page, card, /^Enlarge picture 1/);
  await tap(90);
  await nextFrames(page);
  await expect(viewer).toHaveCount(0);
  await tap(700);
  await expect(viewer).toBeVisible();
});

/** Scrolls Home until a card's picture is where a product's own picture will be. Returns its centre. */
async function openCard({ page, text }: App): Promise<{ x: number; y: number }> {
  await page.goto('/home');
  await expect(text('New arrivals')).toBeVisible();
  const link = page.locator('article a[href^="/detail"]').filter({ visible: true }).first();
  return link.evaluate((element) => {
    const card = element.closest('article') ?? element;
    window.scrollTo({ top: window.scrollY + card.getBoundingClientRect().top - 150, behavior: 'instant' });
    return { x: card.getBoundingClientRect().left + 60, y: 220 };
  });
}

/** Waits until a press at this point would hit this button: during a picture's transition it hits nothing. */
const expectAt = (page: Page, { x, y }: { x: number; y: number }, name: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('button')?.ariaLabel ?? '', [
        x,
        y,
      ] as const),
    )
    .toMatch(name);
