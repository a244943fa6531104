// A payment under every fault of the mock: double tap, reload, two tabs, and sign-out meanwhile. The ledger has one
// bill or none, and the page says which.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { isWholeMatrix, reloadUnanswered, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { leads } from '../fixtures/navigation.ts';
import { billsOf, confirmKey, pay, placeOrder, tapCode } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';

test.use({ signedIn: true });

/** `either`: a browser may repeat a request by itself after its connection was cut. */
type Outcome = 'paid' | 'unknown' | 'either' | 'refused' | 'signed-out';

/** The outcome of the first try, for each kind of fault. */
const outcomes: Record<string, Outcome> = {
  latency: 'paid',
  timeout: 'unknown',
  'commit-then-timeout': 'paid',
  cut: 'either',
  truncated: 'paid',
  html: 'unknown',
  error: 'unknown',
  'empty-error': 'unknown',
  'rate-limited': 'refused',
  unavailable: 'unknown',
  unauthorized: 'signed-out',
  duplicate: 'paid',
};

const words: Record<Exclude<Outcome, 'paid' | 'either'>, string> = {
  unknown: 'nothing has been charged so far',
  refused: 'Payment failed',
  'signed-out': 'You were signed out before paying. Nothing was charged.',
};

const paidHeading = (page: Page) => page.getByRole('heading', { name: 'Paid' });
const attempts = (app: App) => app.faultProxy.requestsTo('/api/order/pay').length;

async function open(page: Page, order: number): Promise<void> {
  await page.goto(`/payment?order=${order}`);
  await expect(confirmKey(page)).toBeVisible();
}

/** Lets a request that is never answered time out. */
async function passTime(page: Page, kind: string): Promise<void> {
  if (kind.endsWith('timeout')) await page.clock.fastForward(11_000);
}

async function signInIfAsked(app: App): Promise<void> {
  await expect(paidHeading(app.page).or(confirmKey(app.page)).or(app.page.getByLabel('Account'))).toBeVisible();
  if (app.path().startsWith('/login')) await app.signIn();
}

/** The outcome that the page shows for a try under a fault. */
async function outcomeOn(app: App, expected: Outcome): Promise<Exclude<Outcome, 'either'>> {
  if (expected !== 'either') return expected;
  await expect(paidHeading(app.page).or(app.text(words.unknown))).toBeVisible();
  return (await paidHeading(app.page).isVisible()) ? 'paid' : 'unknown';
}

/** The fault by which it may have been done. With FAULT_MATRIX=all: every fault. The SDK's tests have the others. */
const isInSample = ([kind]: [string, Outcome]) => isWholeMatrix || kind === 'commit-then-timeout';

for (const [kind, expected] of Object.entries(outcomes).filter(isInSample)) {
  const tier = inDefaultTier(kind === 'commit-then-timeout');
  test(`[B5.15] under the fault ${kind} a customer pays once or not at all${tier}`, async ({ app, page }) => {
    const [reloaded, shared] = [await placeOrder(app), await placeOrder(app)];
    await page.clock.install();
    const bills = async (order: number) => (await billsOf(app, order)).map(({ amount }) => amount);
    const strike = (fault: string) => app.control.addFault({ kind: fault, on: 'payOrders', times: 1, ms: 300 });

    await test.step('the customer presses twice, then is signed out at the second attempt', async () => {
      await open(page, 9001);
      await strike(kind);
      const before = attempts(app);
      await tapCode(page);
      await tapTwiceUnanswered(app, '/api/order/pay', confirmKey(page));
      await expect.poll(() => attempts(app)).toBeGreaterThan(before);
      await passTime(page, kind);
      const outcome = await outcomeOn(app, expected);
      if (outcome !== 'paid') {
        if (outcome === 'signed-out') {
          await expect(page).toHaveURL('/login?return=%2Fpayment%3Forder%3D9001');
          await app.signIn();
        }
        await expect(app.text(words[outcome])).toBeVisible();
        expect(await bills(9001)).toEqual([]);
        await strike('unauthorized');
        await tapCode(page);
        // A repeat within a second would be blocked as a double tap.
        await page.clock.fastForward(1_000);
        await leads(confirmKey(page), '/login?return=%2Fpayment%3Forder%3D9001');
        await app.signIn();
        await expect(app.text(words['signed-out'])).toBeVisible();
        expect(await bills(9001)).toEqual([]);
        await pay(page);
      }
      await expect(paidHeading(page)).toBeVisible();
      expect(await bills(9001)).toEqual(['-134.40']);
    });

    await test.step('the page is reloaded during the payment', async () => {
      await open(page, reloaded);
      await strike(kind);
      await tapCode(page);
      await reloadUnanswered(app, '/api/order/pay', () => confirmKey(page).click());
      await signInIfAsked(app);
      const outcome = await outcomeOn(app, expected);
      if (outcome !== 'paid') {
        if (outcome === 'unknown') await expect(app.text(words.unknown)).toBeVisible();
        expect(await bills(reloaded)).toEqual([]);
        await pay(page);
      }
      await expect(paidHeading(page)).toBeVisible();
      expect(await bills(reloaded)).toEqual(['-134.40']);
    });

    await test.step('the order is paid in two tabs at once', async () => {
      await open(page, shared);
      const other = await app.openTab(`/payment?order=${shared}`);
      await strike(kind);
      for (const tab of [page, other.page]) await tapCode(tab);
      // A sign-out in one tab also signs out the other: its key may be gone before it is pressed.
      const pressed = expected === 'signed-out' ? [other.page] : [page, other.page];
      // A payment in one tab removes the other's key, so both are pressed before either is answered.
      const release = app.faultProxy.holdRequests('/api/order/pay');
      await Promise.all(pressed.map((tab) => confirmKey(tab).click()));
      release();
      app.faultProxy.reset();
      if (expected === 'signed-out') {
        await app.signIn();
        await pay(page);
      }
      await expect.poll(() => bills(shared)).toEqual(['-134.40']);
      await passTime(page, kind);
      for (const tab of [page, other.page]) await expect(paidHeading(tab)).toBeVisible();
      expect(await bills(shared)).toEqual(['-134.40']);
    });
  });
}
