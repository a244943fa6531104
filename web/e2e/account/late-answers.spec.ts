// A slow answer to a screen or sheet that was left shows its outcome, but does not navigate.
import type { Locator, Page } from '@playwright/test';
import { fillInAddress } from '../fixtures/address-form.ts';
import type { App } from '../fixtures/app.ts';
import { errorToast, field, fillIn, press, proveIt } from '../fixtures/auth-forms.ts';
import { cartRow, openCart, quantityOf } from '../fixtures/cart.ts';
import { expectArrival, historyBack, holdStep, nextFrames, pushPath } from '../fixtures/navigation.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test.use({ signedIn: true });

const addresses = (page: Page) => page.getByRole('list', { name: 'Addresses' });

/** Records when the app itself goes back in the history. */
async function recordSteps(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const steps: unknown[] = [];
    const record = (step?: number) => steps.push(step ?? -1);
    Object.assign(window, { steps });
    Object.assign(history, { go: record, back: record });
  });
  return () => page.evaluate(() => Reflect.get(window, 'steps'));
}

test('an address saved after its form was left shows a toast, and leads nowhere', async ({ app, page, faultProxy }) => {
  await page.goto('/profile');
  await pushPath(page, '/address');
  await press(page, 'Add address');
  await fillInAddress(page);
  await press(page, 'Home');
  const answer = faultProxy.holdAnswers(/address_add/);
  await press(page, 'Save address');
  await expect.poll(() => faultProxy.requestsTo(/address_add/).length).toBe(1);
  await historyBack(page);
  await press(page, 'Leave and keep draft');
  await expect(page).toHaveURL('/address');
  await expect(addresses(page)).toBeVisible();
  const steps = await recordSteps(page);
  answer();
  await app.toasts.waitFor('Saved');
  await expect(addresses(page)).toContainText('Kenji Tanaka');
  expect(await steps()).toEqual([]);
});

test('an address is deleted from its form once, even if pressed again while the browser goes back', async ({
  app,
  page,
}) => {
  await page.goto('/profile');
  await pushPath(page, '/address');
  await page.getByRole('link', { name: 'Edit 4-1 Umeda' }).click();
  await press(page, 'Delete address');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete address' });
  await confirm.focus();
  const step = await holdStep(page);
  await confirm.press('Enter');
  await app.toasts.waitFor('Deleted');
  await step.isHeld();
  await nextFrames(page);
  await confirm.press('Enter');
  await step.take();
  await expect(page).toHaveURL('/address');
  expect(app.faultProxy.requestsTo(/address_del/)).toHaveLength(1);
});

test('an address deleted after its form was left shows a toast, and leads nowhere', async ({ app, page }) => {
  await page.goto('/profile');
  await pushPath(page, '/address');
  await page.getByRole('link', { name: 'Edit 4-1 Umeda' }).click();
  await press(page, 'Delete address');
  const answer = app.faultProxy.holdAnswers(/address_del/);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click();
  await expect.poll(() => app.faultProxy.requestsTo(/address_del/).length).toBe(1);
  await historyBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await historyBack(page);
  await expect(page).toHaveURL('/address');
  await expect(addresses(page)).toBeVisible();
  const steps = await recordSteps(page);
  answer();
  await app.toasts.waitFor('Deleted');
  await expect(addresses(page)).not.toContainText('4-1 Umeda');
  expect(await steps()).toEqual([]);
});

test('a payment code changed after its form was left only shows a toast', async ({ page, faultProxy, toasts }) => {
  await page.goto('/profile');
  await pushPath(page, '/passwords');
  await pushPath(page, '/changePayPwd?return=%2Fpayment%3Forder%3D9001');
  await expect(field(page, 'New payment code')).toBeVisible();
  await fillIn(page, {
    'Current payment code': '246810',
    'New payment code': '739105',
    'Confirm payment code': '739105',
  });
  const answer = faultProxy.holdAnswers(/resetPay/);
  await press(page, 'Change payment code');
  await expect.poll(() => faultProxy.requestsTo(/resetPay/).length).toBe(1);
  await historyBack(page);
  await expect(page).toHaveURL('/passwords');
  await expectArrival(page);
  const steps = await recordSteps(page);
  answer();
  await toasts.waitFor('Changed');
  await expect(page).toHaveURL('/passwords');
  expect(await steps()).toEqual([]);
});

/** Lets a held answer go, and waits until the page has acted on it. */
async function arrive(page: Page, path: RegExp, answer: () => void): Promise<void> {
  const answered = page.waitForResponse(path);
  answer();
  await (await answered).finished();
  await nextFrames(page);
}

test('a quantity saved for the checkout after the bag was left leads nowhere', async ({ page, faultProxy }) => {
  await openCart(page);
  const answer = faultProxy.holdAnswers(/cart\/update/);
  await quantityOf(cartRow(page, 'Trail 24 L backpack')).fill('5');
  await page.getByRole('button', { name: /^Check out/ }).click();
  await expect.poll(() => faultProxy.requestsTo(/cart\/update/).length).toBe(1);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: /^Check out/ })).toHaveCount(0);
  await arrive(page, /cart\/update/, answer);
  await expect(page).toHaveURL('/home');
});

