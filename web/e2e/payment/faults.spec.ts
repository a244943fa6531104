// A payment that is carried out, but never answered: the ledger has one bill, and the page says so.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { hurryTimeout, reloadUnanswered, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { leads } from '../fixtures/navigation.ts';
import { billsOf, confirmKey, placeOrder, tapCode } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

const PAY = '/api/order/pay';

/** Opens the payment of an order whose answer will be lost, in tabs, and taps the code in each. */
async function openToLose(app: App, order: number, ...tabs: Page[]): Promise<void> {
  for (const tab of tabs) {
    await tab.goto(`/payment?order=${order}`);
    await tapCode(tab);
  }
  await app.control.addFault({ kind: 'commit-then-timeout', on: 'payOrders', times: 1 });
}

async function expectPaidOnce(app: App, order: number, ...tabs: Page[]): Promise<void> {
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'Paid' })).toBeVisible();
  expect((await billsOf(app, order)).map(({ amount }) => amount)).toEqual(['-134.40']);
}

test('[B5.15] a payment without an answer is made once @default', async ({ app, page, faultProxy }) => {
  const [reloaded, shared] = [await placeOrder(app), await placeOrder(app)];
  await test.step('the session ends before the payment: nothing is charged, and the page says so', async () => {
    await page.goto('/payment?order=9001');
    await tapCode(page);
    await app.control.addFault({ kind: 'unauthorized', on: 'payOrders', times: 1 });
    await leads(confirmKey(page), '/login?return=%2Fpayment%3Forder%3D9001');
    await app.signIn();
    await expect(app.text('You were signed out before paying. Nothing was charged.')).toBeVisible();
    expect(await billsOf(app, 9001)).toEqual([]);
  });
  await page.clock.install();

  await test.step('the customer presses twice', async () => {
    await openToLose(app, 9001, page);
    await tapTwiceUnanswered(app, PAY, confirmKey(page));
    await hurryTimeout(app, PAY);
    await expectPaidOnce(app, 9001, page);
  });

  await test.step('the page is reloaded during the payment', async () => {
    await openToLose(app, reloaded, page);
    await reloadUnanswered(app, PAY, () => confirmKey(page).click());
    await expectPaidOnce(app, reloaded, page);
  });

  await test.step('the order is paid in two tabs at once', async () => {
    const other = await app.newPage();
    await openToLose(app, shared, page, other);
    // A payment in one tab removes the other's key, so both are pressed before either is answered.
    const release = faultProxy.holdRequests(PAY);
    await Promise.all([page, other].map((tab) => confirmKey(tab).click()));
    release();
    faultProxy.reset();
    await expect.poll(() => billsOf(app, shared)).toHaveLength(1);
    await page.clock.fastForward(11_000);
    await expectPaidOnce(app, shared, page, other);
  });
});
