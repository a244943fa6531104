import { expect, test } from 'vitest';
import { field, press } from './form-fields.ts';
import { hears, openShop, reaches, type Shop, sees, signIn } from './shop.ts';

const ACCOUNT = 'demo@meridian.shop';
const NEW = 'quiet-harbour-7';

async function askForCode(shop: Shop, account = ACCOUNT): Promise<void> {
  await field(shop, 'E-mail or mobile number').fill(account);
  await press(shop, 'Send the code');
  await sees(shop, 'Choose a new password');
}

async function setPassword(shop: Shop, password = NEW): Promise<void> {
  await field(shop, 'New password').fill(password);
  await field(shop, 'The same password again').fill(password);
}

const hasToken = async (shop: Shop) => (await shop.context.cookies()).some(({ name }) => name === 'Admin-Token');

test('[R8.04] a forgotten password is set anew with a code, and the login says so', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/forgotPassword');
  await askForCode(shop);
  await field(shop, 'Verification code').fill('123456');
  await setPassword(shop);
  await press(shop, 'Set the new password');
  await hears(shop, 'Changed');
  await reaches(shop, '/login?after=password');
  await sees(shop, /Your new password is set, and you are signed out on every device/);
  await signIn(shop, ACCOUNT, NEW);
  await hears(shop, 'Signed in');
  await reaches(shop, '/home');
});

test('[R4.08] a completed reset clears the token, the user info and every private answer', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/profile');
  await sees(shop, 'Mei Tanaka');
  await shop.go('/changePassword');
  await shop.page.getByRole('link', { name: 'Forgot the password' }).click();
  await askForCode(shop);
  await field(shop, 'Verification code').fill('123456');
  await setPassword(shop);
  await press(shop, 'Set the new password');
  await reaches(shop, '/login?after=password');
  expect(await hasToken(shop)).toBe(false);
  // Without a reload between the two: what the next customer sees is their own.
  await signIn(shop, 'new@meridian.shop', 'new123456');
  await reaches(shop, '/home');
  await shop.page.getByRole('link', { name: 'Profile' }).click();
  await sees(shop, /^Jules /);
  expect(await shop.page.getByText('Mei Tanaka').count()).toBe(0);
});

test('[R4.08] [R8.04] who changes the password is signed out and told why', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/changePassword');
  await field(shop, 'Password you use now').fill('demo123456');
  await setPassword(shop);
  await press(shop, 'Change the password');
  await hears(shop, 'Changed');
  await reaches(shop, '/login?after=password');
  await sees(shop, /you are signed out on every device/);
  expect(await hasToken(shop)).toBe(false);
  await signIn(shop, ACCOUNT, NEW);
  await reaches(shop, '/home');
});

test('[R5.03] the new password must differ from the old one, be typed twice and have six characters', async () => {
  const shop = await openShop({ customer: true });
  await shop.go('/changePassword');
  await field(shop, 'Password you use now').fill('demo123456');
  await setPassword(shop, 'demo123456');
  await press(shop, 'Change the password');
  await sees(shop, 'The new password must differ from the old one');
  await field(shop, 'New password').fill('12345');
  await sees(shop, 'At least 6 characters');
  await sees(shop, 'Passwords do not match');
  expect(shop.front.requests.some(({ path }) => path === '/api/user/resetpwd')).toBe(false);
});

test('a wrong old password is told at its field; five of them say how long to wait', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/changePassword');
  await setPassword(shop);
  for (const guess of ['a', 'b', 'c', 'd', 'e']) {
    await field(shop, 'Password you use now').fill(guess);
    await press(shop, 'Change the password');
    await hears(shop, 'The current password is wrong');
    await shop.page.getByRole('alert').filter({ hasText: 'The current password is wrong' }).waitFor();
  }
  await field(shop, 'Password you use now').fill('demo123456');
  await press(shop, 'Change the password');
  await sees(shop, /You can try again in 1[45]:\d\d\./);
  expect(await field(shop, 'New password').inputValue()).toBe(NEW);
});

test('a visitor is told what changing a password needs, and where a forgotten one is reset', async () => {
  const shop = await openShop();
  await shop.go('/changePassword');
  await sees(shop, 'Changing a password needs the old one and a signed-in account.');
  expect(await shop.page.locator('form').count()).toBe(0);
  await shop.page.getByRole('link', { name: 'Reset the password' }).click();
  await reaches(shop, '/forgotPassword');
  await sees(shop, 'Whose password is it?');
});

test('nothing on the way tells whether an account exists', async () => {
  const said: string[] = [];
  for (const account of [ACCOUNT, 'nobody@example.com']) {
    const shop = await openShop({ remembers: true });
    await shop.go('/forgotPassword');
    await askForCode(shop, account);
    await field(shop, 'Verification code').fill('000000');
    await setPassword(shop);
    await press(shop, 'Set the new password');
    await shop.page.getByRole('alert').filter({ hasText: 'The verification code is wrong' }).waitFor();
    const text = await shop.page.locator('main form').innerText();
    said.push(text.replace(account, '…').replace(/\d:\d\d/, 'm:ss'));
  }
  expect(said[1]).toBe(said[0]);
});

test('a wrong password and an unknown account read the same; too many tries say how long to wait', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/login');
  for (const account of [ACCOUNT, 'nobody@example.com']) {
    await signIn(shop, account, 'wrong-one');
    // The words of the first try may stand there still: the toast is each try's own.
    await hears(shop, 'The account or the password is wrong');
    await shop.page.getByRole('alert').filter({ hasText: 'The account or the password is wrong' }).waitFor();
  }
  shop.front.obey(({ path }) =>
    path === '/api/user/login' ? { header: ['Prefer', 'example=too_many_attempts'] } : undefined,
  );
  await signIn(shop, ACCOUNT, 'wrong-two');
  await sees(shop, /You can try again in \d+:\d\d\./);
});
