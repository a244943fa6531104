import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedLocales } from '../../i18n/locales.ts';

type Part = string | [name: string, ...more: unknown[]];
const catalogues = import.meta.glob<Record<string, Part[]>>('../../locales/*.po', { import: 'messages', eager: true });

/** What a text puts in bold, in order, in a language. */
function boldIn(locale: string, file: string): string[] {
  const texts = new URL(`../../../../mock/data/texts/${locale}/${file}.json`, import.meta.url);
  return [...readFileSync(texts, 'utf8').matchAll(/<strong>(.*?)<\/strong>/g)].map(([, bold = '']) => bold);
}

/** Emphasis: sentences, headings and the warning about networks. All else in bold is a name of the app. */
const EMPHASIS = /[.:]$|HECO/;

test.each(shippedLocales.map(({ code }) => code))(
  'help and terms in %s quote only what the app’s catalogue says',
  (code) => {
    const [english, own] = ['en', code].map((locale) => Object.entries(catalogues[`../../locales/${locale}.po`] ?? {}));
    for (const file of ['help', 'law']) {
      const source = boldIn('en', file);
      const names = boldIn(code, file);
      expect(names).toHaveLength(source.length);
      for (const [place, name] of source.entries()) {
        if (EMPHASIS.test(name)) continue;
        const ids = (english ?? []).filter(([, text]) => text.join('') === name).map(([id]) => id);
        const translations = (own ?? []).filter(([id]) => ids.includes(id)).map(([, text]) => text.join(''));
        expect(translations, `${file}: “${name}”`).toContain(names[place]);
      }
    }
  },
);
