// Topping up under the faults of the mock: one top-up or none, its evidence never lost, and the page says the truth. Each
// case takes half a minute of a slow machine, so they run with FAULT_MATRIX=all alone; the sample is of kinds of loss.
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { expect, test } from '../fixtures/test.ts';
import { addEvidence, outcome, rechargeBillsOf, reportButton, sumField, topUpsOf } from '../fixtures/top-up.ts';

test.use({ signedIn: true });

const REPORT = '/api/user/recharge';
const FORM = '/topUp?method=manual';

/** Carried out and not answered, not carried out, unknown, refused, no session. */
const faults = ['commit-then-timeout', 'truncated', 'error', 'html', 'duplicate', 'unauthorized'];
const cases = process.env['FAULT_MATRIX'] === 'all' ? faults : [];

const checked = (page: Page) => outcome(page, 'Your top-up is being checked');
/** That the same evidence has been reported before: so says another tab. */
const used = (page: Page) => page.getByRole('link', { name: 'See that top-up' });

/** Into the log of the run, for the record of the matrix. */
const print = (line: string) => process.stdout.write(`${line}\n`);

type Shown = 'done' | 'used' | 'login' | 'form' | 'busy';

async function shownOn({ page }: App): Promise<Shown> {
  if (new URL(page.url()).pathname === '/login') return 'login';
  if (await checked(page).isVisible()) return 'done';
  if (await used(page).isVisible()) return 'used';
  return (await reportButton(page).and(page.locator(':not([aria-busy])')).count()) > 0 ? 'form' : 'busy';
}

/** Reports, again if need be, until the page knows of the top-up; after each failure it must say so. */
async function reportUntilKnown(app: App, press: (page: Page) => Promise<void>, isReloaded = false): Promise<Shown> {
  const { page, faultProxy } = app;
  let wasReloaded = isReloaded;
  for (let attempt = press; ; attempt = (tab) => reportButton(tab).click()) {
    const sent = faultProxy.requestsTo(REPORT).length;
    await attempt(page);
    let shown = 'busy' as Shown;
    await expect
      .poll(async () => {
        shown = await shownOn(app);
        if (faultProxy.requestsTo(REPORT).length === sent) return 'busy';
        if (shown === 'busy') await page.clock.fastForward(11_000);
        return shown;
      })
      .not.toBe('busy');
    if (shown === 'done' || shown === 'used') return shown;
    if (shown === 'form' && !wasReloaded) {
      await expect(page.getByRole('alert').filter({ visible: true })).not.toHaveCount(0);
    }
    wasReloaded = false;
    if (shown === 'login') await app.signIn();
    // The evidence is there still, and so is the amount.
    await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    await expect(sumField(page)).toHaveValue('75.25');
  }
}

async function fill(page: Page): Promise<void> {
  await sumField(page).fill('75.25');
  await addEvidence(page);
  await expect(reportButton(page)).toHaveText('Report a top-up of $75.25');
}

/** One top-up, credited once; prints what was lost. */
async function expectOne(app: App, name: string): Promise<void> {
  const made = await topUpsOf(app);
  await app.control.advance({ minutes: 3 });
  const bills = await rechargeBillsOf(app);
  print(`${name}: ${made.length} top-up, bills ${bills.join(' ')}, lost ${made.length === 1 ? 0 : 1}`);
  expect(made).toMatchObject([{ amount: '75.25' }]);
  expect(bills).toEqual(['75.25']);
}

for (const kind of cases) {
  test(`[B5.15] ${kind} at the report of a top-up: by a double tap, over a reload, in two tabs: one, credited once`, async ({
    app,
    page,
    control,
  }) => {
    test.setTimeout(120_000);
    await page.clock.install();
    await page.goto(FORM);
    await fill(page);
    await control.addFault({ kind, on: 'createRecharge', times: 1 });
    // Pressed twice; what is unknown then is asked about after a reload.
    const press = async (tab: Page) => {
      await reportButton(tab).dblclick();
      await expect.poll(() => app.faultProxy.requestsTo(REPORT).length).toBeGreaterThan(0);
      if (kind === 'error') await tab.reload();
    };
    const shown = await reportUntilKnown(app, press, kind === 'error');
    expect(shown).toBe('done');
    await expectOne(app, `${kind}, double tap`);

    // Two tabs with the same evidence: one is reported, the other is told so.
    await page.goto(FORM);
    await fill(page);
    const other = await app.openTab(FORM);
    await sumField(other.page).fill('75.25');
    await expect(other.page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
    const before = await topUpsOf(app);
    await control.addFault({ kind, on: 'createRecharge', times: 1 });
    await Promise.all([reportUntilKnown(app, (tab) => reportButton(tab).click()), reportButton(other.page).click()]);
    const after = await topUpsOf(app);
    print(`${kind}, two tabs: ${after.length - before.length} top-up`);
    expect(after).toHaveLength(before.length + 1);
  });
}
