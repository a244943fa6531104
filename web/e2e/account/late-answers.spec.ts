// A slow answer to a screen or sheet that was left shows its outcome, but does not navigate.
import type { Locator, Page } from '@playwright/test';
import { fillInAddress } from '../fixtures/address-form.ts';
import { errorToast, field, fillIn, press, proveIt } from '../fixtures/auth-forms.ts';
import { cartRow, openCart, quantityOf } from '../fixtures/cart.ts';
import { leaveUnanswered } from '../fixtures/faults.ts';
import { backTo, expectArrival, holdStep, nextFrames, openFrom, openSheet } from '../fixtures/navigation.ts';
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

test('an address saved after its form was left shows a toast, and leads nowhere', async ({ app, page }) => {
  await openFrom(page, '/profile', '/address');
  await press(page, 'Add address');
  await fillInAddress(page);
  await press(page, 'Home');
  const answer = await leaveUnanswered(app, /address_add/, () => press(page, 'Save address'));
  await press(page, 'Leave and keep draft');
  await expect(page).toHaveURL('/address');
  await expect(addresses(page)).toBeVisible();
  const steps = await recordSteps(page);
  answer();
  await app.toasts.waitFor('Saved');
  await expect(addresses(page)).toContainText('Kenji Tanaka');
  expect(await steps()).toEqual([]);
});

/** Opens the form of an address, by way of the profile. Returns the button that deletes it, in a sheet. */
async function openForm(page: Page): Promise<Locator> {
  await openFrom(page, '/profile', '/address');
  await page.getByRole('link', { name: 'Edit 4-1 Umeda' }).click();
  return page.getByRole('dialog').getByRole('button', { name: 'Delete address' });
}

test('an address is deleted from its form once, even if pressed again meanwhile', async ({ app, page }) => {
  const confirm = await openForm(page);
  // Deleting the address drops the draft without a question.
  await fillIn(page, { Recipient: 'Aya' });
  await press(page, 'Delete address');
  await confirm.focus();
  const step = await holdStep(page);
  await confirm.press('Enter');
  await app.toasts.waitFor('Deleted');
  await step.isHeld();
  await nextFrames(page);
  await confirm.press('Enter');
  await step.take();
  await expect(page).toHaveURL('/address');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  expect(app.faultProxy.requestsTo(/address_del/)).toHaveLength(1);
});

test('an address deleted after its form was left shows a toast, and leads nowhere', async ({ app, page }) => {
  const confirm = await openForm(page);
  await press(page, 'Delete address');
  const answer = await leaveUnanswered(app, /address_del/, () => confirm.click());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await backTo(page, '/address');
  await expect(addresses(page)).toBeVisible();
  const steps = await recordSteps(page);
  answer();
  await app.toasts.waitFor('Deleted');
  await expect(addresses(page)).not.toContainText('4-1 Umeda');
  expect(await steps()).toEqual([]);
});

/** Opens the form of the payment code from another screen, and fills it in. */
async function fillInCodes(page: Page, before: string, form: string, current: string): Promise<void> {
  await openFrom(page, '/profile', before, form);
  await expect(field(page, 'New payment code')).toBeVisible();
  const [code, name] = ['739105', 'payment code'];
  await fillIn(page, { [`Current ${name}`]: current, [`New ${name}`]: code, [`Confirm ${name}`]: code });
}

test('a payment code changed after its form was left only shows a toast', async ({ app, page }) => {
  await fillInCodes(page, '/passwords', '/changePayPwd?return=%2Fpayment%3Forder%3D9001', '246810');
  const answer = await leaveUnanswered(app, /resetPay/, () => press(page, 'Change payment code'));
  await expect(page).toHaveURL('/passwords');
  await expectArrival(page);
  const steps = await recordSteps(page);
  answer();
  await app.toasts.waitFor('Changed');
  await expect(page).toHaveURL('/passwords');
  expect(await steps()).toEqual([]);
});

