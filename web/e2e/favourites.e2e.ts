import { test } from 'vitest';
import { eventually, hears, openShop, reaches, type Shop, sees } from './shop.ts';

const tab = (shop: Shop, name: string) => shop.page.getByRole('tab', { name });

test('the shops are a tab of their own in the address, and both are searched', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/myFavourite');
  await tab(shop, 'Shops 2').click();
  await reaches(shop, '/myFavourite?tab=shops');
  await sees(shop, 'Trailhead Supply');
  await shop.page.getByRole('textbox', { name: 'Search your shops' }).fill('north');
  await shop.page.keyboard.press('Enter');
  await reaches(shop, '/myFavourite?tab=shops&q=north');
  await eventually(() => shop.page.getByRole('heading', { name: 'Trailhead Supply' }).count()).toBe(0);
  await shop.page.getByRole('textbox', { name: 'Search your shops' }).fill('nowhere');
  await shop.page.keyboard.press('Enter');
  await sees(shop, 'None of your favourites has “nowhere” in its name.');
});

test('what became cheaper says by how much; what is sold out leads to what is like it', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/myFavourite');
  const tent = shop.page.getByRole('article').filter({ hasText: 'Two-night tent, two persons' });
  await tent.getByText('$10.00 less than when saved').waitFor();
  const soldOut = shop.page.getByRole('article').filter({ hasText: 'Sold out' }).first();
  await soldOut.getByRole('link', { name: /^See similar to/ }).click();
  await reaches(shop, /^\/detail\/\d+$/);
  await sees(shop, 'These are much like it.');
});

test('a favourite goes into the bag from the list: at once, or after a choice where there is one', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/myFavourite');
  await shop.page.getByRole('button', { name: 'Add Two-night tent, two persons to the bag' }).click();
  await hears(shop, 'Added to the bag');
  await shop.go('/myFavourite');
  await shop.page.getByRole('button', { name: /^Add Mason loafers, soft calf to the bag$/ }).click();
  const sheet = shop.page.getByRole('dialog', { name: 'Add to bag' });
  await sheet.getByRole('button', { name: 'Add to bag' }).click();
  await sheet.getByText('Please choose').waitFor();
});

test('the feed tells what is new, what became cheaper and what was looked at', async () => {
  const shop = await openShop({ customer: true, remembers: true });
  await shop.go('/detail/104');
  await sees(shop, 'Add to bag');
  await shop.go('/heart');
  await sees(shop, 'New in the shop');
  await sees(shop, /^\$\d+\.\d\d less$/);
  await shop.page
    .getByRole('region', { name: 'Recently viewed' })
    .getByRole('link', { name: 'Cloud two-seat sofa' })
    .waitFor();
  await shop.page.getByRole('link', { name: 'Manage' }).click();
  await reaches(shop, '/myFavourite?tab=shops');
});

test('[B8.05] favourites and feed say what to do when they are empty, and when they cannot be loaded', async () => {
  const shop = await openShop({ customer: true, remembers: true, scenario: 'new_customer' });
  await shop.go('/heart');
  await sees(shop, 'You follow no shop yet.');
  await shop.go('/myFavourite');
  await sees(shop, 'No favourite product yet.');
  shop.front.obey(({ path }) => (/like_list/.test(path) ? { status: 404, body: '{}' } : undefined));
  await shop.page.reload();
  await sees(shop, 'System interface 404 abnormal');
  shop.front.obey();
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await sees(shop, 'No favourite product yet.');
});
