import type { Page } from '@playwright/test';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('the tab of followed shops is in the URL, and the followed shops can be searched', async ({ app, page }) => {
  await page.goto('/myFavourite');
  await leads(tab(page, 'Shops 2'), '/myFavourite?tab=shops');
  await expect(app.text('Trailhead Supply')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search your shops' }).fill('north');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/myFavourite?tab=shops&q=north');
  await expect(page.getByRole('heading', { name: 'Trailhead Supply' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Search your shops' }).fill('nowhere');
  await page.keyboard.press('Enter');
  await expect(app.text('No favourites match “nowhere”.')).toBeVisible();
});

test('a price drop shows its amount, and a sold-out favourite links to similar products', async ({ app, page }) => {
  await page.goto('/myFavourite');
  const tent = page.getByRole('article').filter({ hasText: 'Two-night tent, two persons' });
  await expect(tent.getByText('$10.00 less than when saved')).toBeVisible();
  const soldOut = page.getByRole('article').filter({ hasText: 'Sold out' }).first();
  await leads(soldOut.getByRole('link', { name: /^See similar: / }), /:\d+\/detail\/\d+$/);
  await expect(app.text('You may like these instead.')).toBeVisible();
});

test('a favourite is added to the bag from the list, at once or after SKU selection', async ({ page, toasts }) => {
  await page.goto('/myFavourite');
  const direct = page.getByRole('button', { name: 'Add Two-night tent, two persons to bag' });
  await expect(direct).toBeVisible();
  const [one, other] = await Promise.all([
    direct.boundingBox(),
    page.getByRole('button', { name: /^Add Mason loafers/ }).boundingBox(),
  ]);
  expect(one).toMatchObject({ x: other?.x, width: other?.width });
  await direct.click();
  await toasts.waitFor('Added to the bag');
  await page.goto('/myFavourite');
  // The second tap of a double tap does not close the sheet that the first opens.
  await page.getByRole('button', { name: /^Add Mason loafers, soft calf to bag$/ }).dblclick();
  const sheet = page.getByRole('dialog', { name: 'Add to bag' });
  const add = sheet.getByRole('button', { name: 'Add to bag' });
  await add.click();
  await expect(sheet.getByText('Choose an option')).toBeVisible();
  const available = { name: /^(?!.*(Sold out|Not with|Unavailable))/ };
  for (const group of await sheet.getByRole('region').all()) await group.getByRole('button', available).first().click();
  await add.click();
  await expect(sheet).toHaveCount(0);
  await toasts.waitFor('Added to the bag');
});

test('the feed shows new products, price drops and viewed products', async ({ app, page }) => {
  await app.open('/detail/104', 'Add to bag');
  await app.open('/heart', 'New in the shop');
  const item = page.getByRole('article').filter({ hasText: 'Squall electric guitar' });
  await expect(item.getByText('Nov 18')).toBeVisible();
  await expect(app.text(/^\$\d+\.\d\d less$/)).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: 'Cloud two-seat sofa' }),
  ).toBeVisible();
  await leads(page.getByRole('link', { name: 'Shops' }), '/myFavourite?tab=shops');
});
