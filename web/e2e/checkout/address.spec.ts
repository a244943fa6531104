import type { Page } from '@playwright/test';
import { fillInAddress } from '../fixtures/address-form.ts';
import { callApi } from '../fixtures/api.ts';
import { field, press } from '../fixtures/auth-forms.ts';
import { amountOf, noteField, orderOf, paidIds, placeOrder, quoteOf, writeNote } from '../fixtures/checkout.ts';
import { dollars } from '../fixtures/dollars.ts';
import { expectOverlaysLeft, leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const destination = (page: Page) => page.getByRole('region', { name: 'Deliver to' });
const addressBook = (page: Page) => page.getByRole('dialog', { name: 'Deliver to' });

interface Address {
  id: number;
  addressee: string;
  detail: string;
  is_default: boolean;
}
const addresses = async (app: Parameters<typeof callApi>[0]) =>
  (await callApi<{ list: Address[] }>(app, 'user/address_list')).list;

test('another address updates the quote and survives a reload, unless it was deleted', async ({ app, page }) => {
  const [own, other] = await addresses(app);
  if (own === undefined || other === undefined) throw new Error('the demo customer has two addresses');
  await page.goto('/checkout?lines=501,502');
  await writeNote(page, 'Ring twice');
  await destination(page).getByRole('button', { name: 'Change' }).click();
  await expect(addressBook(page).getByRole('button', { pressed: true })).toContainText(own.detail);
  await addressBook(page).getByRole('button', { name: other.detail }).click();
  await expectOverlaysLeft(page);
  await expect(destination(page)).toContainText(other.detail);
  const quote = await quoteOf(app, { from: 'cart', line_ids: [501, 502] }, { address_id: other.id });
  await expect(amountOf(page, /^Total/)).toHaveText(dollars(quote.total_amount));
  await page.reload();
  await expect(destination(page)).toContainText(other.detail);
  await expect(noteField(page)).toHaveValue('Ring twice');
  await leads(placeOrder(page), /\/payment/);
  const [id = ''] = paidIds(app);
  expect((await orderOf(app, id)).address.addressee).toBe(other.addressee);

  // One that is deleted before the reload is not replaced silently.
  await page.goto('/checkout?product=101&sku=1011&quantity=1');
  await destination(page).getByRole('button', { name: 'Change' }).click();
  await addressBook(page).getByRole('button', { name: other.detail }).click();
  await expect(destination(page)).toContainText(other.detail);
  await callApi(app, `user/address_del?address_id=${other.id}`);
  await page.reload();
  await expect(destination(page).getByRole('button', { name: 'Choose an address' })).toBeVisible();
  await expect(app.text('This address was deleted. Choose another one.')).toBeVisible();
});

test('[R5.09] a missing address is added in place, and the input is kept @default', async ({ app, page }) => {
  await app.control.scenario('new_customer');
  await page.goto('/checkout?product=101&sku=1011&quantity=1');
  await writeNote(page, 'Ring twice');
  await expect(noteField(page)).toHaveAccessibleDescription('10 of 200');
  await placeOrder(page).click();
  await expect(app.text('Choose a delivery address')).toBeVisible();
  const button = destination(page).getByRole('button', { name: 'Choose an address' });
  await expect(button).toBeFocused();
  await button.press('Enter');
  await fillInAddress(page);
  await page.getByRole('button', { name: 'Home', exact: true }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(destination(page)).toContainText('Kenji Tanaka');
  await expect(app.text('Choose a delivery address')).toHaveCount(0);
  await expect(noteField(page)).toHaveValue('Ring twice');
  await leads(placeOrder(page), /\/payment\?order=/);
  const [id = ''] = paidIds(app);
  expect(await orderOf(app, id)).toMatchObject({ remark: 'Ring twice', address: { addressee: 'Kenji Tanaka' } });
});

test('[R5.09] the first address opens a form with the account’s name and number', async ({ app, page, faultProxy }) => {
  await app.dropSession();
  const form = page.getByRole('dialog', { name: 'New address' });
  const openForm = () => destination(page).getByRole('button', { name: 'Choose an address' }).click();
  const expectNoDraft = async () => {
    await page.reload();
    await openForm();
    await expect(field(page, 'Recipient')).toHaveValue('Jules Moreau');
    await expect(app.text('Unsaved draft restored.')).toHaveCount(0);
  };
  await page.goto('/login?return=%2Fcheckout%3Fproduct%3D101%26sku%3D1011%26quantity%3D1');
  await app.signIn('new@meridian.shop', 'new123456');
  await openForm();
  await expect(form).toBeVisible();
  await expect(addressBook(page)).toHaveCount(0);
  await expect(field(page, 'Recipient')).toHaveValue('Jules Moreau');
  await expect(field(page, 'Mobile number')).toHaveValue('+33612345678');

  // Reloaded, with an account that comes later than the form: prefilled values are not a draft.
  const release = faultProxy.holdRequests(/^\/api\/user\/getUserInfo$/);
  await page.reload();
  await openForm();
  await expect(field(page, 'Recipient')).toHaveValue('');
  release();
  await expect(field(page, 'Recipient')).toHaveValue('Jules Moreau');
  await expectNoDraft();

  // Typed values are kept; starting over restores the prefilled ones.
  await field(page, 'Recipient').fill('Kenji Tanaka');
  await page.reload();
  await openForm();
  await expect(field(page, 'Recipient')).toHaveValue('Kenji Tanaka');
  await press(page, 'Start over');
  await expect(field(page, 'Recipient')).toHaveValue('Jules Moreau');
  await expectNoDraft();

  // Back closes it: there is no empty book behind it.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openForm();
  await fillInAddress(page, { Recipient: 'Jules Moreau', 'Mobile number': '+33612345678' });
  await page.getByRole('button', { name: 'Home', exact: true }).filter({ visible: true }).click();
  await press(page, 'Save address');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(destination(page)).toContainText('Jules Moreau');
  // The emptied form is not a draft either.
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('draft.address.new');

  // The next address is probably for somebody else, so nothing is prefilled.
  await destination(page).getByRole('button', { name: 'Change' }).click();
  await addressBook(page).getByRole('button', { name: 'Add address' }).click();
  await expect(field(page, 'Recipient')).toHaveValue('');
  await expect(app.text('Unsaved draft restored.')).toHaveCount(0);
});

test('[R5.09] an address deleted elsewhere is not replaced silently', async ({ app, page }) => {
  await page.goto('/checkout?lines=501');
  await writeNote(page, 'Ring twice');
  await expect(destination(page)).toContainText('Mei Tanaka');
  await callApi(app, 'user/address_del?address_id=11');
  await placeOrder(page).click();
  await expect(app.text('This address was deleted. Choose another one.')).toBeVisible();
  await placeOrder(page).click();
  await expect(app.text('This address was deleted. Choose another one.')).toBeVisible();
  const [left] = await addresses(app);
  await destination(page).getByRole('button', { name: 'Choose an address' }).click();
  await addressBook(page)
    .getByRole('button', { name: left?.detail ?? '' })
    .click();
  await expect(noteField(page)).toHaveValue('Ring twice');
  await leads(placeOrder(page), /\/payment\?order=/);
  // Without an address, nothing was sent.
  expect(app.faultProxy.requestsTo('/api/order/create')).toHaveLength(2);
});
