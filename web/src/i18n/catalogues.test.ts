import { readdirSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';
import { shippedLocales } from './locales.ts';

/** A compiled text: its words, `[name]` for a placeholder, `[name, 'plural', { one: …, other: … }]` for a plural. */
type Part = string | [name: string] | [name: string, kind: string, forms: Record<string, string | Part[]>];
type Catalogue = Record<string, Part[]>;

const files = import.meta.glob<Catalogue>('../locales/*.po', { import: 'messages', eager: true });
const catalogue = (code: string): Catalogue => files[`../locales/${code}.po`] ?? {};

const partsOf = (text: readonly Part[]): Part[] =>
  text.flatMap((part) => {
    if (typeof part === 'string' || part[2] === undefined) return [part];
    return [part, ...partsOf(Object.values(part[2]).flat())];
  });

/** The distinct placeholders of a text, including elements. */
const placeholdersOf = (text: readonly Part[]): string => {
  const names = partsOf(text).flatMap((part) => {
    return typeof part === 'string' ? (part.match(/<\/?\d+\/?>/g) ?? []) : [part[0]];
  });
  return [...new Set(names)].sort().join(' ');
};

/** The faults of a catalogue, one per line. */
function faultsOf(source: Catalogue, translated: Catalogue): string[] {
  const faults = Object.keys(translated)
    .filter((id) => source[id] === undefined)
    .map((id) => `${id}: not in the source`);
  for (const [id, original] of Object.entries(source)) {
    const text = translated[id];
    if (
      text === undefined ||
      text.length === 0 ||
      text.every((part) => typeof part === 'string' && part.trim() === '')
    ) {
      faults.push(`${id}: empty`);
      continue;
    }
    const [has, needs] = [placeholdersOf(text), placeholdersOf(original)];
    if (has !== needs) faults.push(`${id}: has “${has}”, not “${needs}”`);
  }
  return faults;
}

test('[B9.08] ten languages have every text and placeholder, and one of them is right-to-left', () => {
  const codes = shippedLocales.map(({ code }) => code);
  expect(readdirSync(new URL('../locales', import.meta.url)).sort()).toEqual(codes.map((code) => `${code}.po`).sort());
  expect(codes.length).toBeGreaterThanOrEqual(10);
  expect(shippedLocales.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar']);
  expect(Object.keys(catalogue('en')).length).toBeGreaterThan(0);
  for (const code of codes) expect(faultsOf(catalogue('en'), catalogue(code)), code).toEqual([]);
});

/** A text in all languages, with its placeholders numbered as they come in English. */
const wordsOf = (id: string): string => {
  const names = partsOf(catalogue('en')[id] ?? []).flatMap((part) => (typeof part === 'string' ? [] : [part[0]]));
  const texts = shippedLocales.map(({ code }) => JSON.stringify(catalogue(code)[id]));
  return texts
    .join('\n')
    .replaceAll(/\["(\w+)"/g, (whole, name) => (names.includes(name) ? `[${names.indexOf(name)}` : whole));
};

test('texts that differ only in the names of placeholders are one, unless a language tells them apart', () => {
  const ids = Object.keys(catalogue('en'));
  // A text in two contexts is two on purpose.
  const same = Object.groupBy(ids, wordsOf);
  const english = Object.values(same).map((group = []) => group.map((id) => JSON.stringify(catalogue('en')[id])));
  expect(english.filter((texts) => new Set(texts).size > 1)).toEqual([]);
});

const source: Catalogue = {
  total: ['Total'],
  paid: ['Paid ', ['amount']],
  terms: ['I accept <0>the terms</0>'],
  days: [['count', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }]],
};
const arabic: Catalogue = {
  total: ['الإجمالي'],
  paid: ['تم دفع ', ['amount']],
  terms: ['أوافق على <0>الشروط</0>'],
  days: [['count', 'plural', { zero: ['0'], one: ['1'], two: ['2'], few: ['#'], many: ['#'], other: ['#'] }]],
};

test.each<[fault: string, change: Catalogue]>([
  ['total: empty', { total: [' '] }],
  ['total: empty', { total: [] }],
  ['paid: has “”, not “amount”', { paid: ['تم الدفع'] }],
  ['terms: has “<0>”, not “</0> <0>”', { terms: ['أوافق على <0>الشروط'] }],
  ['gone: not in the source', { gone: ['…'] }],
])('a catalogue is compared with its source: %s', (fault, change) => {
  expect(faultsOf(source, arabic)).toEqual([]);
  expect(faultsOf(source, { ...arabic, ...change })).toEqual([fault]);
});

test('[B9.08] a compact count of millions stands before a noun as its language writes it', () => {
  // CLDR 48: the short compact patterns, and `many` for each of them from a million on.
  const expected = {
    fr: ['12,4 k abonnés', '1 M d’abonnés', '1,2 M d’abonnés', '1,2 Md d’abonnés'],
    es: ['12,4 mil seguidores', '1 M de seguidores', '1,2 M de seguidores', '1200 M de seguidores'],
    it: ['12,4K follower', '1 Mln di follower', '1,2 Mln di follower', '1,2 Mld di follower'],
    de: ['12.400 Follower', '1 Mio. Follower', '1,2 Mio. Follower', '1,2 Mrd. Follower'],
  };
  for (const [code, texts] of Object.entries(expected)) {
    const messages = catalogue(code);
    const [id = ''] =
      Object.entries(messages).find(([, text]) => partsOf(text).some(([name]) => name === 'fans')) ?? [];
    const i18n = setupI18n({ locale: code, messages: { [code]: messages } });
    const { compactBeforeWord, compactPlural } = formatsFor(code);
    const shown = [12_400, 1_000_000, 1_200_000, 1.2e9].map((count) =>
      i18n._(id, { 0: compactPlural(count), fans: compactBeforeWord(count) }).replaceAll(/\s/g, ' '),
    );
    expect(shown, code).toEqual(texts);
  }
});

test.each<[code: string, misread: RegExp]>([
  // Everywhere else it is “Send again”.
  ['en', /\bwithdraw (this |the )?request|\bresend\b/i],
  ['de', /Rekla\u00ad?mation|^Mittel$|^Sterne$/],
  ['zh-CN', /你|”和“.*”中|您账户/],
  ['ar', /مجددًا بعد/],
])('no text in %s has words that customers misread, or a second word for one thing: %s', (code, misread) => {
  const texts = Object.values(catalogue(code)).map((text) => text.join(''));
  expect(texts.filter((text) => misread.test(text))).toEqual([]);
});
