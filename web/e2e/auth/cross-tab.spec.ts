import type { Page } from '@playwright/test';
import { signOut } from '../fixtures/auth-forms.ts';
import { backTo, gotoAsCustomer, pushPath } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

/** The heart in the bottom bar: those of similar products load later, and come before it in the document. */
const heart = (page: Page) => page.getByRole('button', { name: 'Favourite' }).last();

test('[R4.09] a half-typed search survives the end of the session', async ({ app, page, control }) => {
  await gotoAsCustomer(page, '/search');
  await expect(app.text('Popular this week')).toBeVisible();
  await control.addFault({ kind: 'unauthorized', on: 'listSuggestions', times: 1 });
  await page.getByRole('combobox').fill('trail back');
  await expect(page).toHaveURL('/login?return=%2Fsearch');
  await app.signInTo('/search');
  await expect(page.getByRole('combobox')).toHaveValue('trail back');
});

test('[B8.06] [R4.08] logging out in one tab clears the search in another, and its URL @default', async ({
  app,
  page,
}) => {
  await page.goto('/search?q=tent');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('combobox').fill('gift for');
  const orders = await app.openTab('/myPurchases?q=backpack');
  await expect(orders.page.getByRole('textbox')).toHaveValue('backpack');
  const other = await app.openTab('/profile');
  await signOut(other.page);
  await expect(other.page).toHaveURL('/home');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('combobox')).toHaveValue('');
  await expect(app.text('Popular this week')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent searches' })).toHaveCount(0);
  await expect(orders.page).toHaveURL('/login?return=%2FmyPurchases');
});

test('[B8.06] a tab busy while another customer signed in shows nothing of the last', async ({ app, page }) => {
  await gotoAsCustomer(page, '/addressForm');
  const receiver = page.getByLabel('Recipient');
  await receiver.fill('Aya Sato');
  const idle = Promise.withResolvers<void>();
  app.faultProxy.intercept('/busy', { status: 200, after: idle.promise });
  const busy = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/busy', false);
    request.send();
  });
  await expect.poll(() => app.faultProxy.requestsTo('/busy').length).toBe(1);
  const other = await app.openTab('/profile');
  await signOut(other.page);
  await expect(other.page).toHaveURL('/home');
  await pushPath(other.page, '/login?return=%2Fprofile');
  await other.signIn('new@meridian.shop', 'new123456');
  await expect(other.text(/^Jules /)).toBeVisible();
  idle.resolve();
  await busy;
  // The form begins with the customer’s own name.
  await expect(receiver).toHaveValue('Jules Moreau');
});

test('[B2.15] logging out in one tab closes a sheet in another, and shows the login', async ({ app, page }) => {
  await app.open('/home', 'Popular products');
  await pushPath(page, '/setting');
  await page.getByRole('button', { name: /Appearance/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const other = await app.openTab('/profile');
  await signOut(other.page);
  await expect(page).toHaveURL('/login?return=%2Fsetting');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await backTo(page, '/home');
});

test('two tabs stay in sync: session, bag count, favourites @default', async ({ app, page, consoleErrors }) => {
  await app.dropSession();
  await page.goto('/notification');
  await expect(page).toHaveURL('/login?return=%2Fnotification');
  const other = await app.openTab('/login?return=/detail/105');
  await other.signInTo('/detail/105');
  // The first tab goes on to the page it was asked for.
  await expect(page).toHaveURL('/notification');
  await page.goto('/home');
  const bag = page.getByRole('link', { name: /^Bag \(\d+\)$/ });
  await expect(bag).toBeVisible();
  const count = Number((await bag.innerText()).match(/\d+/)?.[0]);

  const wasLiked = (await heart(other.page).getAttribute('aria-pressed')) ?? '';
  await page.goto('/detail/105');
  await expect(heart(page)).toHaveAttribute('aria-pressed', wasLiked);
  await heart(other.page).click();
  await expect(heart(page)).not.toHaveAttribute('aria-pressed', wasLiked);

  await page.goto('/home');
  await expect(page.getByRole('link', { name: `Bag (${count})` })).toBeVisible();
  await other.page.goto(`${app.url}/detail/101?sku=1012`);
  await other.page.getByRole('button', { name: 'Add to bag' }).click();
  await other.toasts.waitFor('Added to the bag');
  await expect(page.getByRole('link', { name: `Bag (${count + 1})` })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
