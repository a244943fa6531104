import { expect, test } from 'vitest';
import { isOn, tabTo } from './keyboard.ts';
import { eventually, hears, openShop, reaches, sees } from './shop.ts';

test('the keyboard alone registers, keeps and removes a favourite, changes the language and signs out', {
  timeout: 120_000,
}, async () => {
  const shop = await openShop({ remembers: true, reducedMotion: 'reduce' });
  const { keyboard } = shop.page;
  await shop.go('/login');
  await sees(shop, 'Welcome to Meridian');
  await tabTo(shop, 'Create an account');
  await keyboard.press('Enter');
  await sees(shop, 'With the country code first.');
  for (const [label, words] of [
    ['Given name', 'Lena'],
    ['Family name', 'Berg'],
    ['E-mail', 'lena.berg@example.com'],
    ['Mobile number', '+49 151 12345678'],
  ] as const) {
    await tabTo(shop, label);
    await keyboard.type(words);
  }
  await tabTo(shop, 'Send the code');
  await keyboard.press('Enter');
  // The code is typed as soon as it has come.
  await isOn(shop, 'Verification code');
  await keyboard.type('123456');
  for (const label of ['New password', 'The same password again']) {
    await tabTo(shop, label);
    await keyboard.type('quiet-harbour-7');
  }
  await tabTo(shop, /^I agree/);
  await keyboard.press('Space');
  await tabTo(shop, 'terms of use');
  await keyboard.press('Enter');
  await shop.page.getByRole('dialog', { name: 'Terms of use' }).waitFor();
  await keyboard.press('Escape');
  await isOn(shop, 'terms of use');
  await tabTo(shop, 'Create the account');
  await keyboard.press('Enter');
  await reaches(shop, '/home');

  // Typed: from home the tabs stand behind every product.
  await shop.go('/profile');
  await sees(shop, 'Lena Berg');
  await tabTo(shop, 'Favourites');
  await keyboard.press('Enter');
  await sees(shop, 'No favourite product yet.');
  await tabTo(shop, 'Go to Explore');
  await keyboard.press('Enter');
  await sees(shop, /^\d+ products$/);
  await tabTo(shop, 'Favourite');
  await keyboard.press('Enter');
  const pressed = shop.page.getByRole('button', { name: 'Favourite', pressed: true });
  await eventually(() => pressed.count()).toBe(1);
  await shop.page.goBack();
  await shop.page.getByRole('tab', { name: 'Products 1' }).waitFor();
  // The focus came back to the way on from an empty list, which the list then took the place of.
  await tabTo(shop, 'Edit', { back: true });
  await keyboard.press('Enter');
  await tabTo(shop, /^Choose /);
  await keyboard.press('Space');
  await tabTo(shop, 'Remove 1');
  await keyboard.press('Enter');
  await sees(shop, '1 removed');
  await shop.page.goBack();

  await sees(shop, 'Lena Berg');
  await tabTo(shop, /^Language/);
  await keyboard.press('Enter');
  await sees(shop, 'Français');
  await tabTo(shop, /^English/);
  await keyboard.press('ArrowDown');
  await hears(shop, '修改成功');
  await shop.page.goBack();
  await sees(shop, 'Berg Lena');
  await tabTo(shop, '退出登录');
  await keyboard.press('Enter');
  await shop.page.getByRole('dialog').waitFor();
  await tabTo(shop, '退出登录');
  await keyboard.press('Enter');
  await reaches(shop, '/home');
  expect((await shop.context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false);
  expect(shop.complaints).toEqual([]);
});
