// Filling in and reading the forms of an account, as a customer does.
import { type Shop, sees } from './shop.ts';

export const field = (shop: Shop, label: string) =>
  shop.page.getByLabel(label, { exact: true }).and(shop.page.locator(':visible'));
export const press = (shop: Shop, name: string) => shop.page.getByRole('button', { name, exact: true }).click();
/** What stands in the fields on screen. */
export const typed = (shop: Shop) =>
  shop.page.locator('form input:visible').evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
export const alert = (shop: Shop) => shop.page.getByRole('alert').filter({ visible: true });
export const errorToast = (shop: Shop) => shop.page.locator('[data-kind=error]');
export const hasFocus = (shop: Shop, label: string) =>
  field(shop, label).evaluate((input) => input === document.activeElement);

export async function fill(shop: Shop, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(shop, label).fill(value);
}

export const newcomer = {
  'Given name': 'Lena',
  'Family name': 'Berg',
  'E-mail': 'lena.berg@example.com',
  'Mobile number': '+49 151 12345678',
  'Verification code': '123456',
  'New password': 'quiet-harbour-7',
  'The same password again': 'quiet-harbour-7',
};
/** Has the code sent and agrees to the terms; what is left of a registration is typed. */
export async function prepareRegistration(shop: Shop): Promise<void> {
  await field(shop, 'E-mail').fill(newcomer['E-mail']);
  await press(shop, 'Send the code');
  await sees(shop, /^Sent to lena/);
  await shop.page.getByRole('checkbox').check();
}

/** Asks for a code to set a new password with. */
export async function identify(shop: Shop): Promise<void> {
  await field(shop, 'E-mail or mobile number').fill('demo@meridian.shop');
  await press(shop, 'Send the code');
  await sees(shop, 'Choose a new password');
}
