// Serves the app and its baselines from one mock, behind a compression proxy.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startMock } from '../../mock/src/server.ts';
import { configured } from '../build/configure.ts';
import { builtApp } from '../e2e/built-app.ts';
import { startEdge } from '../edge-host/start-edge.ts';
import { startCompressionProxy } from './compression-proxy.ts';
import { openPhone } from './phone.ts';
import { signIn } from './signed-in.ts';

export interface BenchPage {
  path: string;
  /** The selector of an element that is visible when the page is complete. */
  ready: string;
  /** Whether the demo customer is signed in. */
  isSignedIn?: boolean;
  /** A scenario of the mock other than the default. */
  scenario?: string;
  /** Whether the edge has written the answer to the first request into the page. */
  isBehindEdge?: boolean;
  /** Whether an earlier visit has filled the browser's caches and those of the service worker. */
  isSecond?: boolean;
}

const PRODUCT = '/detail/101/1';

/** The measured screens of the app. */
export const screens = {
  home: { path: '/home', ready: '#app article img' },
  detail: { path: PRODUCT, ready: '#app h1' },
  explore: { path: '/explore', ready: '#app article img' },
  shop: { path: '/shop/1', ready: '#app article img' },
  bag: { path: '/bag', ready: '#app li img', isSignedIn: true, scenario: 'mixed_cart' },
  orderInfo: { path: '/orderInfo/9001', ready: '#app section img', isSignedIn: true },
} satisfies Record<string, BenchPage>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[]; // the keys of a record of ScreenName

/** A page with react-dom, the router and the query library, and nothing else. */
export const floor: BenchPage = { path: '/baseline/floor/index.html', ready: 'h1' };

/** The same screen as plain HTML. */
export const staticTwin = (name: ScreenName): BenchPage => ({
  path: `/baseline/${name}.html`,
  ready: screens[name].ready,
});

/** The same screen on a second visit. */
export const secondVisit = (name: ScreenName): BenchPage => ({ ...screens[name], isSecond: true });

/** The same screen from a host with the edge worker. */
export const behindEdge = (name: ScreenName): BenchPage => ({ ...screens[name], isBehindEdge: true });

export interface BenchServer {
  url: string;
  /** The URL of the host that serves a page. */
  urlOf: (page: Pick<BenchPage, 'isBehindEdge'>) => string;
  close: () => Promise<void>;
}

/** Serves a copy of a built app, configured like by `npm run configure`, and the floor next to it. */
export async function serveApp(app = builtApp) {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await cp(app, folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, configured(await readFile(page, 'utf8'), ''));
  await mkdir(join(folder, 'baseline'));
  await buildFrameworkBaseline(join(folder, 'baseline/floor'));
  const mock = await startMock({ port: 0, webDirectory: folder });
  const proxy = await startCompressionProxy(mock.url);
  const close = async () => {
    for (const each of [proxy, mock]) await each.close();
    await rm(folder, { recursive: true });
  };
  return { url: proxy.url, mockUrl: mock.url, folder, close };
}

/** Serves the built app with all baselines. */
export async function startBenchServer(browser: Browser): Promise<BenchServer> {
  const app = await serveApp();
  const edge = await startEdge(app.mockUrl, { FIRST_ANSWER_TIMEOUT_MS: '60000' });
  const edgeProxy = await startCompressionProxy(app.mockUrl, edge.url);
  for (const name of screenNames) {
    await writeFile(join(app.folder, staticTwin(name).path), await renderStaticPage(browser, app.url, screens[name]));
  }
  return {
    url: app.url,
    urlOf: ({ isBehindEdge }) => (isBehindEdge ? edgeProxy.url : app.url),
    close: async () => {
      for (const each of [edgeProxy, edge, app]) await each.close();
    },
  };
}

/** react-dom, the router and the query library, built like the app, and nothing else. */
async function buildFrameworkBaseline(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./floor', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, reportCompressedSize: false, modulePreload: { polyfill: false } },
  });
}

/** The rendered page of the app as static HTML with inline styles: a lower limit for loading it. */
async function renderStaticPage(browser: Browser, url: string, screen: BenchPage): Promise<string> {
  const page = await openPhone(browser);
  if (screen.isSignedIn) await signIn(page, url, screen.scenario);
  await page.goto(url + screen.path);
  await page.locator(screen.ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const html = await page.evaluate(() => {
    const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    // Lazy pictures are transparent until a script sees them load, and this page has no script.
    for (const image of document.images) image.classList.remove('opacity-0');
    const root = document.documentElement;
    for (const script of document.querySelectorAll('script,style,link,meta[http-equiv],#shell')) script.remove();
    const style = document.createElement('style');
    style.textContent = styles.join('\n');
    document.head.append(style);
    return `<!doctype html>${root.outerHTML}`;
  });
  await page.context().close();
  return html.replaceAll(`href="${PRODUCT}"`, `href="${staticTwin('detail').path}"`);
}
