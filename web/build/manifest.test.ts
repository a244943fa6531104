import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { appName } from '../src/i18n/app-name.ts';

const read = (path: string) => readFile(new URL(`..${path}`, import.meta.url));
const manifest = JSON.parse(await read('/public/manifest.webmanifest').then(String));
const html = String(await read('/index.html'));

/** Width and height of a PNG: the first two numbers of its first chunk. */
async function sizeOf(path: string): Promise<string> {
  const bytes = await read(`/public${path}`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the app can be installed: name, start, and icons of the declared sizes, one of them maskable', async () => {
  expect([manifest.name, manifest.short_name]).toEqual([appName, appName]);
  expect([manifest.start_url, manifest.display]).toEqual(['/home', 'standalone']);
  const pictures: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  for (const { src, sizes } of pictures.filter(({ src }) => src.endsWith('.png')))
    expect(await sizeOf(src)).toBe(sizes);
  expect(pictures.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(pictures.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('index.html names the manifest, the touch icon and the app, and paints the manifest’s colour', async () => {
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  const touchIcon = /rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(await sizeOf(touchIcon)).toBe('180x180');
  expect(html).toContain(`<meta property="og:site_name" content="${appName}" />`);
  expect(html).toContain(`<meta name="theme-color" content="${manifest.theme_color}" />`);
  const light = String(await read('/src/ui/tokens.css')).match(/--page: (#\w+);/)?.[1];
  expect([manifest.theme_color, manifest.background_color]).toEqual([light, light]);
});
