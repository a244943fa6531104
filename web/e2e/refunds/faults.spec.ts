// Applying for a refund that is opened, but never answered: one case, one bill, and the page says so.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { hurryTimeout, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { payElsewhere, placeOrder } from '../fixtures/payment.ts';
import { billsOf, caseHeading, casesOf, fillApplication, submitButton } from '../fixtures/refunds.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });
test.describe.configure({ mode: 'parallel' });

/** Paid and not shipped: a refund case is accepted at once, and paid back an hour later. */
const ORDER = 9002;
const FORM = `/refund/${ORDER}/M2611190312/102/64.00`;
const APPLY = '/api/order/refund_apply';

async function openForm({ page, control }: App): Promise<void> {
  // Only time-outs of ten seconds are fast-forwarded.
  await page.clock.install();
  await page.goto(FORM);
  await fillApplication(page, { reason: 'No longer wanted' });
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('64.00');
  await control.addFault({ kind: 'commit-then-timeout', on: 'applyRefund', times: 1 });
}

const seesCase = ({ page }: { page: Page }) =>
  expect(page.getByRole('link', { name: 'View case' }).or(caseHeading(page, 'Accepted')).first()).toBeVisible();

async function expectOneBill(app: App): Promise<void> {
  await app.control.advance({ hours: 1 });
  const [opened, ...more] = await casesOf(app, ORDER);
  expect(more).toEqual([]);
  expect(opened).toMatchObject({ status: 'refunded', amount: '64.00' });
  expect(await billsOf(app, opened?.id ?? 0)).toMatchObject([{ amount: '64.00' }]);
  await app.page.goto(`/refund?case=${opened?.id}`);
  await expect(caseHeading(app.page, 'Refunded')).toBeVisible();
  await expect(app.page.locator('dd').getByText('+$64.00')).toBeVisible();
}

test('[B5.15] a refund request without an answer, by a double tap: one case @default', async ({ app, page }) => {
  await openForm(app);
  await tapTwiceUnanswered(app, APPLY, submitButton(page));
  await hurryTimeout(app, APPLY);
  await seesCase(app);
  await expectOneBill(app);
});

test('[B5.15] a refund request without an answer, in two tabs: one case @default', async ({
  app,
  page,
  faultProxy,
}) => {
  await openForm(app);
  const other = await app.openTab(FORM);
  await other.page.getByRole('radio', { name: 'No longer wanted' }).check();
  await other.page.getByLabel('What happened?').fill('A seam has come apart.');
  await expect(other.page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await expect(other.page.getByLabel('Amount in dollars')).toHaveValue('64.00');
  // The answer to one tab removes the other's form, so both are pressed before anything is done.
  const release = faultProxy.holdRequests(APPLY);
  for (const tab of [page, other.page]) await submitButton(tab).click();
  await expect.poll(() => faultProxy.requestsTo(APPLY).length).toBe(1);
  faultProxy.reset();
  release();
  await hurryTimeout(app, APPLY);
  for (const tab of [app, other]) await seesCase(tab);
  await expectOneBill(app);
});

test('[B5.15] a refund request edited after its answers were lost opens no second case', async ({ app, page }) => {
  // Of an order of three pieces, one.
  const order = await placeOrder(app, { product_id: 101, sku_id: 1011, quantity: 3 });
  await payElsewhere(app, order);
  await page.goto(`/refund/${order}`);
  await fillApplication(page, { reason: 'No longer wanted' });
  await page.getByRole('textbox', { name: /^Quantity of Aria 2/ }).fill('1');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('129.90');
  app.faultProxy.intercept(({ path }) => {
    if (path === APPLY) return { addHeader: ['x-mock-fault', 'truncated'] };
    return path.startsWith('/api/') ? 'cut' : undefined;
  });
  await submitButton(page).click();
  await expect(app.text(/it never opens a second case/)).toBeVisible();
  app.faultProxy.reset();
  await page.getByLabel('What happened?').fill('It was ordered twice.');
  await submitButton(page).click();
  await expect(caseHeading(page, 'Accepted')).toBeVisible();
  expect(await casesOf(app, order)).toMatchObject([{ amount: '129.90' }]);
});
