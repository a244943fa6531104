// The address form: its rules, its drafts, and the server's refusals.
import { choose, fillInAddress, fillInSaved, newAddress, picker } from '../fixtures/address-form.ts';
import { alerts, field, press } from '../fixtures/auth-forms.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const saved = {
  country: 'JP',
  'address-level1': 'Kyoto Prefecture',
  'address-level2': 'Kyoto',
  'street-address': newAddress['Street address'],
  'postal-code': newAddress.Postcode,
  name: newAddress.Recipient,
  tel: newAddress['Mobile number'],
};

test('[R5.10] each required field of an address has its message @default', async ({ app, page }) => {
  await page.goto('/addressForm');
  await picker(page, 'Country').click();
  await choose(page, 'Japan');
  await press(page, 'Save address');
  for (const message of [
    'Choose an area',
    'Enter the street address',
    'Enter the postcode',
    'Enter the recipient’s name',
    'Enter your mobile number',
    'Choose a tag',
  ])
    await expect(page.locator('form p').getByText(message).or(app.text(message)).first()).toBeVisible();
  await expect(picker(page, 'Area')).toBeFocused();
  expect(app.faultProxy.requestsTo('/api/user/address_add')).toEqual([]);

  // [B5.18] Where orders are not delivered to: filled in by the browser, and looked for by a French name.
  await fillInSaved(page, { country: 'IE' }, ['input', 'change']);
  const notServed = app.text('Ireland: we do not deliver there yet.');
  await expect(notServed.first()).toBeVisible();
  await picker(page, 'Country').click();
  await page.getByRole('combobox').fill('Irlande');
  await expect(page.getByRole('dialog').filter({ has: notServed })).toBeVisible();
  await page.getByRole('combobox').fill('U.S.A.');
  await expect(page.getByRole('dialog').filter({ hasText: 'No matches' })).toBeVisible();
  await page.getByRole('combobox').fill('日本');
  await choose(page, 'Japan');
  // The country comes last, and the areas of all regions are loaded then.
  await fillInSaved(page, { 'address-level2': 'Paris', country: 'FR' }, ['input', 'change']);
  await expect(picker(page, 'Country')).toContainText('France');
  await expect(picker(page, 'Area')).toContainText('Île-de-France · Paris');
});

test('[B5.18] an address that the browser fills in is added, then edited @default', async ({ app, page }) => {
  await page.goto('/address');
  await press(page, 'Add address');
  await fillInSaved(page, saved, []);
  await press(page, 'Custom');
  await field(page, 'Custom tag').fill('Parents');
  await press(page, 'Save address');
  await app.toasts.waitFor('Saved');
  await expect(page).toHaveURL('/address');
  const row = page.getByRole('listitem').filter({ hasText: 'Kenji Tanaka' });
  // The mobile number is sent with its calling code, however it was typed.
  for (const text of ['Parents', '+819087654321', 'Kyoto Prefecture, Kyoto']) await expect(row).toContainText(text);

  await row.getByRole('link', { name: 'Edit 7 Shimogamo-hon-machi' }).click();
  await expect(field(page, 'Custom tag')).toHaveValue('Parents');
  await picker(page, 'Country').click();
  await page.getByRole('combobox').fill('hong');
  await page.keyboard.press('Enter');
  // This country has no postcodes and other areas.
  await expect(field(page, 'Postcode')).toHaveCount(0);
  await expect(picker(page, 'Area')).toContainText('Choose an area');
  await picker(page, 'Area').click();
  await page.getByRole('option').first().click();
  // Until the sub-areas have loaded, the options are still those of the country.
  await expect(page.getByRole('navigation', { name: 'Selected so far' })).toBeVisible();
  // By keyboard: a second tap at the place of the first option would be a double tap.
  await page.getByRole('combobox').press('ArrowDown');
  await page.keyboard.press('Enter');
  // Until the sheet is gone, typed text would go into its search.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field(page, 'Mobile number').fill('5000 1234');
  await press(page, 'Save address');
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('listitem').filter({ hasText: 'Kenji Tanaka' })).toContainText('+85250001234');
  // The form for the next address is empty.
  await press(page, 'Add address');
  await expect(field(page, 'Recipient')).toHaveValue('');
});

