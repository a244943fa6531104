import { expect, test } from 'vitest';
import { field } from './form-fields.ts';
import { back, tabBeside } from './places.ts';
import { eventually, hears, openShop, reaches, type Shop, sees, signIn } from './shop.ts';

const heart = (shop: Shop) => shop.page.getByRole('button', { name: 'Favourite' }).first();

test('two tabs agree: who is signed in, what is in the bag, what is a favourite', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/notification');
  await reaches(shop, '/login?return=%2Fnotification');
  const other = await tabBeside(shop, '/login?return=/detail/105');
  await signIn(other);
  await reaches(other, '/detail/105');
  // The first one goes on to what it was asked for.
  await reaches(shop, '/notification');
  await shop.go('/home');
  const bag = shop.page.getByRole('link', { name: /^Bag \(\d+\)$/ });
  await bag.waitFor();
  const count = Number((await bag.innerText()).match(/\d+/)?.[0]);

  const wasLiked = await heart(other).getAttribute('aria-pressed');
  await shop.go('/detail/105');
  await eventually(() => heart(shop).getAttribute('aria-pressed')).toBe(wasLiked);
  await heart(other).click();
  await eventually(() => heart(shop).getAttribute('aria-pressed')).not.toBe(wasLiked);

  await shop.go('/home');
  await shop.page.getByRole('link', { name: `Bag (${count})` }).waitFor();
  await other.page.goto(`${shop.url}/detail/101?sku=1012`);
  await other.page.getByRole('button', { name: 'Add to bag' }).click();
  await hears(other, 'Added to the bag');
  await shop.page.getByRole('link', { name: `Bag (${count + 1})` }).waitFor();
  expect(shop.complaints).toEqual([]);
});

test('[R4.09] a session that ends while a customer types: what they typed is there when they come back, for them alone', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  const type = async () => {
    await field(shop, 'Password you use now').fill('demo123456');
    await field(shop, 'New password').fill('quiet-harbour-7');
    await field(shop, 'The same password again').fill('quiet-harbour-7');
    await shop.control('faults', { kind: 'unauthorized', on: 'resetPassword', times: 1 });
    await shop.page.getByRole('button', { name: 'Change the password' }).click();
    await reaches(shop, '/login?return=%2FchangePassword');
  };
  await shop.go('/home');
  await sees(shop, 'Hot products');
  await shop.page.getByRole('link', { name: 'Profile' }).click();
  await sees(shop, 'Mei Tanaka');
  await shop.go('/changePassword');
  await type();
  await eventually(() => shop.page.getByText('Mei Tanaka').count()).toBe(0);
  await signIn(shop);
  await reaches(shop, '/changePassword');
  await shop.page.locator('[data-screen="/changePassword"]:visible').waitFor();
  await eventually(() => field(shop, 'New password').inputValue()).toBe('quiet-harbour-7');
  expect(await shop.page.getByRole('alert').count()).toBe(0);
  await eventually(() => shop.page.locator('[data-screen="/login"]').count()).toBe(0);

  await type();
  await signIn(shop, 'new@meridian.shop', 'new123456');
  await reaches(shop, '/changePassword');
  await shop.page.locator('[data-screen="/changePassword"]:visible').waitFor();
  await eventually(() => field(shop, 'New password').inputValue()).toBe('');
  await back(shop);
  await reaches(shop, '/profile');
});

test('[R4.09] words half typed in the search outlive the end of the session', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/search');
  await sees(shop, 'Searched a lot this week');
  await shop.control('faults', { kind: 'unauthorized', on: 'listSuggestions', times: 1 });
  await shop.page.getByRole('combobox').fill('trail back');
  await reaches(shop, '/login?return=%2Fsearch');
  await signIn(shop);
  await reaches(shop, '/search');
  await eventually(() => shop.page.getByRole('combobox').inputValue()).toBe('trail back');
});
