import type { Page } from '@playwright/test';
import { scrollTo } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const names = (page: Page) =>
  page.getByRole('list', { name: 'Favourite products' }).getByRole('heading').allTextContents();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a favourite goes at once when its heart is pressed; undo brings it back to its place, with its saved price', async ({
  page,
}) => {
  await page.goto('/myFavourite');
  await expect(tab(page, 'Products 16')).toBeVisible();
  const row = page.getByRole('article').filter({ hasText: 'Two-night tent, two persons' });
  const saved = row.getByText('$10.00 less than when saved');
  await expect(saved).toBeVisible();
  const before = await names(page);
  await row.getByRole('button', { name: 'Favourite' }).press('Enter');
  await expect(tab(page, 'Products 15')).toBeVisible();
  const next = page
    .getByRole('article')
    .filter({ hasText: before[before.indexOf('Two-night tent, two persons') + 1] ?? '' });
  await expect(next.locator(':focus')).toHaveAttribute('aria-label', 'Favourite');
  expect(await names(page)).not.toContain('Two-night tent, two persons');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'Products 16')).toBeVisible();
  await expect.poll(() => names(page)).toEqual(before);
  await expect(saved).toBeVisible();
});

test('a favourite that goes while one looks leaves those above it where they are', async ({ page }) => {
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
  const [first, second, third] = await inSight();
  const row = page.getByRole('article').filter({ hasText: second?.name ?? 'none' });
  await row.getByRole('button', { name: 'Favourite' }).click();
  await expect(tab(page, 'Products 15')).toBeVisible();
  await expect.poll(async () => (await inSight())[1]?.name).toBe(third?.name);
  expect((await inSight())[0]).toEqual(first);
  expect((await inSight())[1]?.top).toBe(second?.top);
});

test('a heart that the server does not take stays, with a message', async ({ page, control }) => {
  await page.goto('/myFavourite');
  await expect(tab(page, 'Products 16')).toBeVisible();
  await control.addFault({ kind: 'error', on: 'likeProduct', times: 1 });
  await page.getByRole('button', { name: 'Favourite' }).first().click();
  await expect(page.locator('[data-kind="error"]')).toBeVisible();
  await expect(tab(page, 'Products 16')).toBeVisible();
});

test('several are chosen and removed together, and come back together', async ({ app, page }) => {
  await page.goto('/myFavourite');
  await expect(tab(page, 'Products 16')).toBeVisible();
  await expect.poll(async () => (await names(page)).length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Edit' }).click();
  for (const name of (await names(page)).slice(0, 3))
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check({ force: true });
  await page.getByRole('button', { name: 'Remove 3' }).press('Enter');
  await expect(app.text('3 removed')).toBeVisible();
  await expect(tab(page, 'Products 13')).toBeVisible();
  // The keyboard is at the list still, and goes on from there.
  await expect(page.getByRole('tabpanel').and(page.locator(':focus'))).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'Products 16')).toBeVisible();
});
