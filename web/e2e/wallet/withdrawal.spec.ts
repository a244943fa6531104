import { leads, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  amountField,
  balanceOf,
  billsOf,
  continueButton,
  fillWithdrawal,
  openPad,
  received,
  withdraw,
  withdrawalsOf,
} from '../fixtures/withdrawals.ts';

test.use({ signedIn: true });

test('[R3.07] [R5.05] a withdrawal is requested, held, found and cancelled @default', async ({ app, page, toasts }) => {
  await page.goto('/withDraw');
  await page.getByRole('radio', { name: 'Bank card' }).press('ArrowLeft');
  await page.getByRole('radio', { name: 'Bank card' }).check({ force: true });
  await page.getByRole('button', { name: 'Max', exact: true }).click();
  await expect(amountField(page)).toHaveValue('1190.00');
  await page.getByRole('radio', { name: 'You receive' }).check({ force: true });
  await amountField(page).fill('295.5');
  // For an amount to arrive, the quote says what it takes from the balance.
  await expect(page.getByText('$300.00')).toBeVisible();
  const sheet = await openSheet(continueButton(page));
  await expect(sheet.getByText('Japan Post Bank **** 2093')).toBeVisible();
  for (const figure of ['$300.00', '-$4.50', '$295.50']) await expect(sheet.getByText(figure)).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment code' }).press('Enter');
  await withdraw(page);

  await expect(received(page)).toBeVisible();
  await toasts.waitFor('Withdrawal requested');
  await expect(app.text(/will decide by/)).toBeVisible();
  const bills = await billsOf(app);
  const [held] = await withdrawalsOf(app);
  expect(held).toMatchObject({ amount: '300.00', fee: '4.50', arrival: '295.50', status: 0 });
  expect(await balanceOf(app)).toMatchObject({ available: '890.00', pending: '350.00', balance: '1240.00' });

  await leads(page.getByRole('link', { name: 'View withdrawal' }), `/depositRecord?id=${held?.id}`);
  await expect(page).toHaveTitle(/^Withdrawal history/);
  await page.getByRole('button', { name: 'Cancel withdrawal' }).click();
  await page
    .getByRole('dialog', { name: 'Cancel this withdrawal?' })
    .getByRole('button', { name: 'Cancel withdrawal' })
    .press('Enter');
  await toasts.waitFor('Withdrawal cancelled');
  await expect(page.getByRole('dialog').getByText('Cancelled').first()).toBeVisible();
  expect(await balanceOf(app)).toMatchObject({ available: '1190.00', pending: '50.00', balance: '1240.00' });
  expect(await billsOf(app)).toEqual(bills);

  // Applying again prefills everything.
  await page.getByRole('link', { name: 'Request again' }).click();
  await expect(amountField(page)).toHaveValue('300.00');
  await expect(page.getByRole('radio', { name: /Japan Post Bank/ })).toBeChecked();
  await expect(app.text('$1,190.00')).toBeVisible();
});

test('[B4.12] a first payee needs a step-up, and can be used after a day @default', async ({ app, page, toasts }) => {
  await page.goto('/withDraw');
  const form = await openSheet(page.getByRole('button', { name: 'Add a wallet address' }), 'Add a wallet address');
  await form.getByRole('radio', { name: 'ERC20-USDT' }).check();
  await form.getByLabel('Wallet address').fill('TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW');
  await form.getByRole('button', { name: 'Add address' }).click();
  await expect(form.getByText('ERC20 addresses start with 0x and have 42 characters')).toBeVisible();
  await form.getByLabel('Wallet address').fill('0x52908400098527886E0F7030069857D2E4169EE7');
  await form.getByRole('button', { name: 'Add address' }).press('Enter');
  await page.getByLabel('Login password').fill('demo123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect
    .poll(() => toasts.messages.some((message) => message.startsWith('Added. You can use it from')))
    .toBe(true);
  const payee = page.getByRole('radio', { name: /^ERC20-USDT 0x52…9EE7/ });
  await expect(page.getByText('Not used yet. Ready from')).toBeVisible();

  // A payee not usable yet: the error is at the field, and no code is requested.
  await payee.check();
  await amountField(page).fill('50');
  await expect(page.getByText('Valid until')).toBeVisible();
  await continueButton(page).click();
  await expect(page.getByText('You can use this one from')).toBeVisible();
  await app.control.advance({ hours: 25 });
  await page.reload();
  await expect(amountField(page)).toHaveValue('50');
  await expect(payee).toBeChecked();
  await expect(page.getByText('Valid until')).toBeVisible();
  await openPad(page);
  await withdraw(page);
  await expect(received(page)).toBeVisible();
  await expect(app.text('ERC20-USDT 0x52…9EE7')).toBeVisible();

  await page.goto('/withDraw');
  await expect(amountField(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Delete ERC20-USDT 0x52…9EE7' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(payee).toHaveCount(0);
});

test('[R5.04] a wrong code and a locked code send nothing; without a code, one is set first', async ({ app, page }) => {
  await fillWithdrawal(page);
  await openPad(page);
  await withdraw(page, '111111');
  await expect(page.getByText('4 tries left.')).toBeVisible();
  await app.control.scenario('locked_pay_code');
  await withdraw(page);
  await expect(page.getByText(/^Your payment code is locked until/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[345]:\d\d$/);
  await expect(page.getByRole('link', { name: 'Set a new code' })).toHaveAttribute(
    'href',
    '/changePayPwd?return=%2FwithDraw&forgotten=true',
  );
  const sent = app.faultProxy.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(sent).not.toContain('/api/user/extract');

  await app.control.scenario('no_pay_code');
  await fillWithdrawal(page);
  await continueButton(page).click();
  await page.getByRole('button', { name: 'Continue to payment code' }).press('Enter');
  await leads(page.getByRole('link', { name: 'Set payment code' }), '/changePayPwd?return=%2FwithDraw');
  await page.goto('/withDraw');
  await expect(amountField(page)).toHaveValue('300.00');
});

test('a frozen wallet, a closed method and an empty balance offer a way on', async ({ openApp }) => {
  const frozen = await openApp({ signedIn: true, scenario: 'frozen_wallet' });
  await frozen.open('/withDraw', 'Your wallet is frozen');
  await expect(frozen.page.getByRole('link', { name: 'Ask customer service' })).toBeVisible();

  const closed = await openApp({ signedIn: true, scenario: 'methods_closed' });
  await closed.open('/withDraw?payee=6301', 'You cannot withdraw to a bank card right now');
  await closed.page.getByRole('button', { name: 'Withdraw on-chain' }).click();
  await expect(amountField(closed.page)).toBeVisible();

  const empty = await openApp({ signedIn: true, scenario: 'new_customer' });
  await empty.open('/withDraw', 'You can withdraw $10.00 or more');
});
