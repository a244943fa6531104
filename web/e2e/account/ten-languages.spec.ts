// Further languages: one that is read from right to left, and one with a comma in prices.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { orderOf, paidIds } from '../fixtures/checkout.ts';
import { leads } from '../fixtures/navigation.ts';
import { billsOf, PAY_CODE } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses a language, and waits until the account has it, since the next load uses that of the account. */
async function chooseLanguage(
  { page, toasts }: App,
  [name, lang, dir, told]: [name: string, lang: string, dir: string, told: string],
): Promise<void> {
  await page.goto('/language');
  await page.getByText(name).click();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  await toasts.waitFor(told);
}

test('[B9.08] Arabic mirrors the layout, and a purchase works in Arabic digits @default', async ({ app, page }) => {
  await chooseLanguage(app, ['العربية', 'ar', 'rtl', 'تم التغيير']);

  await page.goto('/detail/102/1');
  await button(page, 'طحلبي').click();
  const places = await Promise.all(['إلى الحقيبة', 'شراء الآن'].map((name) => button(page, name).boundingBox()));
  const [add, buy] = places.map((box) => box?.x ?? 0);
  expect(add).toBeGreaterThan(buy ?? 0);
  await leads(button(page, 'شراء الآن'), /\/checkout\?/);
  await leads(button(page, 'إرسال الطلب'), /\/payment\?order=\d+$/);
  const [id = ''] = paidIds(app);
  const { id: order, total_amount } = await orderOf(app, id);
  // Shows Western digits, as in the server's texts, and accepts the keyboard's Arabic digits.
  await expect(app.text(new RegExp(total_amount.replace('.', '\\.')))).toBeVisible();
  const inArabic = PAY_CODE.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
  await page.locator('input[type=password]').fill(inArabic);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'تم الدفع' })).toBeVisible();
  expect((await billsOf(app, order)).map(({ amount }) => amount)).toEqual([`-${total_amount}`]);
});

test('[B9.08] German applies at once, and amounts accept a decimal comma @default', async ({ app, page }) => {
  await chooseLanguage(app, ['Deutsch', 'de', 'ltr', 'Geändert']);
  await page.goto('/withDraw');
  await page.getByLabel('Betrag in Dollar').fill('1.234');
  await page.keyboard.press('Tab');
  await expect(app.text('Gib Dollar und Cent ein, z. B. 49,90')).toBeVisible();
  await page.getByLabel('Betrag in Dollar').fill('49,90');
  await expect(app.text(/^49,90\s\$$/)).toBeVisible();
  // Amounts that the app fills in are written in the same way.
  await page.goto('/withDraw?amount=300&payee=6301');
  await expect(page.getByLabel('Betrag in Dollar')).toHaveValue('300,00');
  await page.goto('/refund/9003');
  await page.getByRole('radio', { name: 'Ich habe es nicht erhalten' }).check();
  await expect(page.getByLabel('Betrag in Dollar')).toHaveValue('134,40');
});
