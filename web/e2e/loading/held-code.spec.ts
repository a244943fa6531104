// Code that comes late leaves no control blank.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtApp } from '../built-app.ts';
import { addressesOf, privateRoutes, publicRoutes } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

interface Chunk {
  file: string;
  isDynamicEntry?: boolean;
  imports?: string[];
}

/** The build's files that code loads by itself, beside those that a screen begins with: its own, texts and styles. */
async function lateFiles(): Promise<Set<string>> {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(builtApp, '.vite/manifest.json'), 'utf8'));
  const begun = new Set<string>();
  const begin = (source: string) => {
    if (begun.has(source)) return;
    begun.add(source);
    for (const next of manifest[source]?.imports ?? []) begin(next);
  };
  for (const source of Object.keys(manifest)) if (/tsr-split|\.po|\.css$|^index\.html$/.test(source)) begin(source);
  const late = Object.entries(manifest).filter(([source, { isDynamicEntry }]) => isDynamicEntry && !begun.has(source));
  return new Set(late.map(([, { file }]) => `/${file}`));
}

/** The visible controls that show nothing: no words, no shape, no picture. */
const blankControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], [role=button], [role=tab]')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !control.querySelector('svg > *, img, picture, video, canvas'))
      .filter((control) => !(control instanceof HTMLElement && control.innerText.trim() !== ''))
      .filter((control) => control.closest('[inert], [aria-hidden=true]') === null)
      .map((control) => control.outerHTML.slice(0, 200)),
  );

test('[B2.16] no control is blank while code is on its way, on every screen', async ({ page, faultProxy }) => {
  // Two loads for each screen.
  test.setTimeout(240_000);
  const late = await lateFiles();
  expect(late.size).toBeGreaterThan(40);
  const never = new Promise<void>(() => {});
  const isPrivate = (path: string) => privateRoutes.includes(`: ${path}`);
  const screens = addressesOf(`${publicRoutes}\n${privateRoutes}`);
  for (const { path, title } of screens.filter(({ path }) => /^\/\w+$|^\/detail\/101\/1$/.test(path))) {
    // A screen that few visits begin with waits for its icons.
    const waitsForIcons = isPrivate(path);
    faultProxy.intercept(({ path: file }) =>
      late.has(file) && !(waitsForIcons && file.includes('icons-deferred')) ? { holdUntil: never } : undefined,
    );
    // Held files keep the browser's few connections until their page is left, and a page from being loaded.
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page, path).toHaveTitle(new RegExp(`^${title}`));
    // What stands on code of its own may be a skeleton still.
    const shown = page
      .getByRole('heading', { level: 1 })
      .or(page.locator('#app').getByRole('status', { name: 'Loading' }));
    await expect(shown.first(), path).toBeVisible();
    expect.soft(await blankControls(page), path).toEqual([]);
  }
});
