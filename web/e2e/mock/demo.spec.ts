// The demo: the whole shop from a static host, with the mock in a service worker.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDemo } from '../../../mock/demo/build-demo.ts';
import { type StaticHost, startStaticHost } from '../../../mock/demo/static-host.ts';
import { builtApp } from '../built-app.ts';
import { expect, test } from '../fixtures/test.ts';

let folder: string;
let host: StaticHost;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridian-demo-'));
  await buildDemo(builtApp, folder);
  host = await startStaticHost(folder, 0);
});
test.afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

test('[B7.09] a link opens the demo, and a paid order survives a new worker @default', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  // A link to a product, on a host without such a file.
  await page.goto('/detail/102');
  await expect(page.getByRole('button', { name: 'Add to bag' })).toBeVisible({ timeout: 60_000 });
  const failed: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });

  await page.goto('/login?return=%2Fpayment%3Forder%3D9001');
  await page.getByRole('textbox', { name: 'Account' }).fill('demo@meridian.shop');
  await page.getByLabel('Password', { exact: true }).fill('demo123456');
  await page.keyboard.press('Enter');
  await page.getByLabel('Enter your payment code').fill('246810');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('We will notify you when it ships.')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/capitalRecord');
  await expect(tab.getByText('$1,105.60').first()).toBeVisible();
  await tab.close();

  // The browser stops an idle worker: the app is left, and the last call is saved.
  await page.goto('/app.txt');
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/__mock/policy', { method: 'POST', headers, body: '{"service":"unavailable"}' });
  });
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/__demo/world'))?.text()), { timeout: 60_000 })
    .toContain('"service":"unavailable"');
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto('/capitalRecord');
  // The whole mock starts anew.
  await expect(page.getByText('$1,105.60').first()).toBeVisible({ timeout: 60_000 });

  await page.goto('/__mock/');
  await expect(page.getByRole('main').getByRole('button', { name: 'listBills' }).first()).toBeVisible();
  for (const path of ['/docs/index.html', '/agenda/index.html']) {
    await page.goto(path);
    await expect(page).toHaveTitle(/Meridian/);
  }
  expect(failed).toEqual([]);
  await context.close();
});
