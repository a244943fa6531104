import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { nextFrames, scrollTo } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test.use({ signedIn: true });

const names = (page: Page) => page.getByRole('list', { name: 'Favourite products' }).getByRole('heading');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The number of elements of a page at rest: until rows are measured, as many are rendered as their estimate fits. */
async function elementsAtRest(page: Page): Promise<number> {
  let elements = 0;
  await expect
    .poll(async () => {
      const before = elements;
      await nextFrames(page);
      elements = await page.locator('*').count();
      return elements === before;
    })
    .toBe(true);
  return elements;
}

test('unliking removes a favourite at once; undo restores it in its place @default', async ({ page }) => {
  await keepToasts(page);
  await page.goto('/myFavourite');
  await expect(tab(page, 'Products 16')).toBeVisible();
  const row = page.getByRole('article').filter({ hasText: 'Two-night tent, two persons' });
  const saved = row.getByText('$10.00 less than when saved');
  await expect(saved).toBeVisible();
  await elementsAtRest(page);
  const before = await names(page).allTextContents();
  await row.getByRole('button', { name: 'Favourite' }).press('Enter');
  await expect(tab(page, 'Products 15')).toBeVisible();
  const next = page
    .getByRole('article')
    .filter({ hasText: before[before.indexOf('Two-night tent, two persons') + 1] ?? '' });
  await expect(next.locator(':focus')).toHaveAttribute('aria-label', /^Favourite: /);
  await expect(names(page).filter({ hasText: 'Two-night tent, two persons' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'Products 16')).toBeVisible();
  await expect(names(page)).toHaveText(before);
  await expect(saved).toBeVisible();
});

test('removing a favourite does not move the rows above it', async ({ page }) => {
  await page.goto('/myFavourite');
  await expect(tab(page, 'Products 16')).toBeVisible();
  await scrollTo(page, 700);
  const rows = page.getByRole('list', { name: 'Favourite products' }).getByRole('listitem');
  const inSight = () =>
    rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const { top } = row.getBoundingClientRect();
        return top > 110 && top < innerHeight - 200 ? [{ name: row.querySelector('h3')?.textContent ?? '', top }] : [];
      }),
    );
  await expect.poll(async () => (await inSight()).length).toBeGreaterThan(2);
  // New rows are measured, and may move the rows below by the error of their estimated height.
  let seen: Awaited<ReturnType<typeof inSight>> = [];
  await expect
    .poll(async () => {
      const last = seen;
      await nextFrames(page);
      seen = await inSight();
      return isDeepStrictEqual(seen, last);
    })
    .toBe(true);
  const [first, second, third] = seen;
  const row = page.getByRole('article').filter({ hasText: second?.name ?? 'none' });
  await row.getByRole('button', { name: 'Favourite' }).click();
  await expect(tab(page, 'Products 15')).toBeVisible();
  // The rows below glide to their places.
  await expect
    .poll(async () => (await inSight()).slice(0, 2))
    .toEqual([first, { name: third?.name, top: second?.top }]);
});

test('several favourites are selected and removed together, and restored together', async ({ page, toasts }) => {
  await keepToasts(page);
  await page.goto('/myFavourite');
  await expect(tab(page, 'Products 16')).toBeVisible();
  await expect(names(page).nth(2)).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  for (const name of (await names(page).allTextContents()).slice(0, 3))
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check({ force: true });
  await page.getByRole('button', { name: 'Remove 3' }).press('Enter');
  await toasts.waitFor('3 removed');
  await expect(tab(page, 'Products 13')).toBeVisible();
  // The focus stays in the list.
  await expect(page.getByRole('tabpanel').and(page.locator(':focus'))).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'Products 16')).toBeVisible();
  // They are not chosen again.
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
});
