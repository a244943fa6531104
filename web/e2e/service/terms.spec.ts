import { axeViolations } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ scenario: 'terms_outdated' });

const ACCEPT = '/api/user/terms_accept';

test('new terms are read and accepted once after signing in, or the customer logs out', async ({
  app,
  page,
  control,
  faultProxy,
}) => {
  await page.goto('/login?return=%2Fprofile');
  await app.signIn();
  const sheet = page.getByRole('dialog', { name: 'The terms have changed' });
  await expect(sheet.getByText('These terms are the agreement')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // The sheet stays until the customer chooses.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/home');
  await expect(sheet).toHaveCount(0);

  await page.goto('/login?return=%2Fprofile');
  await app.signIn();
  await control.addFault({ kind: 'error', on: 'acceptTerms', times: 1 });
  await sheet.getByRole('button', { name: 'Accept new terms' }).click();
  await expect(sheet.getByRole('alert')).toContainText('500');
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
