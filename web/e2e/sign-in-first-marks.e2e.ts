// The other wishes that lead over the login: marking, following and buying.
import { expect, test } from 'vitest';
import { sent } from './deeds.ts';
import { eventually, hears, openShop, reaches, signIn } from './shop.ts';

test('[R2.09] a favourite, a follow and a purchase go on after the login too, and the first two can be undone', async () => {
  const shop = await openShop({ remembers: true });
  const signOut = () => shop.context.clearCookies({ name: 'Admin-Token' });
  const heart = () => shop.page.getByRole('button', { name: 'Favourite' }).first();
  await shop.go('/detail/105');
  await heart().click();
  await reaches(shop, '/login?return=%2Fdetail%2F105');
  await signIn(shop);
  await hears(shop, 'Added to your favourites');
  await eventually(() => heart().getAttribute('aria-pressed')).toBe('true');
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => heart().getAttribute('aria-pressed')).toBe('false');
  await eventually(() => sent(shop, '/api/product/like')).toBe(2);

  await signOut();
  await shop.go('/shop/5');
  const follow = shop.page.getByRole('button', { name: /^Follow/ }).first();
  await follow.dblclick();
  await signIn(shop);
  await hears(shop, 'Following the shop');
  await eventually(() => follow.getAttribute('aria-pressed')).toBe('true');
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await eventually(() => follow.getAttribute('aria-pressed')).toBe('false');
  await eventually(() => sent(shop, '/api/shop/follow')).toBe(2);

  await signOut();
  await shop.go('/detail/101/1?sku=1012');
  await shop.page.getByRole('button', { name: 'One more' }).click();
  await shop.page.getByRole('button', { name: 'Buy now' }).dblclick();
  await signIn(shop);
  await reaches(shop, '/checkout?product=101&sku=1012&quantity=2');
  await shop.page.goBack();
  await reaches(shop, '/detail/101/1?sku=1012');
  expect(sent(shop, '/api/cart/add')).toBe(0);
});