test('a code sent after the reset of the password was left leads nowhere', async ({ openApp }) => {
  const { page, faultProxy } = await openApp({ signedIn: false });
  await page.goto('/login');
  await pushPath(page, '/forgotPassword');
  await fillIn(page, { 'Email or mobile number': 'demo@meridian.shop' });
  const answer = faultProxy.holdAnswers(/send_code/);
  await press(page, 'Send code');
  await expect.poll(() => faultProxy.requestsTo(/send_code/).length).toBe(1);
  await historyBack(page);
  await expect(field(page, 'Password')).toBeVisible();
  await arrive(page, /send_code/, answer);
  await expect(page).toHaveURL('/login');
});

/** Sends by a button of a sheet, goes back, and only then lets the call fail. */
async function failAfterBack(
  { page, faultProxy, toasts }: Pick<App, 'page' | 'faultProxy' | 'toasts'>,
  path: string,
  sheet: Locator,
  button: string,
): Promise<void> {
  const closed = Promise.withResolvers<void>();
  faultProxy.intercept(path, { status: 500, body: '', after: closed.promise });
  await sheet.getByRole('button', { name: button }).click();
  await expect.poll(() => faultProxy.requestsTo(path).length).toBe(1);
  await historyBack(page);
  await expect(sheet).toHaveCount(0);
  closed.resolve();
  await toasts.waitFor('System interface 500 abnormal');
}

/** Opens the sheet of the name, and changes it. */
async function typeName(page: Page): Promise<Locator> {
  await page.goto('/setting');
  await page.getByRole('button', { name: /^Name/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Name' });
  await sheet.getByLabel('Given name').fill('Mai');
  return sheet;
}

test('[B8.05] a name that fails to save after its sheet is closed has an error toast', async ({ app, page }) => {
  await failAfterBack(app, '/api/user/profile', await typeName(page), 'Save');
});

/** An error toast with this message, not the short one beside an error on the screen. */
const lastingError = (page: Page, message: string) =>
  errorToast(page).and(page.locator(':not([aria-hidden=true])')).filter({ hasText: message });

test('[B8.05] a wrong payment code says so in a toast after its form was left', async ({ page, faultProxy }) => {
  await keepToasts(page);
  await page.goto('/profile');
  await pushPath(page, '/changePayPwd');
  await fillIn(page, {
    'Current payment code': '111111',
    'New payment code': '739105',
    'Confirm payment code': '739105',
  });
  const answer = faultProxy.holdAnswers(/verify_pay/);
  await press(page, 'Change payment code');
  await expect.poll(() => faultProxy.requestsTo(/verify_pay/).length).toBe(1);
  await historyBack(page);
  await expect(page).toHaveURL('/profile');
  answer();
  await expect(lastingError(page, 'The payment code is wrong')).toBeVisible();
});

/** Opens the sheet of the profile picture, and chooses one. */
async function choosePicture(page: Page): Promise<Locator> {
  await page.goto('/setting');
  await press(page, 'Change profile picture');
  const sheet = page.getByRole('dialog', { name: 'Profile picture' });
  await sheet.getByLabel('Choose picture').setInputFiles(await drawPicture(page, { width: 300, height: 300 }));
  return sheet;
}

/** Asks for a new e-mail address in its sheet, and types the code that was sent to it. */
async function typeEmailCode(page: Page): Promise<Locator> {
  await page.goto('/setting');
  await page.getByRole('button', { name: /^Email/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Email' });
  await sheet.getByLabel('New email address').fill('mei@example.com');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await proveIt(page);
  await expect(sheet.getByText(/^Sent to mei@example.com/)).toBeVisible();
  // The step-up sheet goes back in the history; its dialog may be gone before that.
  await expect.poll(() => page.evaluate(() => history.state.overlays?.length)).toBe(1);
  await sheet.getByLabel('Verification code').fill('123456');
  return sheet;
}

test('what is saved after its sheet was closed and opened again leaves the sheet open', async ({
  page,
  faultProxy,
  toasts,
}) => {
  test.slow();
  for (const { prepare, opener, button, call, message } of [
    { prepare: typeName, opener: /^Name/, button: 'Save', call: /user\/profile$/, message: 'Saved' },
    {
      prepare: choosePicture,
      opener: 'Change profile picture',
      button: 'Save picture',
      call: /common\/upload/,
      message: 'Saved',
    },
    {
      prepare: typeEmailCode,
      opener: /^Email/,
      button: 'Confirm',
      call: /verify_contact/,
      message: 'Email address verified',
    },
  ]) {
    const sheet = await prepare(page);
    faultProxy.requests.splice(0);
    const answer = faultProxy.holdAnswers(call);
    await sheet.getByRole('button', { name: button }).click();
    await expect.poll(() => faultProxy.requestsTo(call).length).toBe(1);
    await historyBack(page);
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: opener }).click();
    await expect(sheet).toBeVisible();
    answer();
    await toasts.waitFor(message);
    await nextFrames(page);
    await expect(sheet).toBeVisible();
    faultProxy.reset();
  }
});

test('a language that is saved after its sheet was opened again leaves it open', async ({ page, faultProxy }) => {
  await page.goto('/home');
  const sheet = page.getByRole('dialog');
  await press(page, 'Language');
  const answer = faultProxy.holdAnswers(/set_language/);
  await sheet.getByText('Deutsch').click();
  await expect.poll(() => faultProxy.requestsTo(/set_language/).length).toBe(1);
  await historyBack(page);
  await expect(sheet).toHaveCount(0);
  await press(page, 'Sprache');
  await expect(sheet).toBeVisible();
  await arrive(page, /set_language/, answer);
  await expect(sheet).toBeVisible();
});
