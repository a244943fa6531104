import { chromium, type Page } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { chromiumOptions } from '../../../../.config/chromium.ts';
import { startMock } from '../../../src/server.ts';
import { axeViolations } from '../../../tests/harness/axe-violations.ts';
import { readContract } from '../contract/contract.ts';
import { startRecordingProxy } from './recording-proxy.ts';

const [browser, mock] = await Promise.all([chromium.launch(chromiumOptions()), startMock({ port: 0 })]);
const proxy = await startRecordingProxy({ target: mock.url, contract: await readContract(), port: 0 });
afterAll(() => mock.close());
afterAll(() => proxy.close());
afterAll(() => browser.close());

const call = (fault = '') =>
  fetch(`${proxy.url}/api/cart/list`, { headers: { token: 'demo-token-7f3a', 'x-mock-fault': fault } })
    .then((answer) => answer.text())
    .catch(() => undefined);

const figure = (page: Page, name: string) => page.locator('#figures div', { hasText: name }).locator('dd');
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('an open page follows the recording: figures, findings, exchanges, coverage', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${proxy.url}/__conformance/`);
  await page.getByText('Nothing so far.').waitFor();
  expect(await axeViolations(page), 'empty').toEqual([]);

  await call('html');
  await call('cut');
  await call();
  await page.getByText('An HTML page came with HTTP 200').waitFor();
  await figure(page, 'Requests checked').getByText('3', { exact: true }).waitFor();
  expect(await figure(page, 'Operations called').textContent()).toMatch(/^1 of \d+$/);
  expect(await page.locator('#exchanges li').first().textContent()).toContain('200 · success');

  // Updates keep open sections open and the focus in place.
  const cart = page.locator('summary', { hasText: 'cart' });
  await cart.click();
  await call('empty-error');
  await figure(page, 'Requests checked').getByText('4', { exact: true }).waitFor();
  expect(await page.getByRole('row', { name: /^getCart 4 success, 500/ }).isVisible()).toBe(true);
  expect(await cart.evaluate((element) => element === document.activeElement)).toBe(true);

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await wide(page), `${colorScheme} ${width}`).toBeLessThanOrEqual(0);
      expect(await axeViolations(page), `${colorScheme} ${width}`).toEqual([]);
    }
  }

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'HTML report' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^conformance-.*\.html$/);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText('Nothing so far.').waitFor();
  expect(await figure(page, 'Requests checked').textContent()).toBe('0');
  expect(complaints).toEqual([]);
  await page.close();
});
