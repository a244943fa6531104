import { expectFocusOn, tabTo } from '../fixtures/keyboard.ts';
import { expectArrival } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ reducedMotion: 'reduce' });

test('by keyboard alone, a visitor registers, edits favourites and signs out @default', async ({ app, page }) => {
  test.setTimeout(180_000);
  const { keyboard } = page;
  await app.open('/login', 'Welcome to Meridian');
  await tabTo(page, 'Create account');
  await keyboard.press('Enter');
  await expect(app.text('Start with the country code.')).toBeVisible();
  await expectArrival(page);
  for (const [label, words] of [
    ['Given name', 'Lena'],
    ['Family name', 'Berg'],
    ['Email', 'lena.berg@example.com'],
    ['Mobile number', '+49 151 12345678'],
  ] as const) {
    await tabTo(page, label);
    await keyboard.type(words);
  }
  await tabTo(page, 'Send code');
  await keyboard.press('Enter');
  // Sending the code moves the focus to its field.
  await expectFocusOn(page, 'Verification code');
  await keyboard.type('123456');
  for (const label of ['New password', 'Confirm password']) {
    await tabTo(page, label);
    await keyboard.type('quiet-harbour-7');
  }
  await tabTo(page, /^I agree/);
  await keyboard.press('Space');
  await tabTo(page, 'terms of use');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible();
  await keyboard.press('Escape');
  await expectFocusOn(page, 'terms of use');
  await tabTo(page, 'Create account');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/home');

  // By URL: from home, the tabs come after every product.
  await app.open('/profile', 'Lena Berg');
  await tabTo(page, 'Favourites');
  await keyboard.press('Enter');
  await expect(app.text('No favourite products yet.')).toBeVisible();
  await expectArrival(page);
  await tabTo(page, 'Go to Explore');
  await keyboard.press('Enter');
  await expect(app.text(/^\d+ products$/)).toBeVisible();
  await expectArrival(page);
  await tabTo(page, /^Favourite: /);
  await keyboard.press('Enter');
  const pressed = page.getByRole('button', { name: 'Favourite', pressed: true });
  await expect(pressed).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Products 1' })).toBeVisible();
  // The focus returned to the link of the empty state, which the list then replaced.
  await tabTo(page, 'Edit', { back: true });
  await keyboard.press('Enter');
  await tabTo(page, /^Choose /);
  await keyboard.press('Space');
  await tabTo(page, 'Remove 1');
  await keyboard.press('Enter');
  await app.toasts.waitFor('1 removed');
  await page.goBack();

  await expect(app.text('Lena Berg')).toBeVisible();
  await expectFocusOn(page, 'Favourites');
  await tabTo(page, 'Settings');
  await keyboard.press('Enter');
  await expectArrival(page);
  await tabTo(page, /^Language/);
  await keyboard.press('Enter');
  await expect(app.text('Français')).toBeVisible();
  await expectArrival(page);
  await tabTo(page, /^English/);
  for (const _ of ['日本語', '한국어', 'ไทย']) await keyboard.press('ArrowDown');
  await tabTo(page, /^简体中文/, { back: true });
  await keyboard.press('Enter');
  await app.toasts.waitFor('修改成功');
  expect(app.faultProxy.requestsTo('/api/user/set_language')).toHaveLength(1);
  await page.goBack();
  await expect(app.text('Berg Lena')).toBeVisible();
  await expectFocusOn(page, /^语言/);
  await tabTo(page, '退出登录');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, '退出登录');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expect.poll(app.token).toBeUndefined();
  expect(app.consoleErrors).toEqual([]);
});
