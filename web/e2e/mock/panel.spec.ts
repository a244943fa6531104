// The drawer with the mock's console, which `npm run dev` shows beside the app.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DevServer, startDevServer } from '../fixtures/dev-server.ts';
import { expect, test } from '../fixtures/test.ts';

let server: DevServer;
test.beforeAll(async () => {
  process.env['MERIDIAN_MOCK'] = process.env['STATEFUL_MOCK'];
  server = await startDevServer();
});
test.afterAll(() => server.close());

test('the panel opens the console beside the app, and closing it returns the focus', async ({ browser }) => {
  const { vite, url } = server;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const html = await vite.transformIndexHtml(
    '/index.html',
    await readFile(join(vite.config.root, 'index.html'), 'utf8'),
  );
  expect(html).toContain('<script type="module" src="/build/mock-panel-drawer.ts">');
  // The panel without the app, which Vite would take long to compile.
  await page.goto(`${url}config.json`);
  await page.setContent('<title>App</title><main>App</main>');
  await page.addScriptTag({ url: '/build/mock-panel-drawer.ts', type: 'module' });
  await page.getByRole('button', { name: 'Mock' }).click();
  const console = page.frameLocator('iframe');
  await expect(console.getByRole('heading', { name: 'Requests' })).toBeVisible();
  await console.getByRole('link', { name: 'Scenarios' }).click();
  await expect(console.getByRole('heading', { level: 2, name: 'Scenarios' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mock' })).toBeFocused();
  await page.close();
});