test('an unlikely mobile number gets a warning, and is accepted when sent again', async ({ app, page }) => {
  await page.goto('/addressForm');
  await fillInAddress(page, { 'Mobile number': '7654321' });
  await press(page, 'Home');
  const warning = alerts(page).filter({ hasText: 'does not look like a mobile number from Japan' });
  await press(page, 'Save address');
  await expect(warning).toBeVisible();
  await expect(field(page, 'Mobile number')).toBeFocused();
  await field(page, 'Mobile number').fill('1234567');
  await expect(warning).toHaveCount(0);
  await press(page, 'Save address');
  await expect(warning).toBeVisible();
  expect(app.faultProxy.requestsTo('/api/user/address_add')).toEqual([]);
  await press(page, 'Save address');
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('listitem').filter({ hasText: '1234567' }).first()).toBeVisible();
});

test('without the number tables, the server’s own pattern is used', async ({ app, page, faultProxy }) => {
  faultProxy.intercept(/\/assets\/min-/, 'cut');
  await page.goto('/addressForm');
  await app.toasts.waitFor('Reloaded to get the newest version of the app');
  await fillInAddress(page);
  await press(page, 'Home');
  await press(page, 'Save address');
  await expect(page).toHaveURL('/address');
});

test('[R2.12] an unknown address shows a not-found message, with a link to the addresses', async ({ app, page }) => {
  for (const path of ['/addressForm/999', '/addressForm/abc', '/addressForm/-1', '/addressForm/0']) {
    await app.open(path, 'This address is not in your address book.');
  }
  await leads(page.getByRole('link', { name: 'Go to addresses' }), '/address');
});

test('an address added without an answer and corrected after a reload exists once', async ({ page, control }) => {
  await page.goto('/addressForm');
  await fillInAddress(page);
  await press(page, 'Home');
  await control.addFault({ kind: 'truncated', on: 'saveAddress', times: 2 });
  await press(page, 'Save address');
  await expect(alerts(page)).toBeVisible();
  // The draft keeps the idempotency key.
  await page.reload();
  await expect(page.getByText('Unsaved draft restored.')).toBeVisible();
  await expect(field(page, 'Recipient')).toHaveValue('Kenji Tanaka');
  await expect(picker(page, 'Area')).toContainText('Kyoto Prefecture · Kyoto');
  await expect(page.getByRole('button', { name: 'Home', pressed: true })).toBeVisible();
  await field(page, 'Street address').fill('8 Shimogamo-hon-machi');
  await press(page, 'Save address');
  await expect(page).toHaveURL('/address');
  const row = page.getByRole('listitem').filter({ hasText: 'Kenji Tanaka' });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('8 Shimogamo-hon-machi');
});

test('the area list is busy while sub-areas load, and may lack a place', async ({ page, faultProxy }) => {
  await page.goto('/addressForm/12');
  await picker(page, 'Area').click();
  const areas = page.getByRole('dialog', { name: 'Area' }).locator('[aria-busy]');
  await expect(areas).toHaveAttribute('aria-busy', 'false');
  const release = faultProxy.holdAnswers(/area/);
  await page.getByRole('option').first().click();
  await expect(areas).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('navigation', { name: 'Selected so far' })).toBeVisible();
  await expect(areas).toHaveAttribute('aria-busy', 'false');
  await press(page, 'Not listed? Write it before the street');
  await expect(picker(page, 'Area')).toHaveText(/^(?!.* · ).*Prefecture$/);
  await field(page, 'Street address').fill('Toyohashi, 1 Imahashi-cho');
  await press(page, 'Save address');
  await expect(page.getByRole('listitem').filter({ hasText: 'Toyohashi' })).toContainText('Aichi Prefecture ·530-0001');
});
