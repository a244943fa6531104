import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shippedLocales } from '../../i18n/locales.ts';
import { searchable } from '../../ui/searchable.ts';

const A_TO_Z = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const tags = shippedLocales.map(({ code }) => code);
const styles = ['long', 'short'] as const;
const namers = new Map<string, Intl.DisplayNames>();

function nameIn(tag: string, code: string, style: (typeof styles)[number] = 'long'): string | undefined {
  const key = `${tag} ${style}`;
  const namer = namers.get(key) ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'none', style });
  namers.set(key, namer);
  return namer.of(code);
}

/** The names of a country or region (CLDR): in the languages of the app, and in the one that most people there read. */
export function namesOf(code: string): string[] {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  return [...tags, language].flatMap((tag) => styles.flatMap((style) => nameIn(tag, code, style) ?? []));
}

const plain = (name: string) => searchable(name).replace(/[^\p{L}]/gu, '');
let everywhere: [code: string, names: string[]][] | undefined;

/** The code of a country or region, served or not, by its code or the beginning of one of its names. */
export function countryCode(written: string): string | undefined {
  const wanted = plain(written);
  // There is no list of regions in ECMA-402: those that have a name, without the old codes, which have a newer one.
  everywhere ??= A_TO_Z.flatMap((first) => A_TO_Z.map((second) => first + second))
    .filter((code) => !/^(E[UZ]|UN|QO|X[AB]|ZZ)$/.test(code)) // named, but no place of its own
    .filter((code) => nameIn('en', code) !== undefined && new Intl.Locale(`und-${code}`).region === code)
    .map((code) => [code, [code, ...namesOf(code)].map(plain)]);
  const find = (isMeant: (name: string) => boolean) => everywhere?.find(([, names]) => names.some(isMeant))?.[0];
  return find((name) => name === wanted) ?? (wanted.length > 1 ? find((name) => name.startsWith(wanted)) : undefined);
}

/** The message about a country that is not among those that are delivered to. */
export function notServed(code: string): string {
  const place = nameIn(i18n.locale, code) ?? code;
  return i18n._(msg`${place}: we do not deliver there yet.`);
}
