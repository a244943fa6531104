// A withdrawal under the mock's faults: double tap, reload, two tabs, and sign-out meanwhile. There is one application
// or none, the page says which, and available + pending equals the ledger's balance.
import type { Page } from '@playwright/test';
import { type App, TOKEN } from '../fixtures/app.ts';
import { type FaultKind, faults, isWholeMatrix, reloadUnanswered, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { gotoAsCustomer, holdStep, nextFrames } from '../fixtures/navigation.ts';
import { tapCode } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';
import {
  amountField,
  applyKey,
  balanceOf,
  billsOf,
  continueButton,
  fillWithdrawal,
  openPad,
  received,
  withdraw,
  withdrawalsOf,
} from '../fixtures/withdrawals.ts';

test.use({ signedIn: true });

const EXTRACT = '/api/user/extract';
const ways = ['double tap', 'reload', 'two tabs'] as const;
type Way = (typeof ways)[number];

/** Outcome unknown. With FAULT_MATRIX=all: every case. The SDK's tests have the others. */
const sample: [fault: FaultKind, way: Way][] = [['commit-then-timeout', 'double tap']];
const cases: [fault: FaultKind, way: Way][] = isWholeMatrix
  ? faults.flatMap((fault) => ways.map((way): [FaultKind, Way] => [fault, way]))
  : sample;

const posts = ({ faultProxy }: App) => faultProxy.requestsTo(EXTRACT).filter(({ method }) => method === 'POST').length;
const answered = (page: Page) =>
  received(page)
    .or(page.getByRole('alert').filter({ hasText: 'othing' }))
    .or(page.getByText('nothing has been withdrawn so far'))
    .or(page.getByLabel('Account'))
    .first();

/** Waits a second for the answer, then fast-forwards to its time-out: other timers of the app must not be hurried. */
async function settle({ page }: App): Promise<void> {
  await expect
    .poll(async () => {
      const isAnswered = await answered(page)
        .waitFor({ timeout: 1000 })
        .then(() => true)
        .catch(() => false);
      if (!isAnswered) await page.clock.fastForward(11_000);
      return isAnswered;
    })
    .toBe(true);
}

/** Applies again, as the page asks, until the application is received. */
async function untilReceived(app: App): Promise<void> {
  const { page } = app;
  await settle(app);
  for (let tries = 0; tries < 4 && !(await received(page).isVisible()); tries += 1) {
    if (await page.getByLabel('Account').isVisible()) {
      await app.signIn();
      await expect(page.getByText('Valid until')).toBeVisible();
    }
    if (!(await applyKey(page).isVisible())) await openPad(page);
    const before = posts(app);
    await tapCode(page);
    // A repeat within a second would be blocked as a double tap.
    await page.clock.fastForward(1_000);
    await applyKey(page).click();
    await expect.poll(async () => posts(app) > before || (await received(page).isVisible())).toBe(true);
    await settle(app);
  }
  await expect(received(page)).toBeVisible();
}

for (const [fault, way] of cases) {
  const tier = inDefaultTier(fault === 'commit-then-timeout' && way === 'reload');
  test(`[B5.15] a withdrawal under ${fault}, ${way}, is held once${tier}`, async ({ app, page, faultProxy }) => {
    await page.clock.install();
    const before = await balanceOf(app);
    const bills = await billsOf(app);
    const known = (await withdrawalsOf(app)).length;
    await fillWithdrawal(page);
    await openPad(page);
    const other = way === 'two tabs' ? await app.openTab('/withDraw') : undefined;
    if (other !== undefined) {
      await fillWithdrawal(other.page);
      await openPad(other.page);
      await tapCode(other.page);
    }
    await app.control.addFault({ kind: fault, on: 'createWithdrawal', times: 1, ms: 300 });
    await tapCode(page);
    const sent = posts(app);
    if (way === 'double tap') await tapTwiceUnanswered(app, EXTRACT, applyKey(page));
    else if (way === 'reload') await reloadUnanswered(app, EXTRACT, () => applyKey(page).click());
    else if (other !== undefined) {
      // The other tab's button is pressed while this call is pending.
      const release = faultProxy.holdAnswers(EXTRACT);
      await applyKey(page).click();
      await expect.poll(() => posts(app)).toBeGreaterThan(sent);
      await applyKey(other.page).click();
      release();
      faultProxy.reset();
    }
    await expect.poll(() => posts(app)).toBeGreaterThan(sent);
    // The form says that nothing was applied for shortly before the login comes.
    if (fault === 'unauthorized' && way !== 'reload') await expect(page.getByLabel('Account')).toBeVisible();
    if (way === 'reload') {
      // A refusal before the reload leaves the form unchanged, without a message.
      await expect(answered(page).or(continueButton(page)).first()).toBeVisible();
      if (await continueButton(page).isVisible()) await openPad(page);
      if (await applyKey(page).isVisible()) {
        await withdraw(page);
      }
    }
    await untilReceived(app);
    // If the session has ended, the other tab has dropped its draft, since it may have been a logout.
    if (other !== undefined && fault !== 'unauthorized') await untilReceived(other);

    const made = (await withdrawalsOf(app)).slice(0, -known);
    expect(made, `${made.length - 1} lost or doubled`).toMatchObject([{ amount: '300.00', status: 0 }]);
    const after = await balanceOf(app);
    expect(after).toMatchObject({ available: '890.00', pending: '350.00', balance: before.balance });
    // A withdrawal under audit has no bill, so the ledger's last balance is available + pending.
    expect(await billsOf(app)).toEqual(bills);
    expect(bills[0]?.balance_after).toBe(after.balance);
  });
}

test('[B5.15] a withdrawal of the whole balance whose answer is lost is found', async ({ app, page, faultProxy }) => {
  const known = (await withdrawalsOf(app)).length;
  await fillWithdrawal(page, '1190.00');
  await openPad(page);
  await app.control.addFault({ kind: 'truncated', on: 'createWithdrawal', times: 2 });
  await tapCode(page);
  // The list of withdrawals comes after the balance.
  const isBalanceRead = Promise.withResolvers<void>();
  const isSent = () => posts(app) > 0;
  faultProxy.intercept(({ path }) =>
    isSent() && path.startsWith(`${EXTRACT}_log`) ? { holdUntil: isBalanceRead.promise } : undefined,
  );
  const balance = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith(EXTRACT) && isSent(),
  );
  await applyKey(page).click();
  await (await balance).finished();
  await nextFrames(page);
  await expect(page.getByRole('dialog').getByText('$1,190.00').first()).toBeVisible();
  isBalanceRead.resolve();
  await expect(received(page)).toBeVisible();
  expect((await withdrawalsOf(app)).slice(0, -known)).toMatchObject([{ amount: '1190.00', status: 0 }]);
});

