// Drafts of the address form are never lost: on leaving, reload, a session ended by the server, or edits in two tabs.
import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { field, press } from '../fixtures/auth-forms.ts';
import type { MockControl } from '../fixtures/mock.ts';
import { expectOverlaysLeft, gotoAsCustomer, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const receiver = 'Recipient';

/** Types into the address form and saves it with a session that the server no longer accepts. */
async function typeUntilSessionEnds(page: Page, control: MockControl): Promise<void> {
  await gotoAsCustomer(page, '/addressForm/12');
  await field(page, receiver).fill('Aya Tanaka');
  await control.addFault({ kind: 'unauthorized', on: 'saveAddress', times: 1 });
  await press(page, 'Save address');
  await expect(page).toHaveURL('/login?return=%2FaddressForm%2F12');
}

test('[B8.06] a draft typed when the session ended is shown to its customer alone @default', async ({ app, page }) => {
  await typeUntilSessionEnds(page, app.control);
  await app.signInTo('/addressForm/12');
  await expect(field(page, receiver)).toHaveValue('Aya Tanaka');

  // The tab is reloaded, and another customer signs in.
  await app.dropSession();
  await page.goto('/login?return=%2FaddressForm');
  await app.signInTo('/addressForm', 'new@meridian.shop', 'new123456');
  await expect(field(page, receiver)).toHaveValue('Jules Moreau');
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('Aya');
});

test('[B8.06] a draft is kept when another tab signs in and stores its owner later', async ({ app, page, control }) => {
  await typeUntilSessionEnds(page, control);
  // After this, the draft exists only in the storage.
  await page.reload();
  await expect(field(page, 'Password')).toBeVisible();
  // Announces the sign-in before the other tab has stored whose session it is.
  const credentials = { account: 'demo@meridian.shop', password: 'demo123456' };
  const { userinfo } = await callApi<{ userinfo: { id: number; token: string } }>(app, 'user/login', credentials);
  await page.context().addCookies([{ name: 'Admin-Token', value: userinfo.token, url: app.url }]);
  await page.evaluate((id) => new BroadcastChannel('meridian.session').postMessage(String(id)), userinfo.id);
  await expect(page).toHaveURL('/addressForm/12');
  await expect(field(page, receiver)).toHaveValue('Aya Tanaka');
});

test('[B8.06] a draft in one tab is kept for its customer when the session ends in another', async ({ app, page }) => {
  await gotoAsCustomer(page, '/addressForm/12');
  await field(page, receiver).fill('Aya Tanaka');
  await app.control.addFault({ kind: 'unauthorized', on: 'listAddresses', times: 1 });
  const other = await app.openTab('/address');
  await expect(other.page).toHaveURL('/login?return=%2Faddress');
  await expect(page).toHaveURL('/login?return=%2FaddressForm%2F12');
  await app.signInTo('/addressForm/12');
  await expect(field(page, receiver)).toHaveValue('Aya Tanaka');
});

test('leaving with unsaved input asks first, whether by the device’s back or the app’s', async ({ app, page }) => {
  await page.goto('/address');
  await page.getByRole('link', { name: 'Edit 4-1 Umeda' }).click();
  await field(page, receiver).fill('Aya Tanaka');
  for (const leave of [() => page.goBack(), () => press(page, 'Back')]) {
    await leave();
    await expect(app.text('Unsaved changes')).toBeVisible();
    await press(page, 'Keep editing');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectOverlaysLeft(page);
    await expect(page).toHaveURL('/addressForm/12');
    await expect(field(page, receiver)).toHaveValue('Aya Tanaka');
  }
  await page.goBack();
  await press(page, 'Leave and keep draft');
  await expect(page).toHaveURL('/address');
  await page.getByRole('link', { name: 'Edit 4-1 Umeda' }).click();
  await expect(field(page, receiver)).toHaveValue('Aya Tanaka');
  await page.goBack();
  await press(page, 'Leave and discard');
  await expect(page).toHaveURL('/address');
  await page.getByRole('link', { name: 'Edit 4-1 Umeda' }).click();
  await expect(field(page, receiver)).toHaveValue('Mei Tanaka');
  // An unchanged form can be left without a question.
  await page.goBack();
  await expect(page).toHaveURL('/address');
});

test('an address edited in two tabs shows both versions, and says if it was deleted', async ({ app, page }) => {
  await page.goto('/addressForm/12');
  await field(page, receiver).fill('Aya Tanaka');
  await field(page, 'Street address').fill('9-9 Umeda');
  const other = await app.openTab('/addressForm/12');
  await field(other.page, receiver).fill('Ken Tanaka');
  await press(other.page, 'Save address');
  await expect(other.page).toHaveURL('/address');

  const sheet = await openSheet(page.getByRole('button', { name: 'Save address' }));
  await expect(sheet.getByRole('group', { name: receiver })).toHaveText(/Aya Tanaka.*Ken Tanaka/);
  // Closing the sheet keeps everything typed, and saving asks again.
  await page.goBack();
  await expect(field(page, receiver)).toHaveValue('Aya Tanaka');
  await press(page, 'Save address');
  await sheet
    .getByRole('group', { name: receiver })
    .getByRole('radio', { name: /Saved elsewhere/ })
    .check();
  await press(page, 'Save selection');
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('listitem').filter({ hasText: 'Osaka' })).toHaveText(/Ken Tanaka.*9-9 Umeda/);

  await page.goto('/addressForm/12');
  await field(page, receiver).fill('Aya Tanaka');
  await press(other.page, 'Delete 9-9 Umeda');
  await press(other.page, 'Delete address');
  await expect(other.page.getByRole('listitem')).toHaveCount(1);
  await press(page, 'Save address');
  await expect(app.text('This address was deleted elsewhere. Save again to add it as a new one.')).toBeVisible();
  await press(page, 'Save address');
  await expect(page.getByRole('listitem').filter({ hasText: 'Aya Tanaka' })).toHaveCount(1);
});
