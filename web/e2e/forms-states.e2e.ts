// What a form says of itself: what is wrong, where, how often it is sent, and how long to wait.
import { expect, test } from 'vitest';
import {
  alert,
  errorToast,
  field,
  fill,
  hasFocus,
  newcomer,
  prepareRegistration,
  press,
  typed,
} from './form-fields.ts';
import { eventually, openShop, reaches, sees } from './shop.ts';

test.each([
  ['/login', 'Sign in', 'Account', 2],
  ['/register', 'Create the account', 'Given name', 8],
  ['/forgotPassword', 'Send the code', 'E-mail or mobile number', 1],
  ['/changePassword', 'Change the password', 'Password you use now', 3],
] as const)('%s sent empty by Enter: the first wrong field has the focus, readers hear how many', async (...row) => {
  const [path, button, first, wrong] = row;
  const shop = await openShop({ customer: path === '/changePassword', viewport: { width: 390, height: 420 } });
  await shop.go(path);
  await shop.page.getByRole('button', { name: button }).scrollIntoViewIfNeeded();
  await field(shop, first).press('Enter');
  await eventually(() => shop.page.locator('form [aria-invalid=true]').count()).toBe(wrong);
  await eventually(() => hasFocus(shop, first)).toBe(true);
  // Many alerts at once would be read one over the other.
  expect(await alert(shop).count()).toBe(wrong === 1 ? 1 : 0);
  if (wrong > 1) await shop.page.getByRole('status').getByText(`${wrong} fields need another look`).waitFor();
  // With a keyboard over half of the screen the field, its label and what is wrong with it stand clear of the bar.
  await eventually(async () => {
    const bar = await shop.page.locator('header:visible').first().boundingBox();
    const label = await shop.page.locator('form label:visible').first().boundingBox();
    return (label?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
  }).toBeGreaterThanOrEqual(0);
  // Nothing was sent.
  expect(shop.front.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('[R8.01] what the business refuses stands at the field, is echoed by a toast, and read out once', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/login');
  await fill(shop, { Account: 'demo@meridian.shop', Password: 'wrong-one' });
  await press(shop, 'Sign in');
  const echo = shop.page.locator('[data-kind=error][aria-hidden=true]');
  await echo.getByText('The account or the password is wrong').waitFor();
  expect(await alert(shop).allInnerTexts()).toEqual(['The account or the password is wrong']);
  expect(await typed(shop)).toEqual(['demo@meridian.shop', 'wrong-one']);
  // In place it outlives the toast, and speaks the language in use.
  await eventually(() => errorToast(shop).count()).toBe(0);
  expect(await alert(shop).count()).toBe(1);
});

test('a second press and a second Enter send nothing while the first is on its way, and the button keeps its size', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/login');
  await fill(shop, { Account: 'demo@meridian.shop', Password: 'demo123456' });
  const button = shop.page.getByRole('button', { name: 'Sign in' });
  const size = await button.boundingBox();
  const answer = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path === '/api/user/login' ? { until: answer.promise } : undefined));
  await field(shop, 'Password').press('Enter');
  await shop.page.locator('button[aria-busy=true]').waitFor();
  expect(await shop.page.locator('button[aria-busy=true]').boundingBox()).toEqual(size);
  await shop.page.locator('button[aria-busy=true]').click({ force: true });
  await field(shop, 'Password').press('Enter');
  answer.resolve();
  await reaches(shop, '/home');
  expect(shop.front.requests.filter(({ path }) => path === '/api/user/login')).toHaveLength(1);
});

test('the wait after too many tries counts down, and when it has ended the refusal is taken back', async () => {
  const shop = await openShop({ remembers: true });
  await shop.page.clock.install();
  await shop.go('/login');
  const refused = { header: ['Prefer', 'example=too_many_attempts'] as [string, string] };
  shop.front.obey(({ path }) => (path === '/api/user/login' ? refused : undefined));
  await fill(shop, { Account: 'demo@meridian.shop', Password: 'demo123456' });
  await press(shop, 'Sign in');
  await sees(shop, /^You can try again in (1:00|0:5\d)\.$/);
  await shop.page.clock.runFor(61_000);
  await sees(shop, 'You can try again now.');
  expect(await alert(shop).count()).toBe(0);
  shop.front.obey();
  await press(shop, 'Sign in');
  await reaches(shop, '/home');
});

test('what an HTTP 422 names stands at its field in the server’s words, until the field is changed', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/register');
  await prepareRegistration(shop);
  await fill(shop, newcomer);
  const errors = [{ field: 'mobile', message: 'mobile: this country is not served' }];
  const body = JSON.stringify({ code: 422, msg: 'Not as asked', time: '1795168800', data: { errors } });
  shop.front.obey(({ path }) => (path === '/api/user/register' ? { status: 422, body } : undefined));
  await press(shop, 'Create the account');
  await alert(shop).filter({ hasText: 'this country is not served' }).waitFor();
  await eventually(() => hasFocus(shop, 'Mobile number')).toBe(true);
  expect(await errorToast(shop).count()).toBe(0);
  await field(shop, 'Mobile number').fill('+81 90 1234 5678');
  await eventually(() => alert(shop).count()).toBe(0);
});
