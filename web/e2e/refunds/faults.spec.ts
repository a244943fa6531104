// Applying for a refund under every fault of the mock: one case or none, one bill or none, and the page says the truth.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { type FaultKind, faults, isWholeMatrix, patientHurry, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { payElsewhere, placeOrder } from '../fixtures/payment.ts';
import { billsOf, caseHeading, casesOf, fillApplication, submitButton } from '../fixtures/refunds.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });
test.describe.configure({ mode: 'parallel' });

/** Paid and not shipped: a refund case is accepted at once, and paid back an hour later. */
const ORDER = 9002;
const FORM = `/refund/${ORDER}/M2611190312/102/64.00`;
const APPLY = '/api/order/refund_apply';
/** Each way with its hardest fault, which may have been done, or with every fault. The SDK's tests have the others. */
const sampled = (...sample: FaultKind[]): readonly FaultKind[] => (isWholeMatrix ? faults : sample);

type Outcome = 'case' | 'named' | 'login' | 'busy' | 'form';

const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove picture 1' });
const seeCase = (page: Page) => page.getByRole('link', { name: 'View case' });
const says = async (page: Page) => (await page.getByRole('alert').filter({ visible: true }).count()) > 0;

/** The page's outcome of a try: the case itself, a notice that there is one, the login, or the form. */
async function outcomeOf(page: Page): Promise<Outcome> {
  const url = new URL(page.url());
  if (url.pathname === '/login') return 'login';
  if (url.searchParams.has('case')) return 'case';
  if (await seeCase(page).first().isVisible()) return 'named';
  return (await submitButton(page).and(page.locator(':not([aria-busy])')).count()) > 0 ? 'form' : 'busy';
}

/** Waits for the answer, or fast-forwards to its time-out. */
async function settled({ page, faultProxy }: App, sentBefore: number): Promise<Outcome> {
  let outcome: Outcome = 'busy';
  const hurry = patientHurry(page);
  await expect
    .poll(async () => {
      outcome = await outcomeOf(page);
      const isSent = faultProxy.requestsTo(APPLY).length > sentBefore;
      // After the end of a session the form shows nothing until the login comes.
      if (outcome === 'form' && !(await says(page))) return 'busy';
      if (outcome === 'busy' && isSent) await hurry();
      // Another tab's case may be known before this tab has sent anything.
      return isSent || outcome === 'named' ? outcome : 'busy';
    })
    .not.toBe('busy');
  return outcome;
}

/** Applies, again if need be, until the page knows of the case; after each failure the form must say so. */
async function applyUntilKnown(app: App, press: () => Promise<void>): Promise<void> {
  const { page } = app;
  let [attempt, outcome] = [press, 'form' as Outcome];
  while (outcome === 'form' || outcome === 'login') {
    const sent = app.faultProxy.requestsTo(APPLY).length;
    if (outcome === 'login') {
      // No customer signs in twice within a second.
      await page.clock.fastForward(1_000);
      await app.signIn();
      // The picture is restored after the form is drawn.
      await expect(removeButton(page)).toBeVisible();
    }
    await attempt();
    outcome = await settled(app, sent);
    attempt = () => submitButton(page).click();
  }
  expect(await casesOf(app, ORDER)).toHaveLength(1);
}

async function openForm({ page }: App, fault: string): Promise<void> {
  // Only time-outs of ten seconds are fast-forwarded.
  await page.clock.install();
  await page.goto(FORM);
  await fillApplication(page, { reason: 'No longer wanted' });
  await expect(page.getByLabel('Amount in dollars'), fault).toHaveValue('64.00');
}

async function expectOneBill(app: App): Promise<void> {
  await app.control.advance({ hours: 1 });
  const [opened, ...more] = await casesOf(app, ORDER);
  expect(more).toEqual([]);
  expect(opened).toMatchObject({ status: 'refunded', amount: '64.00' });
  expect(await billsOf(app, opened?.id ?? 0)).toMatchObject([{ amount: '64.00' }]);
  await app.page.goto(`/refund?case=${opened?.id}`);
  await expect(app.page.getByRole('heading', { name: 'Refunded', exact: true })).toBeVisible();
  await expect(app.page.locator('dd').getByText('+$64.00')).toBeVisible();
}

for (const fault of sampled()) {
  test(`[B5.15] a refund request under ${fault}, twice in a row: one case, one bill`, async ({ app, page }) => {
    await openForm(app, fault);
    await app.control.addFault({ kind: fault, on: 'applyRefund', times: 2 });
    await applyUntilKnown(app, () => submitButton(page).click());
    await expectOneBill(app);
  });
}

for (const fault of sampled('commit-then-timeout')) {
  test(`[B5.15] a refund request under ${fault}, by a double tap: one case @default`, async ({ app, page }) => {
    await openForm(app, fault);
    await app.control.addFault({ kind: fault, on: 'applyRefund', times: 2 });
    await applyUntilKnown(app, () => tapTwiceUnanswered(app, APPLY, submitButton(page)));
    await expectOneBill(app);
  });
}

for (const fault of sampled('commit-then-timeout')) {
  test(`[B5.15] a refund request under ${fault}, in two tabs: one case @default`, async ({ app, page, faultProxy }) => {
    await openForm(app, fault);
    const other = await app.openTab(FORM);
    await other.page.getByRole('radio', { name: 'No longer wanted' }).check();
    await other.page.getByLabel('What happened?').fill('A seam has come apart.');
    await expect(removeButton(other.page)).toBeVisible();
    await expect(other.page.getByLabel('Amount in dollars')).toHaveValue('64.00');
    await app.control.addFault({ kind: fault, on: 'applyRefund', times: 1 });
    // The answer to one tab removes the other's form, so both are pressed before anything is done.
    const release = faultProxy.holdRequests(APPLY);
    await applyUntilKnown(app, async () => {
      for (const tab of [page, other.page]) await submitButton(tab).click();
      await expect.poll(() => faultProxy.requestsTo(APPLY).length).toBe(1);
      faultProxy.reset();
      release();
    });
    await expectOneBill(app);
  });
}

/** Opens the form for an order of three pieces, and fills it in for one. */
async function openForOneOfThree(app: App): Promise<number> {
  const order = await placeOrder(app, { product_id: 101, sku_id: 1011, quantity: 3 });
  await payElsewhere(app, order);
  await app.page.goto(`/refund/${order}`);
  await fillApplication(app.page, { reason: 'No longer wanted' });
  await app.page.getByRole('textbox', { name: /^Quantity of Aria 2/ }).fill('1');
  await expect(app.page.getByLabel('Amount in dollars')).toHaveValue('129.90');
  return order;
}

test('[B5.15] a refund request edited after its answers were lost opens no second case', async ({ app, page }) => {
  const order = await openForOneOfThree(app);
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
