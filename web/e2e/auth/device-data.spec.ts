// Searches, viewed products and drafts on a device belong to the customer who made them (B8.06).
import type { App } from '../fixtures/app.ts';
import { signOut } from '../fixtures/auth-forms.ts';
import { expect, test } from '../fixtures/test.ts';

const headphones = 'Aria 2 over-ear headphones, 40 h battery';
const backpack = 'Trail 24 L backpack, rain cover';

/** Searches for words and looks at a product. */
async function browse({ page, text }: App, words: string, product: number): Promise<void> {
  await page.goto('/search');
  await page.getByRole('combobox').fill(words);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${words}`);
  await page.goto(`/detail/${product}`);
  await expect(text('Add to bag')).toBeVisible();
}

/** Checks the past searches and products that the search offers. */
async function expectPast({ page, text }: App, past: { searches: string[]; products: string[] }): Promise<void> {
  await page.goto('/search');
  await expect(text('Popular this week')).toBeVisible();
  const rows = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
  await expect(rows('Recent searches')).toHaveText(past.searches);
  await expect(rows('Recently viewed')).toHaveText(past.products);
}

const nothing = { searches: [], products: [] };

async function signInAs({ page, text, signIn }: App, account: 'demo' | 'new'): Promise<void> {
  await page.goto('/login');
  await signIn(`${account}@meridian.shop`, `${account}123456`);
  await expect(page).toHaveURL('/home');
  await expect(text('Popular products')).toBeVisible();
}

async function logOut({ page, toasts }: App): Promise<void> {
  await page.goto('/profile');
  await signOut(page);
  await toasts.waitFor('Signed out');
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.private.')));
  expect(left).toEqual([]);
}

test('[B8.06] visitor and customers each see only their own history @default', async ({ app }) => {
  const visitors = { searches: ['tent'], products: [headphones] };
  await browse(app, 'tent', 101);
  await expectPast(app, visitors);
  await signInAs(app, 'demo');
  await expectPast(app, nothing);
  await browse(app, 'sofa', 102);
  await expectPast(app, { searches: ['sofa'], products: [backpack] });
  await logOut(app);
  await expectPast(app, visitors);
  await signInAs(app, 'new');
  await expectPast(app, nothing);
});
