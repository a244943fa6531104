// Reporting a top-up under the mock's faults: one top-up or none, credited once, its evidence never lost, and the page
// tells the truth.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import {
  type FaultKind,
  faults,
  isWholeMatrix,
  patientHurry,
  reloadUnanswered,
  tapTwiceUnanswered,
} from '../fixtures/faults.ts';
import { addProof } from '../fixtures/refunds.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';
import {
  chooseNetwork,
  outcome,
  rechargeBillsOf,
  reportButton,
  saysWhatFailed,
  sumField,
  topUpsOf,
} from '../fixtures/top-up.ts';

test.use({ signedIn: true });

const REPORT = '/api/user/recharge';
const forms = { transfer: '/topUp?method=manual', coins: '/walletTopUp' };
const ways = ['double tap', 'reload', 'two tabs'] as const;
type Case = [kind: keyof typeof forms, fault: FaultKind, way: (typeof ways)[number]];

/** Carried out but unanswered. With FAULT_MATRIX=all: every case. The SDK's tests have the others. */
const sample: Case[] = [['coins', 'commit-then-timeout', 'double tap']];
const all = (['transfer', 'coins'] as const).flatMap((kind) =>
  faults.flatMap((fault) => ways.map((way): Case => [kind, fault, way])),
);
const cases = isWholeMatrix ? all : sample;

/** The link of the notice that this evidence was already reported, by another tab. */
const used = (page: Page) => page.getByRole('link', { name: 'View that top-up' });
const removeButton = (page: Page) => page.getByRole('button', { name: 'Remove picture 1' });
const reports = ({ faultProxy }: App) => faultProxy.requestsTo(REPORT).length;

type Shown = 'done' | 'used' | 'login' | 'form' | 'busy';

async function shownOn({ page }: App): Promise<Shown> {
  if (new URL(page.url()).pathname === '/login') return 'login';
  if (await outcome(page, 'Your top-up is under review').isVisible()) return 'done';
  if (await used(page).isVisible()) return 'used';
  return (await reportButton(page).and(page.locator(':not([aria-busy])')).count()) > 0 ? 'form' : 'busy';
}

/** Waits for the answer, or fast-forwards to its time-out. */
async function settled(app: App, sent: number): Promise<Shown> {
  let shown: Shown = 'busy';
  const hurry = patientHurry(app.page);
  await expect
    .poll(async () => {
      shown = await shownOn(app);
      if (reports(app) === sent) return 'busy';
      // After the end of a session the form shows nothing until the login comes.
      if (shown === 'form' && !(await saysWhatFailed(app.page))) return 'busy';
      if (shown === 'busy') await hurry();
      return shown;
    })
    .not.toBe('busy');
  return shown;
}

async function expectKept({ page }: App): Promise<void> {
  await expect(removeButton(page)).toBeVisible();
  await expect(sumField(page)).toHaveValue('75.25');
  await expect(reportButton(page)).toHaveText('Submit top-up of $75.25');
}

/** Reports, again if need be, until the page knows of the top-up; after each failure the form must say so. */
async function reportUntilKnown(app: App, press: () => Promise<void>): Promise<Shown> {
  for (let attempt = press; ; attempt = () => reportButton(app.page).click()) {
    const sent = reports(app);
    await attempt();
    const shown = await settled(app, sent);
    if (shown === 'done' || shown === 'used') return shown;
    if (shown === 'login') {
      // No customer signs in twice within a second.
      await app.page.clock.fastForward(1_000);
      await app.signIn();
      // Meanwhile another tab may have reported it, with the evidence of both.
      const reported = async () => (await topUpsOf(app)).length > 0;
      const isKept = () => removeButton(app.page).isVisible();
      await expect.poll(async () => (await isKept()) || (await reported())).toBe(true);
      if (await reported()) return 'used';
    }
    await expectKept(app);
  }
}

async function fill({ page }: App, kind: keyof typeof forms): Promise<void> {
  await page.goto(forms[kind]);
  if (kind === 'coins') await chooseNetwork(page, /^Tron/);
  await sumField(page).fill('75.25');
  await addProof(page);
  await expect(reportButton(page)).toHaveText('Submit top-up of $75.25');
}

for (const [kind, fault, way] of cases) {
  const tier = inDefaultTier(fault === 'commit-then-timeout');
  test(`[B5.15] ${fault} while reporting ${kind}, ${way}: one top-up${tier}`, async ({ app, page, faultProxy }) => {
    await page.clock.install();
    await fill(app, kind);
    const other = way === 'two tabs' ? await app.openTab(forms[kind]) : undefined;
    if (other !== undefined) {
      // The other tab starts with the shared evidence.
      if (kind === 'coins') await chooseNetwork(other.page, /^Tron/);
      await sumField(other.page).fill('75.25');
      await expect(removeButton(other.page)).toBeVisible();
      await expect(reportButton(other.page)).toHaveText('Submit top-up of $75.25');
    }
    await app.control.addFault({ kind: fault, on: 'createRecharge', times: 1, ms: 300 });
    const click = () => reportButton(page).click();
    if (way === 'double tap') await reportUntilKnown(app, () => tapTwiceUnanswered(app, REPORT, reportButton(page)));
    else if (other !== undefined) {
      // The answer to one tab may remove the other's button, so both are pressed before anything is done.
      const release = faultProxy.holdRequests(REPORT);
      await reportUntilKnown(app, async () => {
        for (const tab of [page, other.page]) await reportButton(tab).click();
        await expect.poll(() => reports(app)).toBe(1);
        faultProxy.reset();
        release();
      });
    } else {
      await reloadUnanswered(app, REPORT, click);
      // Received before the reload, or restored to be reported again; the picture comes after the button.
      const done = outcome(page, 'Your top-up is under review');
      await expect(removeButton(page).or(done).or(page.getByLabel('Account')).first()).toBeVisible();
      if ((await shownOn(app)) === 'login') await app.signIn();
      await expect(removeButton(page).or(done).first()).toBeVisible();
      if ((await shownOn(app)) !== 'done') await reportUntilKnown(app, click);
    }
    // The other tab makes a second top-up only if its evidence differs.
    const made = await topUpsOf(app);
    expect(made, `${made.length - 1} lost or doubled`).toMatchObject([{ amount: '75.25', status: 0 }]);
    await app.control.advance({ hours: 1 });
    expect(await rechargeBillsOf(app)).toEqual([made[0]?.network === null ? '75.25' : '74.25']);
  });
}
