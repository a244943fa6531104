import { backTo, leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('[R2.09] a visitor at a private screen signs in and returns to the exact URL @default', async ({ app, page }) => {
  // A parameter, a query with several parts, a query that names a public path, and one in another script.
  for (const path of [
    '/orderInfo/9001',
    '/products?category=3&min=20&sort=price_asc',
    '/bag?from=%2Fhome',
    '/refund/9003/M1/101/134.40',
    '/myFavourite?tab=shops&q=%E5%8C%97',
  ]) {
    await page.goto(path);
    await app.toasts.waitFor('Please log in first');
    await expect(page).toHaveURL(`/login?return=${encodeURIComponent(path)}`);
    await app.signInTo(path);
    await app.dropSession();
  }
  // After signing in, back skips the login.
  await page.goto('/home');
  await leads(page.getByRole('link', { name: 'Bag', exact: true }), '/login?return=%2Fbag');
  await app.signInTo('/bag');
  await backTo(page, '/home');
  expect(app.consoleErrors).toEqual([]);
});

test('[R2.10] [R6.01] [R4.05] the token alone opens private screens; /login and /register lead home @default', async ({
  app,
  page,
}) => {
  await app.asCustomer();
  for (const path of ['/login?return=%2F%2Fother.example%2Fx', '/register?return=/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/home');
  }

  await app.open('/profile', 'Mei Tanaka');
  expect(app.path()).toBe('/profile');
  await app.dropSession();
  await page.goto('/profile');
  await expect(page).toHaveURL(/:\d+\/login/);
});
