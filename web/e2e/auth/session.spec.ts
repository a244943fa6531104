import type { Page } from '@playwright/test';
import { TOKEN } from '../fixtures/app.ts';
import { signOut } from '../fixtures/auth-forms.ts';
import { applyCode } from '../fixtures/checkout.ts';
import { holdLogin } from '../fixtures/hold-login.ts';
import { gotoAsCustomer, leads, nextFrames } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test.use({ signedIn: true });

const DAY_S = 86_400;

test('[R4.09] [R9.01] when the cookie expires, the customer returns to their input @default', async ({ app, page }) => {
  const amount = page.getByLabel('Amount in dollars');
  await gotoAsCustomer(page, '/withDraw');
  await amount.fill('123.45');
  await expect(app.text(/Valid until/)).toBeVisible();
  // Like the browser after three days, or when the phone's clock jumps ahead.
  await app.context.clearCookies({ name: 'Admin-Token' });
  await amount.fill('123.46');
  await expect(page).toHaveURL('/login?return=%2FwithDraw');
  await app.toasts.waitFor('Please log in first');
  await app.signInTo('/withDraw');
  await expect(amount).toHaveValue('123.46');
  await expect(app.text(/Valid until/)).toBeVisible();
});

test('[B8.06] after a cookie has expired at a link, another customer lands on home', async ({ app, page }) => {
  await app.open('/profile', 'Mei Tanaka');
  // Pending reads of the profile would be refused, and lead to the login before the link does.
  app.faultProxy.intercept(/^\/api\//, { holdUntil: new Promise(() => {}) });
  await app.context.clearCookies({ name: 'Admin-Token' });
  await leads(page.getByRole('link', { name: 'Addresses' }), '/login?return=%2Faddress');
  app.faultProxy.reset();
  await app.signInTo('/home', 'new@meridian.shop', 'new123456');
});

const NOT_LOADED = /^A problem on our side signed you out/;

test('[R4.07] user info that fails to load signs out, says why and keeps the draft @default', async ({ app, page }) => {
  const receiver = page.getByLabel('Recipient');
  await gotoAsCustomer(page, '/addressForm');
  await receiver.fill('Aya Tanaka');
  app.faultProxy.intercept('/api/user/getUserInfo', { addHeader: ['Prefer', 'code=500'] });
  await page.reload();
  // The account is requested twice.
  await page.waitForURL('/login?*');
  await expect(app.text(NOT_LOADED)).toBeVisible();
  // The login does not wait for the logout.
  await expect.poll(() => app.faultProxy.requestsTo(/^\/api\/user\/logout\?lang=zh-cn$/).length).toBe(1);
  await expect.poll(app.token).toBeUndefined();
  app.faultProxy.reset();
  await app.signInTo('/addressForm');
  await expect(receiver).toHaveValue('Aya Tanaka');
});

test('[R4.08] logging out asks, and clears every private answer in every tab @default', async ({ app, page }) => {
  await keepToasts(page);
  await page.goto('/detail/101');
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'Favourite' }).last().click();
  await expect(undo).toBeVisible();
  const profile = await app.openTab('/profile');
  await expect(profile.text('Mei Tanaka')).toBeVisible();
  const other = await app.openTab('/profile');
  await expect(other.text('Mei Tanaka')).toBeVisible();
  await signOut(other.page);
  await expect(other.page).toHaveURL('/home');
  await app.toasts.waitFor('Signed out');
  await expect.poll(app.token).toBeUndefined();
  await expect(other.page.getByText('Mei Tanaka')).toHaveCount(0);
  await expect(profile.page).toHaveURL(/:\d+\/login/);
  await expect(profile.page.getByText('Mei Tanaka')).toHaveCount(0);
  // Whoever signs in next cannot undo what was done before.
  await expect(undo).toHaveCount(0);
});

test('[R4.09] several HTTP 401 at once show one message, and one login @default', async ({ app, page, toasts }) => {
  // While the login loads, the profile is still there, and repeats its reads without a token.
  const login = Promise.withResolvers<void>();
  const askedAgain = page.waitForResponse(
    (response) => /\/api\/(order|user)\//.test(response.url()) && !('token' in response.request().headers()),
  );
  await app.open('/home', 'Popular products');
  // All calls are under way before the first is refused.
  const refused = Promise.withResolvers<void>();
  const asked: string[] = [];
  app.faultProxy.intercept(({ path, headers }) => {
    if (path.startsWith('/assets/login-')) return { holdUntil: login.promise };
    if (headers['token'] !== TOKEN) return;
    asked.push(path);
    return { holdUntil: refused.promise };
  });
  await app.control.addFault({ kind: 'unauthorized' });
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  // The reads of the home page, and the profile's own, may come before the profile is there.
  await expect.poll(() => asked).toContain('/api/order/counts');
  await expect(page.locator('[data-screen="/profile"]')).toBeVisible();
  refused.resolve();
  await (await askedAgain).finished();
  login.resolve();
  await expect(page).toHaveURL('/login?return=%2Fprofile');
  await expect.poll(() => toasts.messages).toContain('Please log in first');
  await expect.poll(app.token).toBeUndefined();
  expect(toasts.messages).toEqual(['Please log in first']);
});

