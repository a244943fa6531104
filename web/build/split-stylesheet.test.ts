import { expect, test } from 'vitest';
import { splitStylesheet, wordsOf } from './split-stylesheet.ts';

const split = (css: string, code: string) => splitStylesheet(css, wordsOf(code));

test('of the class layers only the rules of classes in the code are kept, in their order, and of all other layers each rule', () => {
  const css =
    '@layer theme,base;@layer base{p{margin:0}.prose{color:red}}@layer components{.sheet{a:b}.toast{c:d}}' +
    '@layer utilities{.p-4{padding:1px}.gap-4{gap:1px}@media (width>=56rem){.wide\\:p-2{padding:2px}.wide\\:m-2{margin:2px}}' +
    '@media print{.hidden{display:none}}.mt-1\\.5{margin:3px}}@media print{p{color:red}}';
  const { used, restClasses } = split(css, 'jsx(`p-4 wide:p-2 mt-1.5`, {className: "toast"})');
  expect(used).toBe(
    '@layer theme,base;@layer base{p{margin:0}.prose{color:red}}@layer components{.toast{c:d}}' +
      '@layer utilities{.p-4{padding:1px}@media (width>=56rem){.wide\\:p-2{padding:2px}}.mt-1\\.5{margin:3px}}' +
      '@media print{p{color:red}}',
  );
  expect([...restClasses]).toEqual(['sheet', 'gap-4', 'wide:m-2', 'hidden']);
});

test('properties that only missing rules use are not declared', () => {
  const css =
    '/*! licence */@layer properties{@supports (a:b){*{--tw-x:0;--tw-y:1px;--tw-x-y:2px}}}' +
    '@layer utilities{.a{top:var(--tw-x)}.b{top:var(--tw-x-y)}}@property --tw-x{inherits:false}@property --tw-x-y{inherits:false}';
  expect(split(css, '"a"').used).toBe(
    '@layer properties{@supports (a:b){*{--tw-x:0;}}}@layer utilities{.a{top:var(--tw-x)}}@property --tw-x{inherits:false}',
  );
});