test('while the whole balance is being withdrawn, its sum stays on the key', async ({ app, page, faultProxy }) => {
  const known = (await withdrawalsOf(app)).length;
  await fillWithdrawal(page, '1190.00');
  await openPad(page);
  await tapCode(page);
  const answered = Promise.withResolvers<void>();
  faultProxy.intercept(({ method, path }) =>
    method === 'POST' && path === EXTRACT ? { answerAfter: answered.promise } : undefined,
  );
  await applyKey(page).click();
  await expect.poll(() => withdrawalsOf(app)).toHaveLength(known + 1);
  // The balance comes before the answer.
  const balance = page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && answer.url().endsWith(EXTRACT),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await (await balance).finished();
  await nextFrames(page);
  await expect(applyKey(page)).toHaveText('Withdraw $1,190.00');
  answered.resolve();
  await expect(received(page)).toBeVisible();
});

test('[B5.15] the form does not come back between a withdrawal’s check and outcome', async ({ app, page, control }) => {
  const known = (await withdrawalsOf(app)).length;
  await fillWithdrawal(page);
  await openPad(page);
  await control.addFault({ kind: 'commit-then-timeout', on: 'createWithdrawal', times: 1 });
  await tapCode(page);
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main button, main [role="status"]'))
        seen.push(textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await reloadUnanswered(app, EXTRACT, () => applyKey(page).click());
  await expect(received(page)).toBeVisible();
  const seen = await page.evaluate((): string[] => Reflect.get(window, 'seen'));
  expect(seen).toContainEqual(expect.stringContaining('We are checking whether your request arrived.'));
  expect(seen).not.toContain('Continue');
  expect((await withdrawalsOf(app)).slice(0, -known)).toMatchObject([{ amount: '300.00', status: 0 }]);
});

test('[B5.15] a received withdrawal cannot be signed again while its sheet closes', async ({ app, page }) => {
  const known = (await withdrawalsOf(app)).length;
  await fillWithdrawal(page);
  await openPad(page);
  const step = await holdStep(page);
  await withdraw(page);
  await app.toasts.waitFor('Withdrawal requested');
  await step.isHeld();
  await nextFrames(page);
  await tapCode(page);
  await applyKey(page).press('Enter');
  await nextFrames(page);
  await step.take();
  await expect(received(page)).toBeVisible();
  expect((await withdrawalsOf(app)).slice(0, -known)).toHaveLength(1);
  expect(posts(app)).toBe(1);
});

test('[R4.09] a withdrawal whose session ends meanwhile is found after signing in', async ({ app, page }) => {
  const known = (await withdrawalsOf(app)).length;
  await gotoAsCustomer(page, '/withDraw');
  await fillWithdrawal(page);
  // A screen with input is kept.
  await amountField(page).fill('300');
  await openPad(page);
  await app.control.addFault({ kind: 'truncated', on: 'createWithdrawal', times: 2 });
  await tapCode(page);
  const body = JSON.stringify({ code: 401, msg: 'Please log in first', time: '1', data: null });
  app.faultProxy.intercept(({ path, headers }) =>
    posts(app) === 2 && path.startsWith(`${EXTRACT}_log`) && headers['token'] === TOKEN
      ? { status: 401, body }
      : undefined,
  );
  await applyKey(page).click();
  await expect(page.getByLabel('Account')).toBeVisible();
  app.faultProxy.reset();
  await app.signIn();
  await expect(received(page)).toBeVisible();
  expect((await withdrawalsOf(app)).slice(0, -known)).toMatchObject([{ amount: '300.00', status: 0 }]);
  expect(posts(app)).toBe(2);
});
