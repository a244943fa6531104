// Serves the app and the baselines to compare it with from one mock, behind a compression proxy.
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { startMock } from '../../mock/src/server.ts';
import { builtApp } from '../e2e/built-app.ts';
import { startCompressionProxy } from './compression-proxy.ts';
import { openPhone } from './phone.ts';

const PRODUCT = '/detail/101/1';

/** The measured pages, each with the selector of an element that is visible when it is complete. */
export const pages = {
  floor: { path: '/baseline/floor/index.html', ready: 'h1' },
  staticHome: { path: '/baseline/home.html', ready: 'article img' },
  staticDetail: { path: '/baseline/detail.html', ready: 'h1' },
  home: { path: '/home', ready: '#app article img' },
  detail: { path: PRODUCT, ready: '#app h1' },
} as const;

export type PageName = keyof typeof pages;

export interface BenchServer {
  url: string;
  close: () => Promise<void>;
}

/** Builds the baselines next to a copy of the built app and serves all of it. */
export async function startBenchServer(browser: Browser): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await cp(builtApp, folder, { recursive: true });
  await mkdir(join(folder, 'baseline'));
  await buildFrameworkBaseline(join(folder, 'baseline/floor'));
  const mock = await startMock({ port: 0, webDirectory: folder });
  const proxy = await startCompressionProxy(mock.url);
  for (const [name, file] of [
    ['home', 'home.html'],
    ['detail', 'detail.html'],
  ] as const) {
    await writeFile(join(folder, 'baseline', file), await renderStaticPage(browser, proxy.url, name));
  }
  return {
    url: proxy.url,
    close: async () => {
      proxy.close();
      await mock.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** react-dom, the router and the query library, built as the app is, and nothing else. */
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
async function renderStaticPage(browser: Browser, url: string, name: 'home' | 'detail'): Promise<string> {
  const page = await openPhone(browser);
  await page.goto(url + pages[name].path);
  await page.locator(pages[name].ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const html = await page.evaluate(() => {
    const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    // Lazy pictures are transparent until they load, which without a script never ends.
    for (const image of document.images) image.classList.remove('opacity-0');
    const root = document.documentElement;
    for (const script of document.querySelectorAll('script,style,link,meta[http-equiv],#shell')) script.remove();
    const style = document.createElement('style');
    style.textContent = styles.join('\n');
    document.head.append(style);
    return `<!doctype html>${root.outerHTML}`;
  });
  await page.context().close();
  return html.replaceAll(`href="${PRODUCT}"`, `href="${pages.staticDetail.path}"`);
}
