import { axeViolations, checkThemes } from '../fixtures/axe.ts';
import { amountOf, applyCode, codeField, placeOrder, writeNote } from '../fixtures/checkout.ts';
import { expectFocusOn, tabTo } from '../fixtures/keyboard.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true, reducedMotion: 'reduce' });

test('changing the language midway keeps the input and translates the visible messages', async ({ app, page }) => {
  await page.goto('/checkout?lines=501,502');
  await writeNote(page, 'Ring twice');
  await applyCode(page, 'EXPIRED5');
  await expect(app.text('This code has expired')).toBeVisible();
  const settings = await app.openTab('/language');
  await settings.page.getByText('简体中文').first().click();
  await expect(app.text('此优惠码已过期')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^给店铺留言/ })).toHaveValue('Ring twice');
  await expect(page.getByRole('textbox', { name: '优惠码' })).toHaveValue('EXPIRED5');
  await leads(page.getByRole('button', { name: '提交订单' }), /\/payment\?orders=/);
});

test('with the keyboard alone, a code is applied and removed, and the focus stays at its button', async ({ page }) => {
  await page.goto('/checkout?lines=501,502');
  await expect(placeOrder(page)).toBeEnabled();
  await tabTo(page, 'Add a promo code');
  await page.keyboard.press('Enter');
  await expectFocusOn(page, 'Promo code');
  await page.keyboard.type('WELCOME10');
  await tabTo(page, 'Apply');
  await page.keyboard.press('Enter');
  await expect(amountOf(page, /^Total/)).toHaveText('$179.01');
  await expectFocusOn(page, 'Remove');
  await page.keyboard.press('Enter');
  await expect(amountOf(page, /^Total/)).toHaveText('$198.40');
  await expect(codeField(page)).toHaveValue('');
  await expectFocusOn(page, 'Apply');
  await expect(page.getByText('Enter a code')).toHaveCount(0);
});

test('axe finds nothing on refusals, the sheet of changes and an unanswered order', async ({ app, page }) => {
  await app.control.scenario('price_changed');
  await page.goto('/checkout?lines=501,503');
  await applyCode(page, 'NOBODY');
  await expect(app.text('This code does not exist. Check the spelling.')).toBeVisible();
  await writeNote(page, 'x'.repeat(201));
  await placeOrder(page).click();
  await expect(app.text('Use 200 characters or fewer')).toBeVisible();
  await checkThemes(page);
  await writeNote(page, 'Ring twice');
  await placeOrder(page).click();
  await expect(page.getByRole('dialog', { name: '1 change to your order' })).toBeVisible();
  await expect.poll(() => axeViolations(page)).toEqual([]);
  app.faultProxy.intercept('/api/order/create', 'cut');
  await page.getByRole('button', { name: /^Accept and order for/ }).click();
  await expect(app.text('We could not confirm your order yet.')).toBeVisible();
  await expect.poll(() => axeViolations(page)).toEqual([]);
});
