import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { expect, test } from '../fixtures/test.ts';

const box = (page: Page) => page.getByRole('combobox');
const suggested = (page: Page) => page.getByRole('option').allTextContents();
const asked = (app: App) =>
  app.faultProxy.requests.flatMap(({ path }) => {
    const { pathname, searchParams } = new URL(path, app.url);
    return pathname === '/api/product/suggest' ? [searchParams.get('keyword')] : [];
  });

test('whoever opens the search types, chooses a suggestion with the keys and reads how many there are', async ({
  app,
  page,
  consoleErrors,
}) => {
  await page.goto('/search');
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  // At once: between letters a busy browser may pause, and be given suggestions for a part.
  await page.keyboard.insertText('trai');
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=trail+backpack');
  await expect(page.getByRole('status').getByText(/^\d+ products?$/)).toBeVisible();
  await expect(app.text('Trail 24 L backpack, rain cover')).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('a suggested product opens itself', async ({ page }) => {
  await page.goto('/search');
  await box(page).fill('trail 24');
  await page.getByRole('option', { name: 'Trail 24 L backpack, rain cover' }).click();
  await expect(page).toHaveURL('/detail/102');
});

test('what was typed before the last pause is asked once, and a late answer to it is given up', async ({
  app,
  page,
  faultProxy,
}) => {
  await page.clock.install();
  await page.goto('/search');
  await expect(app.text('Searched a lot this week')).toBeVisible();
  faultProxy.intercept(/keyword=tent$/, { delay: 20_000 });
  // However long the letters take here, there is no pause between them.
  await page.clock.pauseAt(Date.now() + 60_000);
  await box(page).pressSequentially('tent');
  await page.clock.resume();
  await expect.poll(() => asked(app)).toEqual(['tent']);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('keyword=tent'));
  await box(page).fill('sofa');
  await givenUp;
  await expect.poll(async () => (await suggested(page)).join('\n')).toMatch(/^.*sofa.*(\n.*sofa.*)*$/i);
});

test('nothing is asked while an input method is composing', async ({ app, page, context }) => {
  await page.clock.install();
  await page.goto('/search');
  await expect(app.text('Searched a lot this week')).toBeVisible();
  const keyboard = await context.newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'er ji', selectionStart: 5, selectionEnd: 5 });
  await expect(box(page)).toHaveValue('er ji');
  await page.clock.runFor(5000);
  await keyboard.send('Input.insertText', { text: '耳机' });
  await page.clock.runFor(1000);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked(app)).toEqual(['耳机']);
});

test('past searches stay on the device; one or all are deleted, and come back', async ({ app, page }) => {
  for (const words of ['tent', 'sofa']) {
    await page.goto('/search');
    await box(page).fill(words);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/search?q=${words}`);
  }
  await page.goto('/detail/101');
  await expect(app.text('Add to bag')).toBeVisible();
  await page.goto('/search');
  const past = () => page.getByRole('region', { name: 'Past searches' }).getByRole('listitem').allTextContents();
  await expect.poll(past).toEqual(['sofa', 'tent']);
  await page.getByRole('button', { name: 'Delete “sofa”' }).click();
  await expect.poll(past).toEqual(['tent']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(past).toEqual(['sofa', 'tent']);
  await page.getByRole('region', { name: 'Past searches' }).getByRole('button', { name: 'Delete all' }).click();
  await expect.poll(past).toEqual([]);
  // What was looked at is another list.
  await expect(page.getByRole('link', { name: 'Aria 2 over-ear headphones' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(past).toEqual(['sofa', 'tent']);
  await page.getByRole('button', { name: 'sofa', exact: true }).click();
  await expect(page).toHaveURL('/search?q=sofa');
});

test('an empty box searches the word that it shows, and nothing where it shows none', async ({ openApp }) => {
  const app = await openApp();
  await app.page.goto('/search');
  await expect(app.text('Searched a lot this week')).toBeVisible();
  // The box takes its word from the same answer, but may be drawn after the list.
  await expect(box(app.page)).not.toHaveAttribute('placeholder', 'Search products');
  const word = await box(app.page).getAttribute('placeholder');
  await app.page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(app.page).toHaveURL(`/search?q=${word}`);

  const wordless = await openApp({ stateless: true });
  wordless.faultProxy.intercept('/api/product/hot_keywords', { status: 404, body: '{}' });
  await wordless.page.goto('/search');
  await expect(wordless.text('This part could not be shown.')).toBeVisible();
  await expect(box(wordless.page)).toHaveAttribute('placeholder', 'Search products');
  await wordless.page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(wordless.path()).toBe('/search');
});
