// The help and the legal texts over any screen, and messages while a sheet is open.
import type { Locator, Page } from '@playwright/test';
import { openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

const open = async (page: Page, name: string) => {
  const sheet = await openSheet(page.getByRole('button', { name }));
  await expect(sheet).toBeVisible();
  return sheet;
};

/** Waits until a sheet has risen, for which it takes a frame even with reduced motion. */
const hasRisen = (sheet: Locator) =>
  sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));

/** Whether an element is in front of everything. Presses pass through a toast, so it accepts them during the check. */
const isInFront = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    element.style.pointerEvents = 'auto';
    const front = document.elementFromPoint(x + width / 2, y + height / 2);
    element.style.pointerEvents = '';
    return element.contains(front);
  });

test('a help answer is found by its words, and can be voted on @default', async ({ page, control }) => {
  await page.goto('/login');
  const sheet = await open(page, 'Help');
  const questions = sheet.locator('summary');
  await expect(questions.first()).toBeVisible();
  await hasRisen(sheet);
  const before = await sheet.boundingBox();
  await sheet.getByLabel('Search help').fill('klingon');
  await expect(sheet.getByText('No answers found.')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'service@meridian.shop' })).toBeVisible();
  await expect(sheet.getByText(/Monday to Saturday/)).toBeVisible();
  await sheet.getByLabel('Search help').fill('SPAM folder');
  await expect(questions).toHaveText(['I did not receive a verification code']);
  await expect(sheet.getByRole('status').getByText('1 answer', { exact: true })).toBeVisible();
  // The sheet keeps its place while the search narrows its content.
  expect(await sheet.boundingBox()).toEqual(before);
  await sheet.getByText('I did not receive a verification code').click();
  const vote = sheet.getByRole('group', { name: 'Was “I did not receive a verification code” helpful?' });
  const pressed = vote.getByRole('button', { pressed: true });
  await vote.getByRole('button', { name: 'Yes' }).click();
  await expect(vote.getByText('Thank you for your feedback.')).toBeVisible();
  await expect(pressed).toHaveText(['Yes']);
  await vote.getByRole('button', { name: 'No' }).click();
  await expect(vote.getByText('Sorry about that. Contact us below for help.')).toBeVisible();
  await expect(pressed).toHaveText(['No']);
  await control.addFault({ kind: 'error', on: 'voteHelp', times: 1 });
  await vote.getByRole('button', { name: 'Yes' }).click();
  await expect(pressed).toHaveCount(0);
  await expect(vote.getByText('Was this helpful?')).toBeVisible();
});

test('the table of contents of a legal text scrolls to each part, and moves the focus', async ({ page }) => {
  await page.goto('/register');
  const sheet = await open(page, 'terms of use');
  await expect(sheet.getByText(/^Effective/)).toBeVisible();
  await sheet.locator('summary', { hasText: 'Contents' }).click();
  await sheet.getByRole('button', { name: '4. Delivery' }).click();
  const heading = sheet.getByRole('heading', { name: '4. Delivery' });
  await expect(heading).toBeFocused();
  // The sheet may still be moving, and the two are measured at different times.
  const below = async () => ((await heading.boundingBox())?.y ?? 0) - ((await sheet.boundingBox())?.y ?? 0);
  await expect.poll(below).toBeGreaterThan(40);
  await expect.poll(below).toBeLessThan(160);
});

test('a press on “Close” counts, even if the sheet’s text comes meanwhile', async ({ page, faultProxy }) => {
  const release = faultProxy.holdRequests('/api/user/law');
  await page.goto('/register');
  const sheet = await open(page, 'terms of use');
  await sheet.getByRole('button', { name: 'Close' }).hover();
  await page.mouse.down();
  release();
  await expect(sheet.locator('.prose')).toBeVisible();
  await page.mouse.up();
  await expect(sheet).toHaveCount(0);
});

test('a toast shows in front of an open sheet, until that closes @default', async ({ page, control }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepToasts(page);
  await page.goto('/login');
  const sheet = await open(page, 'Help');
  const region = sheet.locator('[aria-live=polite]');
  await expect(region).toHaveCount(1);
  await sheet.getByText('How do I open an account?').click();
  await control.addFault({ kind: 'error', on: 'voteHelp', times: 1 });
  await sheet.getByRole('button', { name: 'No', exact: true }).click();
  await expect(region.getByText('System interface 500 abnormal')).toBeVisible();
  await expect.poll(() => isInFront(page, '[data-kind=error]')).toBe(true);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[aria-live=polite]')).toHaveCount(1);
});

test('a sheet keeps its place when its content comes', async ({ app, page, faultProxy }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.asCustomer();
  // Taller than the content.
  await page.setViewportSize({ width: 390, height: 1600 });
  const product = { late: '/api/product/detail', words: 'Colour' };
  for (const { path, opener, late, words } of [
    { path: '/myFavourite', opener: 'Add Mason loafers, soft calf to bag', ...product },
    { path: '/bag', opener: /, change$/, ...product },
    { path: '/products', opener: 'Filter', late: '/api/product/category_list', words: 'In stock' },
    { path: '/depositRecord?id=6102', late: '/api/user/extract_detail', words: /^Reviewed by/ },
  ])
    await test.step(path, async () => {
      const release = faultProxy.holdRequests(late);
      await page.goto(path);
      if (opener !== undefined) await page.getByRole('button', { name: opener }).first().click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.locator('.skeleton').first()).toBeVisible();
      await hasRisen(sheet);
      const before = await sheet.boundingBox();
      release();
      await expect(sheet.getByText(words)).toBeVisible();
      expect(await sheet.boundingBox()).toEqual(before);
      faultProxy.reset();
    });
});

test('a language that fails to save keeps the sheet open, with the reason', async ({ app, page, control }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.asCustomer();
  await keepToasts(page);
  await app.open('/home', 'Popular products');
  const sheet = await open(page, 'Language');
  await control.addFault({ kind: 'error', on: 'setLanguage', times: 1 });
  await sheet.getByText('简体中文').click();
  // In the language that stays in force.
  await expect(
    page.locator('dialog [data-kind=error]').filter({ hasText: 'System interface 500 abnormal' }),
  ).toBeVisible();
  await expect.poll(() => isInFront(page, '[data-kind=error]')).toBe(true);
  await expect(sheet.locator('[aria-current=true]')).toHaveText('English');
  await sheet.getByText('简体中文').click();
  await expect(app.text('热门商品')).toBeVisible();
  await expect(sheet).toHaveCount(0);
});
