import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { alerts, field, fillIn, newAccount, press } from '../fixtures/auth-forms.ts';
import { leads, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

/** Fills in everything except the code. */
async function introduce(page: Page): Promise<void> {
  const { 'Verification code': _code, ...rest } = newAccount;
  await fillIn(page, rest);
  await page.getByRole('checkbox').check();
}

async function register(app: App): Promise<void> {
  await introduce(app.page);
  await press(app.page, 'Send code');
  await expect(app.text('Sent to lena.berg@example.com. Valid for 10 minutes.')).toBeVisible();
  await field(app.page, 'Verification code').fill('123456');
  await press(app.page, 'Create account');
}

test('[R5.02] [R5.03] a field is validated on blur, until its value is valid @default', async ({ page }) => {
  await page.goto('/register');
  const wrong = [
    ['Email', 'lena@', 'Enter a valid email address', 'lena@example.com'],
    ['Mobile number', '12', /Enter a valid mobile number/, '+4915112345678'],
    ['New password', '12345', 'Use at least 6 characters', 'quiet-harbour-7'],
    ['Confirm password', 'quiet', 'Passwords do not match', 'quiet-harbour-7'],
  ] as const;
  for (const [label, typed, words, right] of wrong) {
    await field(page, label).fill(typed);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(page, label).blur();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await field(page, label).fill(right);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  // Another password makes its confirmation invalid again.
  await field(page, 'New password').fill('quiet-harbour-8');
  await expect(page.getByRole('alert').filter({ hasText: 'Passwords do not match' })).toBeVisible();
});

test('each refusal of a registration is shown at its field, and the values are kept', async ({ app, page }) => {
  await page.clock.install();
  await page.goto('/register');
  for (const [name, label, words] of [
    ['email_taken', 'Email', 'This email address is already in use'],
    ['mobile_taken', 'Mobile number', 'This mobile number is already in use'],
    ['code_wrong', 'Verification code', 'The verification code is wrong'],
    ['code_expired', 'Verification code', 'The verification code has expired'],
  ] as const) {
    app.faultProxy.intercept('/api/user/register', { addHeader: ['Prefer', `example=${name}`] });
    if (name === 'email_taken') await register(app);
    else await press(page, 'Create account');
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, 'New password')).toHaveValue('quiet-harbour-7');
    await expect(field(page, 'Given name')).toHaveValue('Lena');
    // A repeat within a second would not be sent (R5.12).
    await page.clock.fastForward(1100);
  }
  // The expired code is not said to be on its way.
  await field(page, 'Verification code').fill('654321');
  await expect(app.text('We will send it to your email address.')).toBeVisible();
});

test('the toast of a refusal does not cover the submit button', async ({ app, page }) => {
  app.faultProxy.intercept('/api/user/register', { addHeader: ['Prefer', 'example=code_wrong'] });
  await page.goto('/register');
  // Observed in the page: the toast is gone after 1.2 s.
  const covered = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          const toast = document.querySelector('[data-kind=error]');
          const submit = document.querySelector('form button[type=submit]');
          if (!toast?.checkVisibility() || submit === null) return;
          const [above, below] = [toast, submit].map((each) => each.getBoundingClientRect());
          resolve(above !== undefined && below !== undefined && above.bottom > below.top && above.top < below.bottom);
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
  );
  await register(app);
  expect(await covered).toBe(false);
});

test('a code requested offline says so at its field until the connection returns', async ({ page, context }) => {
  await page.goto('/register');
  await field(page, 'Email').fill('lena.berg@example.com');
  await context.setOffline(true);
  await press(page, 'Send code');
  const error = alerts(page).filter({ hasText: 'Could not connect' });
  await expect(error).toBeVisible();
  await context.setOffline(false);
  await expect(error).toHaveCount(0);
});

test('no code is requested without an address, and a sent one is known after a reload', async ({ app, page }) => {
  await page.goto('/register');
  await press(page, 'Send a text message instead');
  await press(page, 'Send code');
  await expect(app.text('Enter your mobile number')).toBeVisible();
  expect(app.faultProxy.requests.some(({ path }) => path === '/api/common/send_code')).toBe(false);
  await press(page, 'Create account');
  await expect(app.text('Enter the 6-digit code')).toBeVisible();
  // The address that got a code replaces the field's error.
  await field(page, 'Mobile number').fill('+4915112345678');
  await press(page, 'Send code');
  await expect(app.text(/^Sent to \+4915112345678/)).toBeVisible();
  await expect(app.text('Enter the 6-digit code')).toHaveCount(0);
  await page.reload();
  await expect(app.text(/^Sent to \+4915112345678/)).toBeVisible();
});

test('the terms open in a sheet over the form, without navigating or ticking the box', async ({ app, page }) => {
  await page.goto('/register');
  await field(page, 'Given name').fill('Lena');
  const sheet = await openSheet(page.getByRole('button', { name: 'terms of use' }), 'Terms of use');
  await sheet.getByText('These terms are the agreement').click();
  await expect(sheet.getByText(/^Effective/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(field(page, 'Given name')).toHaveValue('Lena');
  await press(page, 'Create account');
  await expect(app.text('Agree to the terms to create an account')).toBeVisible();
});

test('a reload keeps the form, except the code, the passwords and the consent', async ({ app, page }) => {
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await page.goto('/register');
  await introduce(page);
  await page.reload();
  for (const label of ['Given name', 'Family name', 'Email', 'Mobile number'] as const)
    await expect(field(page, label)).toHaveValue(newAccount[label]);
  await expect(field(page, 'New password')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  expect(await stored()).not.toContain(newAccount['New password']);

  await register(app);
  await expect(page).toHaveURL('/home');
  await expect.poll(stored).not.toContain(newAccount['Mobile number']);
});

test('[R8.04] [R2.09] who registers returns to the screen before @default', async ({ app, page, toasts }) => {
  await page.goto('/notification');
  await expect(page).toHaveURL('/login?return=%2Fnotification');
  await leads(page.getByRole('link', { name: 'Create account' }), '/register?return=%2Fnotification');
  await register(app);
  await toasts.waitFor('Account created');
  await expect(page).toHaveURL('/notification');
  await expect(app.text('Welcome to Meridian')).toBeVisible();
  await expect.poll(app.token).toBeDefined();
  expect(app.consoleErrors).toEqual([]);
});
