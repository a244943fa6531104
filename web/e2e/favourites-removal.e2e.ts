import { expect, test } from 'vitest';
import { scrollTo } from './places.ts';
import { eventually, openShop, type Shop, sees } from './shop.ts';

const names = (shop: Shop) =>
  shop.page.getByRole('list', { name: 'Favourite products' }).getByRole('heading').allTextContents();
const tab = (shop: Shop, name: string) => shop.page.getByRole('tab', { name });

test('a favourite goes at once when its heart is pressed; undo brings it back to its place, with its saved price', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/myFavourite');
  await tab(shop, 'Products 16').waitFor();
  const row = shop.page.getByRole('article').filter({ hasText: 'Two-night tent, two persons' });
  const saved = row.getByText('$10.00 less than when saved');
  await saved.waitFor();
  const before = await names(shop);
  await row.getByRole('button', { name: 'Favourite' }).press('Enter');
  await tab(shop, 'Products 15').waitFor();
  const next = shop.page
    .getByRole('article')
    .filter({ hasText: before[before.indexOf('Two-night tent, two persons') + 1] ?? '' });
  expect(await next.locator(':focus').getAttribute('aria-label')).toBe('Favourite');
  expect(await names(shop)).not.toContain('Two-night tent, two persons');
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await tab(shop, 'Products 16').waitFor();
  await eventually(() => names(shop)).toEqual(before);
  await saved.waitFor();
});

test('a favourite that goes while one looks leaves those above it where they are', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/myFavourite');
  await tab(shop, 'Products 16').waitFor();
  await scrollTo(shop, 700);
  const rows = shop.page.getByRole('list', { name: 'Favourite products' }).getByRole('listitem');
  const inSight = () =>
    rows.evaluateAll((all) =>
      all.flatMap((row) => {
        const { top } = row.getBoundingClientRect();
        return top > 110 && top < innerHeight - 200 ? [{ name: row.querySelector('h3')?.textContent ?? '', top }] : [];
      }),
    );
  await eventually(async () => (await inSight()).length).toBeGreaterThan(2);
  const [first, second, third] = await inSight();
  const row = shop.page.getByRole('article').filter({ hasText: second?.name ?? 'none' });
  await row.getByRole('button', { name: 'Favourite' }).click();
  await tab(shop, 'Products 15').waitFor();
  await eventually(async () => (await inSight())[1]?.name).toBe(third?.name);
  expect((await inSight())[0]).toEqual(first);
  expect((await inSight())[1]?.top).toBe(second?.top);
});

test('a heart that the server does not take stays, with a message', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/myFavourite');
  await tab(shop, 'Products 16').waitFor();
  await shop.control('faults', { kind: 'error', on: 'likeProduct', times: 1 });
  await shop.page.getByRole('button', { name: 'Favourite' }).first().click();
  await shop.page.locator('[data-kind="error"]').waitFor();
  await tab(shop, 'Products 16').waitFor();
});

test('several are chosen and removed together, and come back together', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/myFavourite');
  await tab(shop, 'Products 16').waitFor();
  await eventually(async () => (await names(shop)).length).toBeGreaterThan(2);
  await shop.page.getByRole('button', { name: 'Edit' }).click();
  for (const name of (await names(shop)).slice(0, 3))
    await shop.page.getByRole('checkbox', { name: `Choose ${name}` }).check({ force: true });
  await shop.page.getByRole('button', { name: 'Remove 3' }).press('Enter');
  await sees(shop, '3 removed');
  await tab(shop, 'Products 13').waitFor();
  // The keyboard is at the list still, and goes on from there.
  await shop.page.getByRole('tabpanel').and(shop.page.locator(':focus')).waitFor();
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await tab(shop, 'Products 16').waitFor();
});