test('[R4.09] [B8.06] only its own customer resumes an expired session @default', async ({ app, page, control }) => {
  const expire = async () => {
    await page.goto('/setting');
    // The account has loaded, so the fault strikes the next load, not this one.
    await expect(app.text('Mei Tanaka')).toBeVisible();
    await control.addFault({ kind: 'unauthorized', on: 'getUserInfo', times: 1 });
    await page.reload();
    await expect(page).toHaveURL('/login?return=%2Fsetting');
  };
  await expire();
  await app.signInTo('/setting');
  await expire();
  await page.reload();
  await app.signInTo('/home', 'new@meridian.shop', 'new123456');
});

test('[R4.06] [R5.01] [R7.03] [R9.01] the password can be shown, the token lasts three days, and user info is read with it @default', async ({
  app,
  page,
  faultProxy,
}) => {
  await app.dropSession();
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret');
  await app.signInTo('/home');
  const cookies = await app.context.cookies();
  const token = cookies.find(({ name }) => name === 'Admin-Token');
  expect(token?.path).toBe('/');
  const lasts = (token?.expires ?? 0) - Date.now() / 1000;
  expect(lasts).toBeGreaterThan(3 * DAY_S - 60);
  expect(lasts).toBeLessThanOrEqual(3 * DAY_S);
  // Sent during the screen change, which may be visible earlier.
  await expect.poll(() => faultProxy.requestsTo('/api/user/getUserInfo').length).toBeGreaterThan(0);
  const calls = faultProxy.requestsTo(/^\/api\//);
  const login = calls.findIndex(({ path }) => path === '/api/user/login');
  const info = calls.findIndex(({ path }) => path === '/api/user/getUserInfo');
  expect(login).toBeGreaterThan(-1);
  expect(info).toBeGreaterThan(login);
  expect(calls[info]?.headers['token']).toBe(token?.value);
});

test.describe('with Chinese saved', () => {
  test.use({ savedLocale: 'zh-CN' });

  test('[R4.10] the account’s language becomes the page’s, in all its parts @default', async ({ page, context }) => {
    await page.goto('/orderInfo/9003');
    await expect(page.getByRole('heading', { name: 'Shipped', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const saved = async () => (await context.cookies()).find(({ name }) => name === 'Local_Lang')?.value;
    await expect.poll(saved).toBe('en');
  });

  test('a customer whose language fails to load gets it on the next visit', async ({ app, page, faultProxy }) => {
    let asked = 0;
    faultProxy.intercept(({ path }) => {
      if (!path.startsWith('/assets/initial-')) return undefined;
      asked += 1;
      // The first request is that of the page.
      return asked === 1 ? undefined : 'cut';
    });
    await page.goto('/profile');
    await app.toasts.waitFor('无法加载该语言，请重试。');
    await expect(app.text('Tanaka Mei')).toBeVisible();
    expect(faultProxy.requestsTo('/api/user/logout')).toHaveLength(0);
    faultProxy.reset();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(app.text('Mei Tanaka')).toBeVisible();
  });
});

/** Screens with a quote: what ends their session, and the figure that stays while the login loads. */
const quoted = [
  {
    path: '/bag',
    figure: '$198.40',
    on: 'updateCartLine',
    press: (page: Page) => page.getByRole('textbox', { name: 'Quantity' }).first().fill('3'),
    asks: /^\/api\/(order\/preview|cart\/list)/,
  },
  {
    path: '/checkout?lines=501,502',
    figure: '$198.40',
    on: 'quoteOrder',
    press: (page: Page) => applyCode(page, 'WELCOME10'),
    asks: '/api/order/preview',
  },
  {
    path: '/withDraw?amount=300.00&payee=6301',
    figure: '$295.50',
    on: 'quoteWithdrawal',
    press: async (page: Page) => {
      await page.getByLabel('Amount in dollars').fill('200');
      await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
    },
    asks: '/api/user/extract_quote',
  },
];
test('[R4.09] when the session ends, the figures of a quote stay until the login comes', async ({ openApp }) => {
  test.slow();
  for (const { path, figure, on, press, asks } of quoted)
    await test.step(path, async () => {
      // Each on its own device, which has no login code yet.
      const { page, faultProxy, control, text, token, signIn } = await openApp({ signedIn: true });
      const releaseLogin = holdLogin(faultProxy);
      await gotoAsCustomer(page, path);
      await expect(text(figure)).toBeVisible();
      await control.addFault({ kind: 'unauthorized', on, times: 1 });
      await press(page);
      await expect.poll(token).toBeUndefined();
      await nextFrames(page);
      await expect(text(figure)).toBeVisible();
      await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
      releaseLogin();
      await expect(page.getByLabel('Account')).toBeVisible();
      // Only a visitor's quote could fail.
      expect(faultProxy.requestsTo(asks).filter(({ headers }) => headers['token'] === undefined)).toEqual([]);
      await signIn();
      await expect.poll(() => faultProxy.requestsTo(asks).at(-1)?.headers['token']).not.toBe(TOKEN);
    });
});
