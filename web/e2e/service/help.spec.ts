import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('the help is searched by words and subject in the URL', async ({ app, page, faultProxy }) => {
  await page.goto('/helpAndSupport?q=parcel');
  const search = page.getByLabel('Search help');
  await expect(search).toHaveValue('parcel');
  await expect(app.text('Where is my parcel?')).toBeVisible();
  await expect(page.getByText('How do I open an account?')).toHaveCount(0);
  await search.fill('zzzz');
  await expect(app.text('No answers found.')).toBeVisible();
  await expect(page).toHaveURL('/helpAndSupport?q=zzzz');
  await leads(page.getByRole('button', { name: 'Clear' }), '/helpAndSupport');
  await page.getByRole('radiogroup', { name: 'Topic' }).getByText('Refunds and returns').click();
  await expect(page).toHaveURL('/helpAndSupport?topic=refunds');
  await expect(app.text('How do I request a refund?')).toBeVisible();
  await expect(page.getByText('How do I open an account?')).toHaveCount(0);

  // An answer by its key, and a removed one.
  await app.open('/helpAndSupport?item=payment-code', /^After 5 wrong tries the payment code is locked/);
  await app.open('/helpAndSupport?item=no-such-answer', /^This answer is no longer available/);
  await expect(app.text(/Monday to Saturday, 09:00 to 21:00/)).toBeVisible();
  faultProxy.intercept('/api/user/help_support', { status: 404, body: '' });
  await page.reload();
  await expect(app.text(/404/)).toBeVisible();
  await app.tryAgain();
  await leads(page.getByRole('link', { name: 'Contact customer service' }), '/service');

  // Over a screen about money, its subject comes first.
  for (const [path, subject] of [
    ['/withDraw', 'Withdrawing'],
    ['/refund', 'Refunds and returns'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 }).first()).toHaveText(subject);
  }
});
