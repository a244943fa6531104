// What a form reports: what is wrong, where, how often it is sent, and how long to wait.
import { alerts, errorToast, field, fieldValues, fillIn, press } from '../fixtures/auth-forms.ts';
import { expect, test } from '../fixtures/test.ts';

test('a form submitted empty focuses the first invalid field, and says how many are', async ({ openApp }) => {
  const app = await openApp({ stateless: true }, { viewport: { width: 390, height: 420 } });
  for (const [path, button, first, wrong] of [
    ['/register', 'Create account', 'Given name', 8],
    ['/forgotPassword', 'Send code', 'Email or mobile number', 1],
  ] as const) {
    await app.page.goto(path);
    await app.page.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
    await field(app.page, first).press('Enter');
    await expect(app.page.locator('form [aria-invalid=true]')).toHaveCount(wrong);
    await expect(field(app.page, first)).toBeFocused();
    // A screen reader would read several alerts over one another.
    await expect(alerts(app.page)).toHaveCount(wrong === 1 ? 1 : 0);
    if (wrong > 1) await expect(app.page.getByRole('status').getByText(`Check ${wrong} fields`)).toBeVisible();
    // With a keyboard over half of the screen, the field, its label and its error are not covered by the bar.
    await expect
      .poll(async () => {
        const bar = await app.page.locator('header:visible').first().boundingBox();
        const label = await app.page.locator('form label:visible').first().boundingBox();
        return (label?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  }
  // Nothing was sent.
  expect(app.faultProxy.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('[R8.01] a refusal is shown at its field, echoed by a toast and announced once @default', async ({ page }) => {
  await page.goto('/login');
  await fillIn(page, { Account: '0151 12345678', Password: 'wrong-one' });
  // Observed in the page: the toast is gone after 1.2 s, less than a busy machine may take between two polls.
  const echo = page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const toast = document.querySelector('[data-kind=error][aria-hidden=true]');
          if (toast?.checkVisibility()) resolve(toast.querySelector('span')?.textContent);
        });
        observer.observe(document, { childList: true, subtree: true });
      }),
  );
  await press(page, 'Sign in');
  expect(await echo).toBe('Wrong account or password');
  await expect(alerts(page)).toHaveText(['Wrong account or password']);
  await expect.poll(() => fieldValues(page)).toEqual(['0151 12345678', 'wrong-one']);
  await expect(page.getByText('Start with the country code.')).toBeVisible();
  // The inline error outlives the toast, in the current language.
  await expect(errorToast(page)).toHaveCount(0);
  await expect(alerts(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  const asked = page.locator('[data-screen="/forgotPassword"]').getByText('Start with the country code.');
  await expect(asked).toBeVisible();
});

test('[B5.18] a form filled in without an event is sent, and not twice', async ({ page, faultProxy }) => {
  await page.goto('/login');
  for (const [label, value] of Object.entries({ Account: 'demo@meridian.shop', Password: 'demo123456' }))
    await field(page, label).evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  const size = await page.getByRole('button', { name: 'Sign in' }).boundingBox();
  const release = faultProxy.holdRequests('/api/user/login');
  await field(page, 'Password').press('Enter');
  await expect(page.locator('button[aria-busy=true]')).toBeVisible();
  expect(await page.locator('button[aria-busy=true]').boundingBox()).toEqual(size);
  await page.locator('button[aria-busy=true]').click({ force: true });
  await field(page, 'Password').press('Enter');
  release();
  await expect(page).toHaveURL('/home');
  expect(faultProxy.requestsTo('/api/user/login')).toHaveLength(1);
});

test('the refusal disappears when the rate limit’s countdown ends', async ({ app, page, faultProxy }) => {
  await page.clock.install();
  await page.goto('/login');
  faultProxy.intercept('/api/user/login', { addHeader: ['Prefer', 'example=too_many_attempts'] });
  await fillIn(page, { Account: 'demo@meridian.shop', Password: 'demo123456' });
  await press(page, 'Sign in');
  await expect(app.text(/^You can try again in (1:00|0:[1-5]\d)\.$/)).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(app.text('You can try again now.')).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  faultProxy.reset();
  await press(page, 'Sign in');
  await expect(page).toHaveURL('/home');
});
