// Starting a card payment under the mock's faults: one payment at the provider, credited once.
import type { Page } from '@playwright/test';
import { type App, TOKEN } from '../fixtures/app.ts';
import { type FaultKind, faults, isWholeMatrix, reloadUnanswered, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { outcome, rechargeBillsOf, saysWhatFailed, sumField, topUpsOf } from '../fixtures/top-up.ts';

test.use({ signedIn: true });

const PAYMENT = '/api/user/card_payment';
/** The id of the first payment in a sandbox. */
const FIRST = 6401;
const ways = ['double tap', 'reload'] as const;
type Case = [fault: FaultKind, way: (typeof ways)[number]];

/** Carried out but unanswered. With FAULT_MATRIX=all: every case. */
const sample: Case[] = [['commit-then-timeout', 'double tap']];
const cases = isWholeMatrix ? faults.flatMap((fault) => ways.map((way): Case => [fault, way])) : sample;

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $40.00 by card' });
const atProvider = (page: Page) => page.getByText('to Meridian: $40.00');
const begun = ({ faultProxy }: App) => faultProxy.requestsTo(PAYMENT).filter(({ method }) => method === 'POST').length;

async function isSettled({ page }: App): Promise<boolean> {
  if (await atProvider(page).or(page.getByLabel('Account')).first().isVisible()) return true;
  if (await outcome(page, 'Finish on the card page').isVisible()) return true;
  return (await payButton(page).and(page.locator(':not([aria-busy])')).isVisible()) && saysWhatFailed(page);
}

/** Presses, signs in if asked, and presses again until the provider's page is open. */
async function untilAtProvider(app: App, press: () => Promise<void>): Promise<void> {
  const { page } = app;
  for (let attempt = press; !(await atProvider(page).isVisible()); attempt = () => payButton(page).click()) {
    const sent = begun(app);
    await attempt();
    await expect
      .poll(async () => {
        if (begun(app) > sent && (await isSettled(app))) return true;
        await page.clock.fastForward(2_000);
        return false;
      })
      .toBe(true);
    if (await page.getByLabel('Account').isVisible()) await app.signIn();
    if (await payButton(page).isVisible()) await expect(sumField(page)).toHaveValue('40');
    // The provider's address has come, and its page is loading.
    await expect(atProvider(page).or(payButton(page)).first()).toBeVisible();
  }
}

for (const [fault, way] of cases) {
  test(`[B5.15] a card payment under ${fault}, ${way}, is credited once`, async ({ app, page }) => {
    await page.clock.install();
    await page.goto('/cardTopUp');
    await sumField(page).fill('40');
    await expect(payButton(page)).toBeVisible();
    await app.control.addFault({ kind: fault, on: 'createCardPayment', times: 1, ms: 300 });
    if (way === 'reload') {
      await reloadUnanswered(app, PAYMENT, () => payButton(page).click());
      await expect(payButton(page).or(atProvider(page)).or(page.getByLabel('Account')).first()).toBeVisible();
      if (await page.getByLabel('Account').isVisible()) await app.signIn();
      await expect(payButton(page).or(atProvider(page)).first()).toBeVisible();
      await untilAtProvider(app, () => payButton(page).click());
    } else await untilAtProvider(app, () => tapTwiceUnanswered(app, PAYMENT, payButton(page)));
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(outcome(page, 'Your balance is topped up')).toBeVisible();
    const made = await topUpsOf(app);
    expect(made, `${made.length - 1} lost or doubled`).toMatchObject([{ method: 'card', amount: '40.00', status: 1 }]);
    expect(await rechargeBillsOf(app)).toEqual([made[0]?.arrival]);
    // The customer's first payment, and no second one exists.
    expect(new URL(page.url()).searchParams.get('payment_id')).toBe(String(FIRST));
    const second = await app.context.request.get(
      `${app.url}/api/user/card_payment_detail?card_payment_id=${FIRST + 1}`,
      {
        headers: { token: TOKEN },
      },
    );
    expect(await second.json()).toMatchObject({ data: null });
  });
}
