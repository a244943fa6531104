// The drawer with the mock's console that `npm run dev` puts beside the app.
import { glob, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { builtApp } from '../built-app.ts';
import { expect, test } from '../fixtures/test.ts';

let server: ViteDevServer;
let address: string;
const cacheDir = join(tmpdir(), `mock-panel-${process.pid}`);
test.beforeAll(async () => {
  process.env['MERIDIAN_MOCK'] = process.env['STATEFUL_MOCK'];
  server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    server: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(async () => {
  await server.close();
  await rm(cacheDir, { recursive: true, force: true });
});

test('the panel opens the console beside the app, and gives the focus back', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const html = await server.transformIndexHtml(
    '/index.html',
    await readFile(join(server.config.root, 'index.html'), 'utf8'),
  );
  expect(html).toContain('<script type="module" src="/build/mock-panel-drawer.ts">');
  // The panel without the app, which Vite would take long to prepare.
  await page.goto(`${address}config.json`);
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

test('what is built has no panel', async () => {
  const holders: string[] = [];
  for await (const file of glob('**/*.{html,js}', { cwd: builtApp })) {
    if ((await readFile(join(builtApp, file), 'utf8')).includes('mock-panel')) holders.push(file);
  }
  expect(holders).toEqual([]);
});
