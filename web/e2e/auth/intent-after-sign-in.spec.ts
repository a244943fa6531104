// A visitor's intent is carried out once after signing in, and otherwise never.
import type { Page } from '@playwright/test';
import { callApi } from '../fixtures/api.ts';
import { type App, TOKEN } from '../fixtures/app.ts';
import { fillIn, newAccount, prepareRegistration } from '../fixtures/auth-forms.ts';
import { backTo, leads, nextFrames, pushPath } from '../fixtures/navigation.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

const chooseInk = async (page: Page) => {
  await page.goto('/detail/101/1');
  await leads(page.getByRole('button', { name: 'Ink', exact: true }), '/detail/101/1?sku=1012');
};
/** The product's heart, the intent of these journeys. */
const LIKE = 'Favourite: Aria 2 over-ear headphones, 40 h battery';
const likes = async (app: App, token?: string) => {
  const { list } = await callApi<{ list: { product: { id: number } }[] }>(
    app,
    'user/like_list?limit=50',
    undefined,
    token,
  );
  return list.map(({ product }) => product.id);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const tapTwice = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().dblclick();
const speak = async (page: Page, button: string, language: string) => {
  await press(page, button);
  await page.getByRole('dialog').getByText(language).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

test('[R2.09] a favourite is added once after signing in, whatever happens before @default', async ({ app, page }) => {
  expect(await likes(app, TOKEN)).not.toContain(101);
  await page.goto('/home');
  await chooseInk(page);
  // By keyboard, since the later taps at the same place are a separate double tap.
  await page.getByRole('button', { name: LIKE }).first().press('Enter');
  await app.toasts.waitFor('Please log in first');
  await expect(page).toHaveURL('/login?return=%2Fdetail%2F101%2F1%3Fsku%3D1012');
  // Going back and pressing again is one intent, and so is a double tap.
  await backTo(page, '/detail/101/1?sku=1012');
  await tapTwice(page, LIKE);
  await expect(page).toHaveURL('/login?return=%2Fdetail%2F101%2F1%3Fsku%3D1012');
  await app.signIn('demo@meridian.shop', 'not-this-one');
  await expect(page.getByRole('alert').filter({ hasText: 'wrong' }).first()).toBeVisible();
  await page.reload();
  await speak(page, 'Language', '简体中文');
  await speak(page, '语言', 'English');
  await app.signInTo('/detail/101/1?sku=1012');
  await app.toasts.waitFor('Added to your favourites');
  expect(app.faultProxy.requestsTo('/api/product/like').length).toBe(1);
  expect(await likes(app)).toContain(101);
  // Back leads to the screen before the login, without a trace of the two taps.
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible();
  expect(app.faultProxy.requestsTo('/api/product/like').length).toBe(1);
});

test('[R2.09] registering carries out the pending intent, which can be undone', async ({ app, page, faultProxy }) => {
  await keepToasts(page);
  await chooseInk(page);
  await press(page, LIKE);
  await page.getByRole('link', { name: 'Create account' }).click();
  await prepareRegistration(app);
  await fillIn(page, newAccount);
  await tapTwice(page, 'Create account');
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await app.toasts.waitFor('Added to your favourites');
  expect([
    faultProxy.requestsTo('/api/user/register').length,
    faultProxy.requestsTo('/api/product/like').length,
  ]).toEqual([1, 1]);
  expect(await likes(app)).toEqual([101]);
  await press(page, 'Undo');
  await expect(page.getByRole('button', { name: LIKE }).first()).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => likes(app)).toEqual([]);
});

test('[R2.09] leaving the login drops the pending intent, and a later login adds nothing', async ({ app, page }) => {
  await chooseInk(page);
  await press(page, LIKE);
  await expect(page).toHaveURL(/:\d+\/login/);
  // An intent runs some time after the login, but whether one is stored can be checked at once.
  const waiting = () => page.evaluate(() => sessionStorage.getItem('meridian.intent'));
  await expect.poll(waiting).toContain('101');
  // Until the login is drawn, the product is visible, with a button of the same name that leads elsewhere.
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
  await press(page, 'Back');
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await page.goto('/notification');
  await expect(page).toHaveURL('/login?return=%2Fnotification');
  await expect.poll(waiting).toBeNull();
  await app.signInTo('/notification');
  await app.toasts.waitFor('Signed in');
  expect(app.faultProxy.requestsTo('/api/product/like').length).toBe(0);
});

test('[R2.09] signing in in another tab carries out this tab’s pending intent once', async ({ app, page }) => {
  await chooseInk(page);
  await press(page, LIKE);
  await expect(page).toHaveURL(/:\d+\/login/);
  const other = await app.openTab('/login');
  await other.signInTo('/home');
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  await app.toasts.waitFor('Added to your favourites');
  await page.reload();
  await expect(app.text('Add to bag')).toBeVisible();
  expect(app.faultProxy.requestsTo('/api/product/like').length).toBe(1);
});

test('a pending purchase does not lead away a customer who has moved on', async ({ page, app, faultProxy, toasts }) => {
  await chooseInk(page);
  await press(page, 'Buy now');
  const release = faultProxy.holdRequests('/api/user/getUserInfo');
  await app.signInTo('/detail/101/1?sku=1012');
  await pushPath(page, '/home');
  release();
  await toasts.waitFor('Signed in');
  await nextFrames(page);
  await expectAllAnswered(page);
  await nextFrames(page);
  await expect(page).toHaveURL('/home');
});

test('[R2.09] a pending purchase opens the checkout even if the browser goes back late', async ({ app, page }) => {
  await chooseInk(page);
  await press(page, 'Buy now');
  await expect(page.getByRole('textbox', { name: 'Account' })).toBeVisible();
  await page.evaluate(() => {
    const { back } = history;
    const goBackLate = () => {
      history.back = back;
      history.back();
    };
    history.back = () => Object.assign(window, { goBackLate });
  });
  await app.signIn();
  await app.toasts.waitFor('Signed in');
  // Until then, the code of the intent may be loading.
  await nextFrames(page);
  await expectAllAnswered(page);
  await nextFrames(page);
  await page.evaluate(() => Reflect.get(window, 'goBackLate')());
  await expect(page).toHaveURL('/checkout?product=101&sku=1012&quantity=1');
  await backTo(page, '/detail/101/1?sku=1012');
});

test('[R2.09] follow and buy-now are pending intents too; a follow can be undone', async ({ app, page }) => {
  await keepToasts(page);
  await page.goto('/shop/5');
  const follow = page.getByRole('button', { name: /^Follow/ }).first();
  await follow.dblclick();
  await app.signIn();
  await app.toasts.waitFor('Following the shop');
  await expect(follow).toHaveText('Following');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(follow).toHaveText('Follow');
  await expect.poll(() => app.faultProxy.requestsTo('/api/shop/follow').length).toBe(2);

  await app.dropSession();
  await page.goto('/detail/101/1?sku=1012');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Buy now' }).dblclick();
  await app.signInTo('/checkout?product=101&sku=1012&quantity=2');
  await page.goBack();
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  expect(app.faultProxy.requestsTo('/api/cart/add').length).toBe(0);
});
