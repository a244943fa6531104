// The five tabs: each is restored as it was left, and pressing the open one scrolls to its top.
import type { Page } from '@playwright/test';
import {
  historyBack,
  leads,
  nextFrames,
  pushPath,
  recordScrollBehaviors,
  scrollTo,
  scrollTop,
} from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

/** At either end of the tab: two quick presses at one point would be a double tap. */
const pressTab = async (page: Page, name: string, path: RegExp, x = 10) => {
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
  await tab.click({ position: { x, y: 20 } });
  await expect(page).toHaveURL(path);
  await expect(page.locator(`[data-screen="/${name.toLowerCase()}"]:visible`)).toBeVisible();
};

/** Allows a pixel of rounding in remeasured rows. */
const expectScroll = (page: Page, top: number) =>
  expect.poll(async () => Math.abs((await scrollTop(page)) - top), { message: `at ${top}` }).toBeLessThan(2);

const openHome = async (page: Page) => {
  await page.goto('/home');
  await expect(page.getByText('New arrivals').filter({ visible: true })).toBeVisible();
};

test('[R2.06] [R2.07] [B2.15] each tab, pressed again, is where it was left @default', async ({ app, page }) => {
  await app.asCustomer();
  await openHome(page);
  await scrollTo(page, 1500);
  await pressTab(page, 'Explore', /\/explore$/);
  await expectScroll(page, 0);
  await expect(page.locator('[data-screen="/explore"] article').nth(3)).toBeVisible();
  await leads(page.getByRole('tab', { name: 'New' }), /list=new/);
  // The URL changes before the list: the previous cards are still there.
  await expect(page.getByRole('tab', { name: 'New', selected: true })).toBeVisible();
  await expect(page.locator('[data-screen="/explore"] article').nth(3)).toBeVisible();
  await scrollTo(page, 700);
  await pressTab(page, 'Profile', /\/profile$/);
  await expect(page.getByText('Mei Tanaka')).toBeVisible();
  await expectScroll(page, 0);
  // The end of a smooth scroll comes in a later frame, and the app then completes it.
  await nextFrames(page);
  await scrollTo(page, 200);
  await pressTab(page, 'Home', /\/home$/);
  await expectScroll(page, 1500);
  await pressTab(page, 'Profile', /\/profile$/);
  await expectScroll(page, 200);
  await pressTab(page, 'Explore', /list=new/);
  await expectScroll(page, 700);
  // A screen opened from a tab starts at its top; back restores the tab's position.
  await pressTab(page, 'Home', /\/home$/);
  await expectScroll(page, 1500);
  await pushPath(page, '/detail/101');
  await expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible();
  await expectScroll(page, 0);
  await historyBack(page);
  await expectScroll(page, 1500);
});

test('[R2.05] another category is another list, which starts at its top', async ({ app, page }) => {
  await app.asCustomer();
  await page.goto('/explore');
  await expect(page.locator('[data-screen="/explore"] article').nth(3)).toBeVisible();
  await scrollTo(page, 700);
  await pressTab(page, 'Home', /\/home$/);
  await leads(page.getByRole('link', { name: 'Outdoors' }), /\/explore\?category=/);
  await expect(page.locator('[data-screen="/explore"]:visible')).toBeVisible();
  await expectScroll(page, 0);
});

test('[B2.15] pressing the active tab scrolls to its top, without a history step', async ({ page }) => {
  await openHome(page);
  await pressTab(page, 'Explore', /\/explore$/);
  await pressTab(page, 'Home', /\/home$/);
  for (const [reducedMotion, behavior] of [
    ['no-preference', 'smooth'],
    ['reduce', 'instant'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await scrollTo(page, 1500);
    const entries = await page.evaluate(() => history.length);
    const behaviors = await recordScrollBehaviors(page);
    // At another place than the press before.
    await pressTab(page, 'Home', /\/home$/, behavior === 'smooth' ? 60 : 10);
    await expectScroll(page, 0);
    expect(await behaviors()).toEqual([behavior]);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await nextFrames(page);
  }
});

test('a pressed tab is marked before its screen loads, until it is left', async ({ page, faultProxy }) => {
  await openHome(page);
  const tab = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  const release = faultProxy.holdRequests(/^\/assets\/explore-/);
  await tab('Explore').click();
  await expect(tab('Explore')).toHaveCSS('font-weight', '600');
  await expect(tab('Home')).toHaveCSS('font-weight', '400');
  await expect(page).toHaveURL('/explore');
  await historyBack(page);
  await expect(tab('Home')).toHaveCSS('font-weight', '600');
  await expect(tab('Explore')).toHaveCSS('font-weight', '400');
  release();
});
