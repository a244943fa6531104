import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { chromiumOptions } from '../../.config/chromium.ts';
import { POINTS } from '../../openapi/agenda/points.ts';
import { readAnswers } from '../../openapi/scripts/agenda/read-answers.ts';
import { renderAgenda } from '../../openapi/scripts/agenda/render-agenda.ts';
import { bundleContract } from '../../openapi/scripts/bundle.ts';
import { CONTRACT } from '../../openapi/scripts/redocly-cli.ts';
import { axeViolations } from './harness/axe-violations.ts';

const [browser, bundle] = await Promise.all([chromium.launch(chromiumOptions()), bundleContract(CONTRACT)]);
const page = await renderAgenda(bundle);
const server = createServer((_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(page));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/agenda`;
afterAll(() => server.close());
afterAll(() => browser.close());

/** Opens the agenda as a host serves it, and collects other requests and console messages. */
async function open(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('request', (request) => request.url().endsWith('/agenda') || noise.push(request.url()));
  await page.goto(address);
  return { page, noise, close: () => context.close() };
}

const point = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('the page is at most ten screens long, starts with money and loads nothing else', async () => {
  const { page, noise, close } = await open();
  expect(await page.getByRole('article').count()).toBe(POINTS.length);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    expect.stringMatching(/^Money/),
    expect.stringMatching(/^Security/),
    expect.stringMatching(/^States/),
    expect.stringMatching(/^The rest/),
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(10);
  expect(noise).toEqual([]);
  await close();
});

test('answers given on the page are kept, and downloaded as the YAML that is read back', async () => {
  const { page, close } = await open();
  const download = page.getByRole('button', { name: 'Download answers' });
  await page.getByLabel('Answered on').fill('2026-12-01');
  await point(page, 'Amounts of money').getByRole('radio', { name: 'Yes' }).check();
  await point(page, 'Ids').getByRole('radio', { name: 'Strings' }).check();
  const times = point(page, 'Times');
  await times.getByRole('radio', { name: 'Otherwise' }).check();
  await download.click();
  expect(
    await times.getByRole('textbox', { name: 'How it is' }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  expect(await times.innerText()).toContain('Say how it is.');

  await times.getByRole('textbox', { name: 'How it is' }).fill('Unix "seconds"');
  await times.getByText(/^Stands for/).click();
  await times.getByRole('textbox', { name: /^Exceptions/ }).fill('Order.paid: yes');
  await download.click();
  expect(await times.innerText()).toContain('“Order.paid” is none of the fields listed here.');
  await times.getByRole('textbox', { name: /^Exceptions/ }).fill('Order.pay_deadline: Unix milliseconds');
  await page.reload();
  expect(await page.getByRole('status').innerText()).toContain(`3 of ${POINTS.length} answered`);

  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const text = await readFile(await file.path(), 'utf8');
  const { answers } = readAnswers(text, file.suggestedFilename(), '', { points: POINTS, entries: bundle.entries });
  expect(Object.fromEntries(answers)).toEqual({
    money: { on: '2026-12-01', answer: 'yes', except: {} },
    ids: { on: '2026-12-01', answer: 'Strings', except: {} },
    times: { on: '2026-12-01', answer: 'Unix "seconds"', except: { 'Order.pay_deadline': 'Unix milliseconds' } },
  });
  await close();
});

test('axe finds no violation, in light and dark, with an unfolded and answered point', async () => {
  const { page, close } = await open();
  await point(page, 'Times')
    .getByText(/^Stands for/)
    .click();
  await point(page, 'Times').getByRole('radio', { name: 'Otherwise' }).check();
  await page.getByRole('button', { name: 'Download answers' }).click();
  expect(await axeViolations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, 'color-contrast'), 'dark').toEqual([]);
  await close();
});

test.each([1280, 820, 390])('at %i px nothing overflows the screen', async (width) => {
  const { page, close } = await open({ viewport: { width, height: 844 } });
  await point(page, 'Names')
    .getByText(/^Stands for/)
    .click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const button = await page.getByRole('button', { name: 'Download answers' }).boundingBox();
  expect((button?.x ?? width) + (button?.width ?? 0)).toBeLessThanOrEqual(width);
  await close();
});
