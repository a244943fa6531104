// A withdrawal whose answer is lost, by a double tap, over a reload and the session's end: there is one application, and
// the page says so.
import { type App, TOKEN } from '../fixtures/app.ts';
import { envelope } from '../fixtures/fault-proxy.ts';
import { reloadUnanswered } from '../fixtures/faults.ts';
import { gotoAsCustomer, holdStep, nextFrames } from '../fixtures/navigation.ts';
import { tapCode } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  amountField,
  applyKey,
  fillWithdrawal,
  openPad,
  received,
  withdraw,
  withdrawalsOf,
} from '../fixtures/withdrawals.ts';

test.use({ signedIn: true });

const EXTRACT = '/api/user/extract';
const posts = ({ faultProxy }: App) => faultProxy.requestsTo(EXTRACT).filter(({ method }) => method === 'POST').length;

test('[B5.15] a withdrawal of all by a double tap, whose answer is lost, is found', async ({
  app,
  page,
  faultProxy,
}) => {
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
  await applyKey(page).dblclick();
  await (await balance).finished();
  await nextFrames(page);
  await expect(page.getByRole('dialog').getByText('$1,190.00').first()).toBeVisible();
  isBalanceRead.resolve();
  await expect(received(page)).toBeVisible();
  expect((await withdrawalsOf(app)).slice(0, -known)).toMatchObject([{ amount: '1190.00', status: 0 }]);
  // The call and its repeat.
  expect(posts(app)).toBe(2);
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

test('[B5.15] a received withdrawal is not signed again, while its sheet closes or in another tab', async ({
  app,
  page,
}) => {
  const known = (await withdrawalsOf(app)).length;
  const other = await app.openTab('/withDraw');
  for (const tab of [page, other.page]) {
    await fillWithdrawal(tab);
    await openPad(tab);
  }
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
  await withdraw(other.page);
  await expect(received(other.page)).toBeVisible();
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
  app.faultProxy.intercept(({ path, headers }) =>
    posts(app) === 2 && path.startsWith(`${EXTRACT}_log`) && headers['token'] === TOKEN
      ? envelope(null, { code: 401, status: 401 })
      : undefined,
  );
  await applyKey(page).dblclick();
  await expect(page.getByLabel('Account')).toBeVisible();
  app.faultProxy.reset();
  await app.signIn();
  await expect(received(page)).toBeVisible();
  expect((await withdrawalsOf(app)).slice(0, -known)).toMatchObject([{ amount: '300.00', status: 0 }]);
  expect(posts(app)).toBe(2);
});
