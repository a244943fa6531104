// A top-up by card: the provider's page is from the mock and replaces the app's.
import type { Page } from '@playwright/test';
import { envelope } from '../fixtures/fault-proxy.ts';
import { leaveUnanswered, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { historyForward, openFrom } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { outcome, rechargeBillsOf, sumField, topUpsOf } from '../fixtures/top-up.ts';

test.use({ signedIn: true });

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$|^Continue to the card page$/ });
const provider = (page: Page, choice: string) => page.getByRole('button', { name: choice, exact: true });

test('a card top-up shows fee and arrival, and is credited once @default', async ({ app, page, faultProxy }) => {
  await page.goto('/cardTopUp');
  await payButton(page).click();
  await expect(app.text('Enter an amount')).toBeVisible();
  await page.getByRole('button', { name: '$100' }).click();
  const quote = page.getByRole('status').filter({ hasText: 'Valid until' });
  await expect(quote).toContainText('-$2.00');
  await expect(quote).toContainText('$98.00');
  await expect(payButton(page)).toHaveText('Pay $100.00 by card');
  const release = faultProxy.holdRequests('/api/user/recharge_quote');
  await page.getByText('You receive', { exact: true }).first().click();
  // Never the sum of the quote before.
  await expect(payButton(page)).toHaveText('Continue to the card page');
  release();
  await expect(quote).toContainText('$102.04');
  await expect(payButton(page)).toHaveText('Pay $102.04 by card');
  // The provider's page does not guard against double taps.
  await tapTwiceUnanswered(app, '/api/user/card_payment', payButton(page));

  await expect(page.getByText('to Meridian: $102.04')).toBeVisible();
  expect(faultProxy.requestsTo('/api/user/card_payment').filter(({ method }) => method === 'POST')).toHaveLength(1);
  // After the back button, the payment is remembered, and the page leads on.
  await page.goBack();
  await expect(outcome(page, 'Finish on the card page')).toBeVisible();
  await page.goto('/cardTopUp');
  await page.getByRole('link', { name: /^A card payment of \$102\.04 is in progress/ }).click();
  await page.getByRole('link', { name: 'Continue to the card page' }).click();
  await provider(page, 'Pay').click();
  await expect(outcome(page, 'Your balance is topped up')).toBeVisible();
  await expect(app.text('$100.00 has been credited.')).toBeVisible();
  expect(await topUpsOf(app)).toMatchObject([{ method: 'card', amount: '102.04', arrival: '100.00', status: 1 }]);
  expect(await rechargeBillsOf(app)).toEqual(['100.00']);
  await page.goto('/cardTopUp');
  await expect(sumField(page)).toHaveValue('');
  await expect(page.getByRole('link', { name: /^A card payment|^Your card payment/ })).toHaveCount(0);
});

test('a card payment answered after its form was left opens nothing', async ({ app, page }) => {
  await openFrom(page, '/topUp', '/cardTopUp');
  await page.getByRole('button', { name: '$100' }).click();
  await expect(payButton(page)).toHaveText('Pay $100.00 by card');
  const release = await leaveUnanswered(app, '/api/user/card_payment', () => payButton(page).click());
  await expect(app.text('How would you like to top up?')).toBeVisible();
  release();
  const isKept = () => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('card-payment')));
  await expect.poll(isKept).toBe(true);
  await expect(page).toHaveURL('/topUp');
  await historyForward(page);
  await expect(page.getByRole('link', { name: /^A card payment of \$100\.00 is in progress/ })).toBeVisible();
});

const returns = [
  ['Decline the card', 'The card payment failed', 1],
  ['Leave without paying', 'The card was not charged', 1],
  ['Pay, but say nothing for ten minutes', 'Waiting for the provider', 0],
] as const;

test('every outcome of a card payment is shown, also in another tab', async ({ app, page, control }) => {
  for (const [choice, title, again] of returns) {
    await page.goto('/cardTopUp?amount=20&return=%2Fpayment%3Forder%3D9001');
    await expect(payButton(page)).toHaveText('Pay $20.41 by card');
    await payButton(page).click();
    await provider(page, choice).click();
    await expect(outcome(page, title), choice).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to payment' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again by card' })).toHaveCount(again);
    expect(await rechargeBillsOf(app)).toEqual([]);
  }
  // The last one is settled ten minutes later. Its address reveals nothing, and needs the session.
  const back = app.path();
  // A tab that still shows the payment looks for its outcome, and could see it first.
  await page.goto('about:blank');
  await control.advance({ minutes: 11 });
  // The first time, the page goes on at once to the order that waited for the payment.
  const other = await app.openTab(back);
  await expect(other.page).toHaveURL('/payment?order=9001');
  await other.page.goto(back);
  await expect(outcome(other.page, 'Your balance is topped up')).toBeVisible();
  await app.dropSession();
  await page.goto(back);
  await app.signIn();
  await expect(outcome(page, 'Your balance is topped up')).toBeVisible();
  expect(await rechargeBillsOf(app)).toEqual(['20.00']);
  await app.open('/cardTopUp?payment_id=999999', 'We could not find this top-up.');
});

test('an unsafe provider URL is not opened, and the page says so', async ({ app, page, faultProxy }) => {
  faultProxy.intercept('/api/user/card_payment', envelope({ provider_url: 'http://cards.example/pay' }));
  await page.goto('/cardTopUp');
  await page.getByRole('button', { name: '$50' }).click();
  await payButton(page).click();
  await expect(app.text(/^We did not open the card page because its address is not safe\./)).toBeVisible();
  expect(app.path()).toBe('/cardTopUp');
});
