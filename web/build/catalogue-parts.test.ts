import { expect, test } from 'vitest';
import { isInPart } from './catalogue-parts.ts';

const home = 'web/src/features/home/home-content.tsx';
const bag = 'web/src/features/cart/bag-page.tsx';
const refusals = 'web/src/i18n/refusal-messages.ts';

test.each<[string, modules: string[], parts: string[]]>([
  ['an initial screen', [home], ['initial']],
  ['a deferred folder', [bag], ['deferred']],
  ['both, which is loaded once', [bag, home], ['initial']],
  ['a refusal', [refusals], ['refusals']],
  ['a refusal and a screen, which are loaded apart', [bag, refusals], ['deferred', 'refusals']],
  ['the boot, which is in index.html', ['web/src/boot/boot-messages.ts'], []],
])('a text of %s is in these catalogue parts', (_of, modules, parts) => {
  expect(['initial', 'deferred', 'refusals'].filter((part) => isInPart(part, modules))).toEqual(parts);
});
