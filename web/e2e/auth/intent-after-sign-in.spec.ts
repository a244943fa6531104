// What a visitor was about to do when the login stood in the way is done once after signing in, and else not at all.
import type { Page } from '@playwright/test';
import { fillIn, newAccount, prepareRegistration } from '../fixtures/auth-forms.ts';
import { cartQuantities } from '../fixtures/cart.ts';
import { historyBack } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

const chooseInk = async (page: Page) => {
  await page.goto('/detail/101/1');
  await page.getByRole('button', { name: 'Ink', exact: true }).click();
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const tapTwice = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().dblclick();
const speak = async (page: Page, button: string, language: string) => {
  await press(page, button);
  await page.getByRole('dialog').getByText(language).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('[R2.09] adding to the bag as a visitor is done once after signing in, also after a wrong password, a reload and another language', async ({
  app,
  page,
  faultProxy,
  toasts,
}) => {
  const before = await cartQuantities(app, 'demo-token-7f3a');
  await page.goto('/home');
  await chooseInk(page);
  // By key: the taps at the same place, after turning back, are a double tap of their own.
  await page.getByRole('button', { name: 'Add to bag', exact: true }).press('Enter');
  await toasts.waitFor('Please log in first');
  await expect(page).toHaveURL('/login?return=%2Fdetail%2F101%2F1%3Fsku%3D1012');
  // Turning back and coming again is one wish, and so is a double tap.
  await historyBack(page);
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await tapTwice(page, 'Add to bag');
  await expect(page).toHaveURL('/login?return=%2Fdetail%2F101%2F1%3Fsku%3D1012');
  await app.signIn('demo@meridian.shop', 'not-this-one');
  await expect(page.getByRole('alert').filter({ hasText: 'wrong' }).first()).toBeVisible();
  await page.reload();
  await speak(page, 'Language', '简体中文');
  await speak(page, '语言', 'English');
  await app.signIn();
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await toasts.waitFor('Added to the bag');
  expect(faultProxy.requestsTo('/api/cart/add').length).toBe(1);
  const after = await cartQuantities(app);
  expect(after.get(1012)).toBe((before.get(1012) ?? 0) + 1);
  // Back leads to before the login, and there is no trace of the two taps.
  await historyBack(page);
  await expect(page).toHaveURL('/home');
  const count = [...after.values()].reduce((sum, quantity) => sum + quantity, 0);
  await expect(page.getByRole('link', { name: `Bag (${count})` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: `Bag (${count})` })).toBeVisible();
  expect(faultProxy.requestsTo('/api/cart/add').length).toBe(1);
});

test('[R2.09] registering instead of signing in carries out the pending intent for the new account', async ({
  app,
  page,
  faultProxy,
  toasts,
}) => {
  await chooseInk(page);
  await press(page, 'Add to bag');
  await page.getByRole('link', { name: 'Create account' }).click();
  await prepareRegistration(app);
  await fillIn(page, newAccount);
  await tapTwice(page, 'Create account');
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await toasts.waitFor('Added to the bag');
  expect([faultProxy.requestsTo('/api/user/register').length, faultProxy.requestsTo('/api/cart/add').length]).toEqual([
    1, 1,
  ]);
  expect([...(await cartQuantities(app))]).toEqual([[1012, 1]]);
});

test('[R2.09] leaving the login drops the pending intent: a later login adds nothing', async ({
  app,
  page,
  faultProxy,
  toasts,
}) => {
  await chooseInk(page);
  await press(page, 'Add to bag');
  await expect(page).toHaveURL(/:\d+\/login/);
  // What is done after the login is done some time after it: that nothing waits for it can be told at once.
  const waiting = () => page.evaluate(() => sessionStorage.getItem('meridian.intent'));
  await expect.poll(waiting).toContain('1012');
  // Until the login is drawn, the product is in sight, with a button of the same name that leads elsewhere.
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
  await press(page, 'Back');
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await page.goto('/notification');
  await expect(page).toHaveURL('/login?return=%2Fnotification');
  await expect.poll(waiting).toBeNull();
  await app.signIn();
  await expect(page).toHaveURL('/notification');
  await toasts.waitFor('Signed in');
  expect(faultProxy.requestsTo('/api/cart/add').length).toBe(0);
});

test('[R2.09] signing in in another tab carries out the pending intent of this one, once', async ({
  app,
  page,
  faultProxy,
  toasts,
}) => {
  await chooseInk(page);
  await press(page, 'Add to bag');
  await expect(page).toHaveURL(/:\d+\/login/);
  const other = await app.openTab('/login');
  await other.signIn();
  await expect(other.page).toHaveURL('/home');
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await toasts.waitFor('Added to the bag');
  await page.reload();
  await expect(app.text('Add to bag')).toBeVisible();
  expect(faultProxy.requestsTo('/api/cart/add').length).toBe(1);
});
