import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { chromiumOptions } from '../../../../../.config/chromium.ts';
import { axeViolations } from '../../../../tests/harness/axe-violations.ts';
import { compareWithBaseline } from '../baseline.ts';
import type { FinishedReport } from '../report.ts';
import { quietReport, sampleReport } from '../sample-report.testing.ts';
import { renderHtml } from './page.ts';

const [browser, report] = await Promise.all([chromium.launch(chromiumOptions()), sampleReport()]);
afterAll(() => browser.close());

/** Opens the page of a report as a local file, and collects its requests and errors. */
async function open(shown: FinishedReport, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const address = 'http://report.example/';
  await page.route('**', (route) => {
    if (route.request().url() === address) return route.fulfill({ contentType: 'text/html', body: renderHtml(shown) });
    requests.push(route.request().url());
    return route.abort();
  });
  await page.goto(address);
  return { page, requests, complaints, close: () => context.close() };
}

const causes = (page: Page) => page.locator('.cause:visible');

test('axe finds nothing in light and dark mode, with a cause unfolded', async () => {
  // Every element of the page, but of few operations: axe is slow with a hundred.
  const operations = report.operations.filter(({ area }) => area === 'session' || area === 'cart');
  const names = new Set(operations.map(({ operation }) => operation));
  const findings = report.findings.filter(({ operation }) => names.has(operation));
  const small = compareWithBaseline(
    { ...report, operations, findings, interrupted: 'Ctrl-C' },
    { ...report, findings: findings.slice(9) },
  );
  const { page, complaints, close } = await open(small);
  for (const fold of await page.locator('.cause').first().locator('summary').all()) await fold.click();
  expect(await axeViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, 'color-contrast'), 'dark').toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test.each([1280, 390])('at %i px nothing is wider than the screen, and the page sends no request', async (width) => {
  const { page, requests, complaints, close } = await open(report, { viewport: { width, height: 844 } });
  for (const fold of await page.locator('.cause').nth(3).locator('summary').all()) await fold.click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(requests).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test('a cause shows expected and got, the place in the contract, the command, and the offending line', async () => {
  const { page, close } = await open(report, { permissions: ['clipboard-read', 'clipboard-write'] });
  const cause = page.getByRole('article', { name: 'An amount is not written with two decimal places' });
  const text = await cause.innerText();
  expect(text).toContain('a text with two decimal places');
  expect(text).toMatch(/openapi\/components\/schemas\/Money\.yaml:3\s+proposed/);
  await cause.getByText('Repeat with curl').click();
  await cause.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('status').getByText('Copied').waitFor();
  await cause.getByText('The exchange').click();
  const mark = cause.locator('pre mark');
  expect(await mark.innerText()).toMatch(/"total_amount": "\d+\.\d"/);
  await mark.waitFor({ state: 'visible' });
  await close();
});

test('causes are filtered by text, severity, area and operation, and the address keeps the filter', async () => {
  const { page, close } = await open(report);
  const all = await causes(page).count();
  await page.locator('select[name=severity]').selectOption('warning');
  const warnings = await causes(page).count();
  expect(warnings).toBeGreaterThan(0);
  expect(warnings).toBeLessThan(all);
  expect(await page.getByText(`${warnings} of ${all} shown`).count()).toBe(1);
  await page.reload();
  expect(await causes(page).count()).toBe(warnings);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText(`All ${all} shown`).waitFor();
  await page.locator('select[name=area]').selectOption('mistakes');
  expect(await page.locator('.cause:visible:not([data-area=mistakes])').count()).toBe(0);
  expect(await causes(page).count()).toBeGreaterThan(5);
  await page.getByRole('searchbox').fill('MONEY-IN-cents');
  expect(await causes(page).locator('header code').allInnerTexts()).toEqual(['money-in-cents', 'money-in-cents']);
  await page.getByRole('searchbox').fill('nothing has these words');
  await page.getByText('No cause fits these filters').waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.locator('select[name=operation]').selectOption('listAreas');
  expect(await page.locator('.matrix tbody tr:visible').count()).toBe(1);
  await close();
});

test('the coverage says what was never seen', async () => {
  const { page, close } = await open(report, { javaScriptEnabled: false });
  const row = page.locator('.matrix tr').filter({ hasText: 'cancelOrder' });
  expect(await row.locator('.answers .bad').innerText()).toContain('9999');
  expect(await row.locator('.answers .badge:not(.good, .bad)').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^3001\s+never seen$/)]),
  );
  await row.getByText(/^never seen: \d+ answers/).click();
  expect(await row.innerText()).toContain('3001 order_not_found');
  expect(await page.locator('.unreached').innerText()).toContain('only the shop can do that');
  await close();
});

test('the headline says whether all is well, what is new, and whether the run was interrupted', async () => {
  const headline = (shown: FinishedReport) =>
    renderHtml(shown)
      .split('<dl')[0]
      ?.replaceAll(/<[^>]*>/g, '');
  expect(headline(await quietReport())).toMatch(/Conforms\s+https:\/\/shop\.example did what the contract says/);
  expect(headline(compareWithBaseline(report, report))).toContain('Nothing new');
  expect(headline({ ...report, interrupted: 'Ctrl-C' })).toContain('Interrupted: Ctrl-C.');
});

test('a server’s answer is text on the page, never markup', async () => {
  const hostile = '<img src=x onerror="document.title=1"></pre><script>alert(1)</script>';
  const findings = report.findings.map((finding) => ({ ...finding, message: hostile, got: hostile, at: hostile }));
  const { page, requests, complaints, close } = await open({ ...report, target: hostile, findings });
  expect(await page.locator('img, main script').count()).toBe(0);
  expect(requests).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
