import { expect, test } from 'vitest';
import { field, fill, newcomer, press } from './form-fields.ts';
import { eventually, hears, openShop, reaches, type Shop, sees } from './shop.ts';

/** Fills in everything but the code. */
async function introduce(shop: Shop): Promise<void> {
  const { 'Verification code': _code, ...rest } = newcomer;
  await fill(shop, rest);
  await shop.page.getByRole('checkbox').check();
}

async function register(shop: Shop): Promise<void> {
  await introduce(shop);
  await press(shop, 'Send the code');
  await sees(shop, 'Sent to lena.berg@example.com. It is good for 10 minutes.');
  await field(shop, 'Verification code').fill('123456');
  await press(shop, 'Create the account');
}

test('[R8.04] [R2.09] a visitor opens an account, is signed in, and reaches what they had asked for', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/notification');
  await reaches(shop, '/login?return=%2Fnotification');
  await shop.page.getByRole('link', { name: 'Create an account' }).click();
  await reaches(shop, '/register?return=%2Fnotification');
  await register(shop);
  await hears(shop, 'Account created');
  await reaches(shop, '/notification');
  await sees(shop, 'Welcome to Meridian');
  expect((await shop.context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(true);
  expect(shop.complaints).toEqual([]);
});

test('[R5.02] [R5.03] a rule is told at its field when it is left, and taken back as soon as it is kept', async () => {
  const shop = await openShop();
  await shop.go('/register');
  const wrong = [
    ['E-mail', 'lena@', 'This is not an e-mail address', 'lena@example.com'],
    ['Mobile number', '12', /This is not a mobile number/, '+4915112345678'],
    ['New password', '12345', 'At least 6 characters', 'quiet-harbour-7'],
    ['The same password again', 'quiet', 'Passwords do not match', 'quiet-harbour-7'],
  ] as const;
  for (const [label, typed, words, right] of wrong) {
    await field(shop, label).fill(typed);
    expect(await shop.page.getByRole('alert').count()).toBe(0);
    await field(shop, label).blur();
    await shop.page.getByRole('alert').filter({ hasText: words }).waitFor();
    expect(await field(shop, label).getAttribute('aria-invalid')).toBe('true');
    await field(shop, label).fill(right);
    await eventually(() => shop.page.getByRole('alert').count()).toBe(0);
  }
});

test('[R5.03] another password makes the confirmation wrong again', async () => {
  const shop = await openShop();
  await shop.go('/register');
  await field(shop, 'New password').fill('quiet-harbour-7');
  await field(shop, 'The same password again').fill('quiet-harbour-7');
  await field(shop, 'New password').fill('quiet-harbour-8');
  await sees(shop, 'Passwords do not match');
});

test.each([
  ['email_taken', 'E-mail', 'This e-mail address is already in use'],
  ['mobile_taken', 'Mobile number', 'This mobile number is already in use'],
  ['code_wrong', 'Verification code', 'The verification code is wrong'],
  ['code_expired', 'Verification code', 'The verification code has expired'],
] as const)(
  'what the server refuses as %s stands at the field “%s”, and nothing typed is lost',
  async (name, label, words) => {
    const shop = await openShop();
    shop.front.obey(({ path }) =>
      path === '/api/user/register' ? { header: ['Prefer', `example=${name}`] } : undefined,
    );
    await shop.go('/register');
    await register(shop);
    await shop.page.getByRole('alert').filter({ hasText: words }).waitFor();
    expect(await field(shop, label).getAttribute('aria-invalid')).toBe('true');
    await eventually(() => field(shop, label).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field(shop, 'New password').inputValue()).toBe('quiet-harbour-7');
    expect(await field(shop, 'Given name').inputValue()).toBe('Lena');
  },
);

test('the wait for the next code runs on the server’s clock, however wrong the device’s is', async () => {
  const shop = await openShop();
  await shop.page.clock.install({ time: new Date('2031-05-05T05:05:05Z') });
  await shop.go('/register');
  await field(shop, 'E-mail').fill('lena.berg@example.com');
  await press(shop, 'Send the code');
  await sees(shop, /Again in (1:00|0:5\d)/);
  await shop.page.clock.runFor(61_000);
  await sees(shop, 'Send again');
  // The wait is the address's: another one can have its code at once.
  await field(shop, 'E-mail').fill('other@example.com');
  await sees(shop, 'Send the code');
});

test('no code is asked for before there is an address to send it to', async () => {
  const shop = await openShop();
  await shop.go('/register');
  await press(shop, 'Send a text message instead');
  await press(shop, 'Send the code');
  await sees(shop, 'Enter your mobile number');
  expect(shop.front.requests.some(({ path }) => path === '/api/common/send_code')).toBe(false);
});

test('the terms open over the form, lead nowhere else, and tick nothing', async () => {
  const shop = await openShop();
  await shop.go('/register');
  await field(shop, 'Given name').fill('Lena');
  await press(shop, 'terms of use');
  const sheet = shop.page.getByRole('dialog', { name: 'Terms of use' });
  await sheet.getByText('These terms are the agreement').click();
  await sheet.getByText(/^In force since/).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await eventually(() => shop.page.getByRole('dialog').count()).toBe(0);
  expect(await shop.page.getByRole('checkbox').isChecked()).toBe(false);
  expect(await field(shop, 'Given name').inputValue()).toBe('Lena');
  await press(shop, 'Create the account');
  await sees(shop, 'Please agree to the terms to open an account');
});

test('a legal text is shown without what could run or lead astray in it', async () => {
  const shop = await openShop();
  const html =
    '<h3 onclick="alert(1)">Rules</h3><script>document.title = "taken"</script><p style="color: red">Read <a href="javascript:alert(1)">this</a>, <a href="//evil.example">that</a> and <a href="/help" onclick="alert(1)">the rest</a>.</p><iframe src="https://evil.example"></iframe><img src="/x" onerror="alert(1)">';
  const list = [{ id: 1, code: 'terms', title: 'Terms of use', version_date: '2026-09-01', html }];
  const body = JSON.stringify({ code: 1, msg: 'Done', time: '1795168800', data: { list } });
  shop.front.obey(({ path }) => (path === '/api/user/law' ? { status: 200, body } : undefined));
  await shop.go('/register');
  await press(shop, 'terms of use');
  const text = shop.page.locator('dialog .prose');
  await text.getByText('Read this, that and the rest.').waitFor();
  expect(await text.innerHTML()).toBe('<h3>Rules</h3><p>Read this, that and <a href="/help">the rest</a>.</p>');
  expect(await shop.page.title()).toBe('Create an account · Meridian');
});

test('the help opens without a login, finds an answer, and its links lead to screens of the shop', async () => {
  const shop = await openShop();
  await shop.go('/register');
  await press(shop, 'Help');
  const sheet = shop.page.getByRole('dialog', { name: 'Help' });
  await sheet.getByLabel('Search the help').fill('forgotten password');
  await sheet.getByText('I have forgotten my password. What now?').click();
  await sheet.getByRole('link', { name: 'Forgotten password' }).click();
  await reaches(shop, '/forgotPassword');
  await sees(shop, 'Whose password is it?');
});

test('a customer who opens the registration is sent on', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/register?return=/register');
  await reaches(shop, '/home');
});
