import { axeViolations } from '../fixtures/axe.ts';
import { leads } from '../fixtures/navigation.ts';
import { expectAllAnswered } from '../fixtures/requests-under-way.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ scenario: 'terms_outdated' });

const ACCEPT = '/api/user/terms_accept';

test('new terms are accepted once after signing in, or the customer logs out', async ({ app, page, faultProxy }) => {
  await page.goto('/login?return=%2Fprofile');
  await app.signIn();
  const sheet = page.getByRole('dialog', { name: 'The terms have changed' });
  await expect(sheet.getByText('These terms are the agreement')).toBeVisible();
  await expect.poll(() => axeViolations(page)).toEqual([]);
  // The sheet stays until the customer chooses.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await leads(sheet.getByRole('button', { name: 'Sign out' }), '/home');
  await expect(sheet).toHaveCount(0);

  await page.goto('/login?return=%2Fprofile');
  await app.signIn();
  await app.control.addFault({ kind: 'error', on: 'acceptTerms', times: 1 });
  await sheet.getByRole('button', { name: 'Accept new terms' }).click();
  await expect(sheet.getByRole('alert')).toContainText('500');
  await app.context.setOffline(true);
  await sheet.getByRole('button', { name: 'Accept new terms' }).click();
  await expect(sheet.getByRole('alert')).toContainText('Backend interface connection abnormal');
  await app.context.setOffline(false);
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Accept new terms' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(app.text('Seller platform')).toBeVisible();
  const accepted = faultProxy.requestsTo(ACCEPT).length;
  const asked = page.waitForResponse(/common\/config/);
  await page.reload();
  await asked;
  await expect(app.text('Seller platform')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(faultProxy.requestsTo(ACCEPT)).toHaveLength(accepted);
});

test('new terms that cannot be loaded are asked for on the next screen, or online', async ({ app, page }) => {
  // Each time that the sheet does not come, the host is asked for a newer page.
  const failures = () => app.faultProxy.requestsTo('/index.html').length;
  app.faultProxy.intercept(/^\/assets\/terms-sheet-|^\/index\.html/, { status: 404 });
  await page.goto('/login?return=%2Fprofile');
  await app.signIn();
  await expect(app.text('Seller platform')).toBeVisible();
  await expect.poll(failures).toBe(1);
  await expectAllAnswered(page);
  await page.getByRole('link', { name: 'Addresses' }).click();
  await expect.poll(failures).toBe(2);
  await expectAllAnswered(page);
  app.faultProxy.reset();
  await app.context.setOffline(true);
  await app.context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'The terms have changed' })).toBeVisible();
});