test('[B8.05] a wrong payment code says so in a toast after its form was left', async ({ app, page }) => {
  await keepToasts(page);
  await fillInCodes(page, '/passwords', '/changePayPwd', '111111');
  const answer = await leaveUnanswered(app, /verify_pay/, () => press(page, 'Change payment code'));
  await expect(page).toHaveURL('/passwords');
  answer();
  // Not the short one beside an error on the screen.
  const lasting = errorToast(page).and(page.locator(':not([aria-hidden=true])'));
  await expect(lasting.filter({ hasText: 'The payment code is wrong' })).toBeVisible();
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

test('a code sent after the reset of the password was left leads nowhere', async ({ app, page }) => {
  await app.dropSession();
  await openFrom(page, '/login', '/forgotPassword');
  await fillIn(page, { 'Email or mobile number': 'demo@meridian.shop' });
  const answer = await leaveUnanswered(app, /send_code/, () => press(page, 'Send code'));
  await expect(field(page, 'Password')).toBeVisible();
  await arrive(page, /send_code/, answer);
  await expect(page).toHaveURL('/login');
});

/** Opens the sheet of the name, and changes it. */
async function typeName(page: Page): Promise<Locator> {
  await page.goto('/setting');
  const sheet = await openSheet(page.getByRole('button', { name: /^Name/ }), 'Name');
  await sheet.getByLabel('Given name').fill('Mai');
  return sheet;
}

/** Opens the sheet of the profile picture, and chooses one. */
async function choosePicture(page: Page): Promise<Locator> {
  await page.goto('/setting');
  const sheet = await openSheet(page.getByRole('button', { name: 'Change profile picture' }), 'Profile picture');
  await sheet.getByLabel('Choose picture').setInputFiles(await drawPicture(page, { width: 300, height: 300 }));
  return sheet;
}

/** Asks for a new e-mail address in its sheet, and types the code that was sent to it. */
async function typeEmailCode(page: Page): Promise<Locator> {
  await page.goto('/setting');
  const sheet = await openSheet(page.getByRole('button', { name: /^Email/ }), 'Email');
  await sheet.getByLabel('New email address').fill('mei@example.com');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await proveIt(page);
  await expect(sheet.getByText(/^Sent to mei@example.com/)).toBeVisible();
  // The step-up sheet goes back in the history; its dialog may be gone before that.
  await expect.poll(() => page.evaluate(() => history.state.overlays?.length)).toBe(1);
  await sheet.getByLabel('Verification code').fill('123456');
  return sheet;
}

test('what is saved after its sheet was closed and opened again leaves it open', async ({ app, page, faultProxy }) => {
  test.slow();
  for (const [prepare, opener, button, call, told] of [
    [typeName, /^Name/, 'Save', /user\/profile$/, 'Saved'],
    [choosePicture, 'Change profile picture', 'Save picture', /common\/upload/, 'Saved'],
    [typeEmailCode, /^Email/, 'Confirm', /verify_contact/, 'Email address verified'],
  ] as const) {
    const sheet = await prepare(page);
    const answer = await leaveUnanswered(app, call, () => sheet.getByRole('button', { name: button }).click());
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: opener }).click();
    await expect(sheet).toBeVisible();
    answer();
    await app.toasts.waitFor(told);
    await nextFrames(page);
    await expect(sheet).toBeVisible();
    faultProxy.reset();
  }
});

test('a language that is saved after its sheet was opened again leaves it open', async ({ app, page }) => {
  await page.goto('/home');
  const sheet = page.getByRole('dialog');
  await press(page, 'Language');
  const answer = await leaveUnanswered(app, /set_language/, () => sheet.getByText('Deutsch').click());
  await expect(sheet).toHaveCount(0);
  await press(page, 'Sprache');
  await expect(sheet).toBeVisible();
  await arrive(page, /set_language/, answer);
  await expect(sheet).toBeVisible();
});
