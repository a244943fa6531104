// Further intents: liking, following and buying.
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

test('[R2.09] like, follow and buy-now are pending intents; two can be undone', async ({ app, page, faultProxy }) => {
  const signOut = () => app.dropSession();
  const heart = () => page.getByRole('button', { name: 'Favourite' }).last();
  await keepToasts(page);
  await page.goto('/detail/105');
  await leads(heart(), '/login?return=%2Fdetail%2F105');
  await app.signIn();
  await app.toasts.waitFor('Added to your favourites');
  await expect(heart()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => faultProxy.requestsTo('/api/product/like').length).toBe(2);

  await signOut();
  await page.goto('/shop/5');
  const follow = page.getByRole('button', { name: /^Follow/ }).first();
  await follow.dblclick();
  await app.signIn();
  await app.toasts.waitFor('Following the shop');
  await expect(follow).toHaveText('Following');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(follow).toHaveText('Follow');
  await expect.poll(() => faultProxy.requestsTo('/api/shop/follow').length).toBe(2);

  await signOut();
  await page.goto('/detail/101/1?sku=1012');
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: 'Buy now' }).dblclick();
  await app.signInTo('/checkout?product=101&sku=1012&quantity=2');
  await page.goBack();
  await expect(page).toHaveURL('/detail/101/1?sku=1012');
  expect(faultProxy.requestsTo('/api/cart/add').length).toBe(0);
});
