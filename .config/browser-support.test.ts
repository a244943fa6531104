import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData } from '@mdn/browser-compat-data/types';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../web/build/oldest-browsers.ts';
import { missingIn, usesInCode, usesInStyles } from './browser-support.ts';

/** The names that a source uses although an oldest browser lacks them. */
function namesIn(text: string): string[] {
  const options: ts.CompilerOptions = { lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'], types: [], jsx: ts.JsxEmit.Preserve };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) =>
    name === 'planted.tsx' ? ts.createSourceFile(name, text, version, true) : getSourceFile(name, version);
  const program = ts.createProgram(['planted.tsx'], options, host);
  const source = program.getSourceFile('planted.tsx');
  return source === undefined ? [] : usesInCode(program, source, oldestBrowsers).map(({ name }) => name);
}

test('[B2.18] what Safari 16.4, Firefox 128 or Chromium 111 lacks is found by its type, wherever it is used', () => {
  const planted = `
    declare const element: HTMLElement;
    URL.canParse('/');
    element.showPopover();
    document.activeElement?.checkVisibility();
    const { promise } = Promise.withResolvers<void>();
    window.addEventListener('scrollend', () => promise);
    element.onscrollend = null;
    const { any } = AbortSignal;
    Object.groupBy([1], String);
    requestIdleCallback(() => any);
    export const shown = <div popover="manual" />;
  `;
  expect(namesIn(planted)).toEqual([
    'URL.canParse',
    'HTMLElement.showPopover',
    'Element.checkVisibility',
    'PromiseConstructor.withResolvers',
    'scrollend',
    'GlobalEventHandlers.onscrollend',
    'AbortSignal.any',
    'ObjectConstructor.groupBy',
    'requestIdleCallback',
    '<popover>',
  ]);
});

test('what every one has, and what is our own under the same name, is no use', () => {
  const planted = `
    const own = { canParse: (text: string) => text, showPopover: true };
    own.canParse(String(own.showPopover));
    [3, 1].toSorted().findLast(Boolean);
    structuredClone({ at: [1].at(-1) });
    document.addEventListener('touchend', () => own);
    window.addEventListener('beforeunload', () => own);
    export type Later = PromiseWithResolvers<URLPattern>;
    declare function Search(props: { onSearch: () => void }): null;
    export const shown = <Search onSearch={() => own} />;
  `;
  expect(namesIn(planted)).toEqual([]);
});

test('[B2.18] styles are compared, too: rules, properties, keywords, functions and selectors', () => {
  const css = `
    /* @starting-style */
    @property --a { syntax: "<length>"; inherits: false; initial-value: 0px }
    .sheet { color: color-mix(in oklch, red, blue); display: flex;
      @starting-style { translate: 0 100% } }
    p { text-wrap: balance; interpolate-size: allow-keywords }
    .a:popover-open { color: light-dark(red, blue) }
  `;
  expect(usesInStyles(css, 'planted.css', oldestBrowsers).map(({ name, line }) => `${line} ${name}`)).toEqual([
    '5 @starting-style',
    '7 :popover-open',
    '7 light-dark()',
    '6 text-wrap',
    '6 interpolate-size',
  ]);
});

test('[B2.18] what a page may not need has a path to be taken away by: globals, static members and those of instances', () => {
  const paths = missingIn(oldestBrowsers);
  expect(paths).toEqual(
    expect.arrayContaining([
      'URL.canParse',
      'Promise.withResolvers',
      'HTMLElement.prototype.showPopover',
      'Element.prototype.checkVisibility',
      'Document.prototype.onscrollend',
      'requestIdleCallback',
      'ViewTransition',
    ]),
  );
  // Safari has `Response.json()` since 17, the method of answers since 10.1.
  expect(paths.filter((path) => /^Response.*json$/.test(path))).toEqual(['Response.json']);
});

test('[B2.18] the page says that it is too old to each browser that is older than these, and to no other', () => {
  const style = readFileSync(new URL('../web/src/boot/first-paint.css', import.meta.url), 'utf8');
  expect(style).toContain('@supports not ((view-transition-name: none) or (color: oklch(from red l c h)))');
  const { css }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
  const features = [
    css['properties']?.['view-transition-name'],
    css['types']?.['color']?.['oklch']?.['relative_syntax'],
  ];
  const firstOf = (browser: keyof typeof oldestBrowsers) =>
    Math.min(
      ...features
        .flatMap((feature) => feature?.__compat?.support[browser] ?? [])
        .map(({ version_added: added }) => Number(added)),
    );
  const { safari, firefox, chrome } = oldestBrowsers;
  expect([firstOf('safari'), firstOf('firefox'), firstOf('chrome')]).toEqual([safari, firefox, chrome].map(Number));
});
