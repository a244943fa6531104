import { readFile } from 'node:fs/promises';
import type { App } from '../fixtures/app.ts';
import { alerts, field, press, proveIt } from '../fixtures/auth-forms.ts';
import { historyBack, leads, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

/** Another device of the same customer, which shares only the mock’s world with the first. */
async function shareWorld(first: App, second: App): Promise<void> {
  const world = (await first.context.cookies()).find(({ name }) => name === 'mock-session')?.value ?? '';
  await second.context.addCookies([{ name: 'mock-session', value: world, url: second.url }]);
}

test('one other device, or all, can be signed out remotely', async ({ app, page, openApp, toasts }) => {
  const signedIn = async (userAgent: string) => {
    const other = await openApp({ signedIn: false }, { userAgent });
    await shareWorld(app, other);
    await other.page.goto('/login?return=%2Fsecurity');
    await other.signIn();
    await expect(other.text('Signed-in devices')).toBeVisible();
    return other.page;
  };
  const others = await Promise.all([
    signedIn('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'),
    signedIn('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Firefox/140.0'),
  ]);
  await page.goto('/security');
  const devices = page.getByRole('listitem').filter({ hasText: /Signed in|Last seen/ });
  await expect(devices.first()).toContainText('This device');
  // Then the one seen last.
  await expect(devices.nth(1)).toContainText(/^Firefox/);
  await page.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out device' }).click();
  await toasts.waitFor('Device signed out');
  await expect(page.getByText('Firefox on Windows')).toHaveCount(0);

  // The screen behind the sheet takes no keys before the sheet has closed.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // By keyboard: a second tap at the place of the sheet's button would be a double tap.
  await page.getByRole('button', { name: 'Sign out all other devices' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sign out \d+ devices$/ })
    .click();
  await toasts.waitFor('Devices signed out');
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Sign out/ })).toHaveCount(0);
  for (const other of others) {
    await other.reload();
    await expect(other).toHaveURL(/\/login/);
  }
  await page.reload();
  await expect(devices.first()).toContainText('This device');
});

test('an account with open business is not closed, and the page lists it with links', async ({ page }) => {
  await page.goto('/security');
  const sheet = await openSheet(page.getByRole('button', { name: 'Close account' }), 'Close account?');
  await sheet.getByRole('button', { name: 'Close account' }).click();
  await expect(alerts(page)).toHaveText(['Tick this box to continue']);
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: 'Close account' }).click();
  await proveIt(page);
  const open = page.getByRole('dialog', { name: 'Account cannot be closed yet' });
  await expect(open.getByRole('link')).toHaveText([
    'Withdraw or spend your balance of $1,240.00',
    /^\d+ orders are still open$/,
    /^\d+ after-sale cases are still open$/,
    '1 top-up is under review',
    '1 withdrawal is under review',
  ]);
  await leads(open.getByRole('link', { name: /orders are still open/ }), '/order');
});

test('an account closes after a step-up, and signing in reopens it within 30 days', async ({ app, page, control }) => {
  await control.scenario('new_customer');
  const close = async () => {
    await page.goto('/security');
    const sheet = await openSheet(page.getByRole('button', { name: 'Close account' }), 'Close account?');
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: 'Close account' }).click();
    await proveIt(page);
    await expect(page).toHaveURL('/login?after=closed');
    await expect(app.text(/Sign in within 30 days/)).toBeVisible();
    await expect.poll(app.token).toBeUndefined();
  };
  await close();
  await app.signInTo('/home');
  await expect.poll(app.token).not.toBeUndefined();
  await control.addFault({ kind: 'truncated', on: 'closeAccount', times: 1 });
  await close();
});

test('the customer’s data is one file, and a failed download resumes', async ({ app, page, faultProxy, toasts }) => {
  await page.goto('/security');
  const sheet = await openSheet(page.getByRole('button', { name: 'Download your data' }), 'Download your data');
  // Closing the sheet ends the collection.
  const release = faultProxy.holdAnswers(/\/api\/user\/bill/);
  const asking = page.waitForRequest(/\/api\/user\/bill/);
  await sheet.getByRole('button', { name: 'Collect my data' }).click();
  const bills = await asking;
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  release();
  await expect.poll(() => bills.failure()?.errorText).toBe('net::ERR_ABORTED');
  faultProxy.reset();
  await press(page, 'Download your data');
  await app.control.addFault({ kind: 'error', on: 'listBills', times: 1 });
  await sheet.getByRole('button', { name: 'Collect my data' }).click();
  await toasts.waitFor('Collecting your data');
  await expect(sheet.getByText(/You can continue where it stopped/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  const saving = page.waitForEvent('download');
  await sheet.getByRole('link', { name: 'Save file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^meridian-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));

  expect(file.account).toMatchObject({ account: 'demo@meridian.shop', balance: '1240.00' });
  expect(JSON.stringify(file)).not.toMatch(/demo123456|246810|demo-token/);
});

test('the security screen and the password list say that the code is not set', async ({ app, page }) => {
  await app.control.scenario('no_pay_code');
  await app.open('/security', '1 step left to protect your account');
  await page.getByRole('link', { name: /^Login password/ }).click();
  await expect(page.getByRole('link', { name: /^Payment code Not set$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forgot payment code?' })).toHaveCount(0);
});

test('[R5.04] both passwords show when they were set, and a forgotten code has two ways on', async ({ app, page }) => {
  await page.goto('/passwords');
  await expect(page.getByRole('link', { name: /^Login password (Unchanged since|Changed) / })).toHaveAttribute(
    'href',
    '/changePassword',
  );
  await page.getByRole('link', { name: /^Payment code Set / }).click();
  await expect(field(page, 'Current payment code')).toBeVisible();
  await historyBack(page);
  // Not the page that was opened before, which asks for the code.
  await press(page, 'Forgot payment code?');
  await leads(page.getByRole('link', { name: 'Set a new code' }), '/changePayPwd?forgotten=true');
  await expect(field(page, 'New payment code')).toBeVisible();
  await expect(field(page, 'Current payment code')).toHaveCount(0);
  await historyBack(page);
  await press(page, 'Forgot payment code?');
  await page.getByRole('link', { name: 'Ask customer service' }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveValue(/^I forgot my payment code/);
  // A message that the customer has edited is not prefilled again, nor is a sent one.
  await message.fill('I forgot my payment code. Call me.');
  await page.reload();
  await expect(message).toHaveValue('I forgot my payment code. Call me.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(app.text('I forgot my payment code. Call me.')).toBeVisible();
  await page.reload();
  await expect(app.text('I forgot my payment code. Call me.')).toBeVisible();
  await expect(message).toHaveValue('');
});
