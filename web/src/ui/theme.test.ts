import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const filesOf = (pattern: string) => globSync(`${import.meta.dirname}/../${pattern}`);

function expectNone(files: readonly string[], pattern: RegExp): void {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(pattern);
}

test('no rule is about what follows any element or tag, because each that comes or goes would restyle all after it', () => {
  expectNone(filesOf('**/*.css'), /(?<![\w.#:(-])(\*|[a-z]\w*)\s*[+~][^;]*\{/);
});

test('only a phone, whose keyboard takes the space, hides its tabs in a low window: one at 400 % keeps them', () => {
  expectNone(filesOf('**/*.css'), /@media \(max-height[^)]*\) \{/);
});

test('no class is about all descendants of an element, because the browser asks for it at every element', () => {
  expectNone(filesOf('**/*.tsx'), /\*\*:/);
});

test('only the offline banner, which is rare, sets a property of the root, because each change restyles the page', () => {
  const files = filesOf('**/*.{ts,tsx}').filter((file) => !file.endsWith('offline-banner.tsx'));
  expectNone(files, /(root|documentElement)\.style\b/);
});

test('the developer pages have the colours of the app, in both themes', () => {
  const read = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  const [light = '', dark = ''] = read('tokens.css').split(':root[data-theme="dark"]');
  const colour = (css: string, name: string | undefined) => css.match(new RegExp(`${name}: (#\\w+);`))?.[1];
  const pages = [...read('../../../openapi/scripts/developer-pages.css').matchAll(/(--[\w-]+): light-dark\((.+)\);/g)];
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.map(([, name, both]) => [name, both])).toEqual(
    pages.map(([, name]) => [name, `${colour(light, name)}, ${colour(dark, name)}`]),
  );
});
