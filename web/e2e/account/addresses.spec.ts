// The address book: its actions, and choosing an address for another screen.

import type { Page } from '@playwright/test';
import { fillInAddress } from '../fixtures/address-form.ts';
import { callApi } from '../fixtures/api.ts';
import { field, press } from '../fixtures/auth-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test.use({ signedIn: true });

const rows = (page: Page) => page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const row = (page: Page, text: string) => rows(page).filter({ hasText: text });

test('[R3.03] an address shows its parts, and another address becomes the default @default', async ({ app, page }) => {
  await page.goto('/address');
  await expect(rows(page)).toHaveCount(2);
  for (const text of [
    'Mei Tanaka',
    '+819012345678',
    '12-3 Nishiki-koji',
    'Kyoto Prefecture, Kyoto',
    '604-8054',
    'Home',
  ])
    await expect(rows(page).first()).toContainText(text);
  await expect(rows(page).first()).toContainText('Default');
  await expect(rows(page).nth(1)).toContainText('Work');
  await expect(rows(page).nth(1)).not.toContainText('Default');

  await page.getByRole('button', { name: 'Set as default: 4-1 Umeda' }).press('Enter');
  await app.toasts.waitFor('Default address changed');
  await expect(rows(page).first()).toContainText('4-1 Umeda');
  await expect(rows(page).first()).toContainText('Default');
  await expect(page.getByRole('list', { name: 'Addresses' })).toBeFocused();
  await page.reload();
  await expect(rows(page).first()).toContainText('4-1 Umeda');
});

test('[R8.04] an address is deleted after a question, and undo restores it @default', async ({ app, page }) => {
  await keepToasts(page);
  await page.goto('/address');
  await page.getByRole('button', { name: 'Delete 12-3 Nishiki-koji, Nakagyo-ku' }).click();
  await expect(app.text('Your newest remaining address becomes the default.')).toBeVisible();
  await press(page, 'Not now');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete 12-3 Nishiki-koji, Nakagyo-ku' }).click();
  await press(page, 'Delete address');
  await app.toasts.waitFor('Deleted');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('Default');
  await page.getByRole('button', { name: 'Undo' }).click();
  await app.toasts.waitFor('Saved');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('12-3 Nishiki-koji');
  await expect(rows(page).first()).toContainText('Default');
});

test('a failed deletion says so in its sheet, a lost connection until it returns', async ({ app, page, context }) => {
  await page.goto('/address');
  await app.control.addFault({ kind: 'error', on: 'deleteAddress', times: 1 });
  await page.getByRole('button', { name: 'Delete 4-1 Umeda' }).click();
  await press(page, 'Delete address');
  const error = page.getByRole('dialog').getByRole('alert');
  await expect(error).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(error).toBeVisible();
  await context.setOffline(true);
  await press(page, 'Delete address');
  await expect(error).toContainText('Could not connect');
  await context.setOffline(false);
  await expect(error).toHaveCount(0);
  await press(page, 'Delete address');
  await app.toasts.waitFor('Deleted');
  await expect(rows(page)).toHaveCount(1);
});

test('the empty address book leads to the form, and the first address becomes the default', async ({ app, page }) => {
  await app.control.scenario('new_customer');
  await app.open('/address', 'No addresses yet.');
  await press(page, 'Add address');
  await expect(page).toHaveURL('/addressForm');
  await expect(app.text('This will be your default address.')).toBeVisible();
  await fillInAddress(page);
  await press(page, 'Home');
  await press(page, 'Save address');
  await expect(page).toHaveURL('/address');
  await expect(row(page, 'Kenji Tanaka')).toContainText('Default');
});

test('a full address book says so, and offers no further address', async ({ app, page }) => {
  for (let count = 2; count < 20; count += 1) {
    const data = {
      addressee: `Friend ${count}`,
      mobile: '+819087654321',
      country: 'JP',
      area_ids: [3926, 39261],
      detail: `${count} Teramachi`,
      postcode: '606-0862',
      tag: 'other',
      is_default: false,
      idempotency_key: crypto.randomUUID(),
    };
    await callApi(app, 'user/address_add', data);
  }
  await page.goto('/address');
  await expect(rows(page)).toHaveCount(20);
  await expect(app.text('You have reached the limit of 20 addresses. Delete one to add another.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add address' })).toHaveCount(0);
  // Another device was faster: the server refuses too, and nothing typed is lost.
  await page.goto('/addressForm');
  await fillInAddress(page);
  await press(page, 'Home');
  await press(page, 'Save address');
  await expect(page.getByRole('alert').filter({ hasText: 'Your address book is full' })).toBeVisible();
  await expect(field(page, 'Recipient')).toHaveValue('Kenji Tanaka');
});

test('an address book that fails to load offers a retry', async ({ page, control }) => {
  await control.addFault({ kind: 'error', on: 'listAddresses' });
  await page.goto('/address');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
