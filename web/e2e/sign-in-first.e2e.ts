// What a visitor was about to do when the login stood in the way is done once after signing in, and else not at all.
import { expect, test } from 'vitest';
import { lines, sent } from './deeds.ts';
import { fill, newcomer, prepareRegistration } from './form-fields.ts';
import { back, tabBeside } from './places.ts';
import { eventually, hears, openShop, reaches, type Shop, sees, signIn } from './shop.ts';

const chooseInk = async (shop: Shop) => {
  await shop.go('/detail/101/1');
  await shop.page.getByRole('button', { name: 'Ink', exact: true }).click();
  await reaches(shop, '/detail/101/1?sku=1012');
};
const press = (shop: Shop, name: string) => shop.page.getByRole('button', { name, exact: true }).first().click();
const tapTwice = (shop: Shop, name: string) => shop.page.getByRole('button', { name, exact: true }).first().dblclick();
const speak = async (shop: Shop, button: string, language: string) => {
  await press(shop, button);
  await shop.page.getByRole('dialog').getByText(language).click();
  await eventually(() => shop.page.getByRole('dialog').count()).toBe(0);
};

test('[R2.09] a visitor’s piece is in the bag once, after a wrong password, a reload and another language', async () => {
  const shop = await openShop({ remembers: true });
  const before = await lines(shop, 'demo-token-7f3a');
  await shop.go('/home');
  await chooseInk(shop);
  await press(shop, 'Add to bag');
  await hears(shop, 'Please log in first');
  // Turning back and coming again is one wish, and so is a double tap.
  await back(shop);
  await reaches(shop, '/detail/101/1?sku=1012');
  await tapTwice(shop, 'Add to bag');
  await reaches(shop, '/login?return=%2Fdetail%2F101%2F1%3Fsku%3D1012');
  await signIn(shop, 'demo@meridian.shop', 'not-this-one');
  await shop.page.getByRole('alert').filter({ hasText: 'wrong' }).first().waitFor();
  await shop.page.reload();
  await speak(shop, 'Language', '简体中文');
  await speak(shop, '语言', 'English');
  await signIn(shop);
  await reaches(shop, '/detail/101/1?sku=1012');
  await hears(shop, 'Added to the bag');
  expect(sent(shop, '/api/cart/add')).toBe(1);
  const after = await lines(shop);
  expect(after.get(1012)).toBe((before.get(1012) ?? 0) + 1);
  // Back leads to before the login, and there is no trace of the two taps.
  await back(shop);
  await reaches(shop, '/home');
  const count = [...after.values()].reduce((sum, quantity) => sum + quantity, 0);
  await shop.page.getByRole('link', { name: `Bag (${count})` }).waitFor();
  await shop.page.reload();
  await shop.page.getByRole('link', { name: `Bag (${count})` }).waitFor();
  expect(sent(shop, '/api/cart/add')).toBe(1);
});

test('[R2.09] who opens an account instead has the piece in the new bag', async () => {
  const shop = await openShop({ remembers: true });
  await chooseInk(shop);
  await press(shop, 'Add to bag');
  await shop.page.getByRole('link', { name: 'Create an account' }).click();
  await prepareRegistration(shop);
  await fill(shop, newcomer);
  await tapTwice(shop, 'Create the account');
  await reaches(shop, '/detail/101/1?sku=1012');
  await hears(shop, 'Added to the bag');
  expect([sent(shop, '/api/user/register'), sent(shop, '/api/cart/add')]).toEqual([1, 1]);
  expect([...(await lines(shop))]).toEqual([[1012, 1]]);
});

test('[R2.09] who turns away from the login has given it up: a later login adds nothing', async () => {
  const shop = await openShop({ remembers: true });
  await chooseInk(shop);
  await press(shop, 'Add to bag');
  await reaches(shop, /^\/login/);
  // What is done after the login is done some time after it: that nothing waits for it can be told at once.
  const waiting = () => shop.page.evaluate(() => sessionStorage.getItem('meridian.intent'));
  await eventually(waiting).toContain('1012');
  await press(shop, 'Back');
  await reaches(shop, '/detail/101/1?sku=1012');
  await shop.go('/notification');
  await reaches(shop, '/login?return=%2Fnotification');
  await eventually(waiting).toBeNull();
  await signIn(shop);
  await reaches(shop, '/notification');
  await hears(shop, 'Signed in');
  expect(sent(shop, '/api/cart/add')).toBe(0);
});

test('[R2.09] signing in in another tab does what stood waiting in this one, once', async () => {
  const shop = await openShop({ remembers: true });
  await chooseInk(shop);
  await press(shop, 'Add to bag');
  await reaches(shop, /^\/login/);
  const other = await tabBeside(shop, '/login');
  await signIn(other);
  await reaches(other, '/home');
  await reaches(shop, '/detail/101/1?sku=1012');
  await hears(shop, 'Added to the bag');
  await shop.page.reload();
  await sees(shop, 'Add to bag');
  expect(sent(shop, '/api/cart/add')).toBe(1);
});
