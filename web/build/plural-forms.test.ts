import { expect, test } from 'vitest';
import { shippedLocales } from '../src/i18n/locales.ts';
import { wrongPluralForms } from './plural-forms.ts';

test('[B9.08] a plural has the forms of its language, the one for millions too', () => {
  const text = '{count, plural, =0 {vide} one {# abonné} many {# d’abonnés} other {# abonnés}}';
  expect(wrongPluralForms('fr', { a: text, b: 'Total', c: '{name}, {0, plural, one {#} other {#}}' })).toEqual([
    'plural with “one other” instead of “many one other”: “{name}, {0, plural, one {#} other {#}}”',
  ]);
  expect(wrongPluralForms('de', { a: text })).toHaveLength(1);
  const nested = '{a, plural, one {{b, plural, one {#} other {#}}} many {#} other {#}}';
  expect(wrongPluralForms('es', { nested })).toEqual([expect.stringContaining('instead of “many one other”')]);
});

test('[B9.08] the categories are those of CLDR 48', () => {
  // unicode-org/cldr-json 48.0.0, cldr-core/supplemental/plurals.json.
  const categories = {
    'zh-CN': 'other',
    en: 'one other',
    ja: 'other',
    ko: 'other',
    th: 'other',
    it: 'many one other',
    fr: 'many one other',
    de: 'one other',
    es: 'many one other',
    ar: 'few many one other two zero',
  };
  expect(Object.keys(categories).sort()).toEqual(shippedLocales.map(({ code }) => code).sort());
  for (const [code, forms] of Object.entries(categories)) {
    const text = `{count, plural, ${forms.replaceAll(/\w+/g, '$& {#}')}}`;
    expect(wrongPluralForms(code, { text }), code).toEqual([]);
  }
});
