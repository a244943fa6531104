import type { Schema } from '@meridian/sdk';
import { type ShippedLocale, shippedLocales } from '../../i18n/locales.ts';

export interface LanguageChoice {
  /** The server's code of the language. */
  fileName: string;
  /** The language's name in itself. */
  name: string;
  chineseName: string;
  /** Its BCP 47 tag, to activate it; undefined for a language that has no catalogue. */
  locale: ShippedLocale | undefined;
}

/**
 * The languages of the server. Its codes are not always language tags: `ri` is Japanese, `han` Korean, `tai` Thai
 * (R9.07).
 */
export function languageChoices(list: readonly Schema<'LanguageSetting'>[]): LanguageChoice[] {
  return list.map(({ language_name, chinese_name, file_name }) => ({
    fileName: file_name,
    name: language_name,
    chineseName: chinese_name,
    locale: shippedLocales.find(({ fileName }) => fileName === file_name.toLowerCase())?.code,
  }));
}

/**
 * The languages whose name has the query: in itself, in Chinese, in the language in use (`ownName`), or by its codes.
 */
export function filterLanguages(
  choices: readonly LanguageChoice[],
  query: string,
  ownName: (choice: LanguageChoice) => string | undefined,
): LanguageChoice[] {
  const normalized = normalize(query);
  return choices.filter((choice) => {
    const names = [choice.name, choice.chineseName, ownName(choice), choice.fileName, choice.locale];
    return names.some((name) => name !== undefined && normalize(name).includes(normalized));
  });
}

/** Ignores case and accents: "francais" finds Français. */
function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
