import type { Schema } from '@meridian/sdk';
import { type LocaleEntry, locales, type ShippedLocale } from '../../i18n/locales.ts';

export interface LanguageChoice {
  /** The back end's name of the language. */
  fileName: string;
  /** The language's name in itself. */
  name: string;
  chineseName: string;
  /** Its BCP 47 tag; undefined for a language that this page does not know. */
  code: LocaleEntry['code'] | undefined;
  /** What it is shown in when it is chosen; undefined while its texts are not complete. */
  locale: ShippedLocale | undefined;
}

/**
 * The languages as the server lists them. Its own codes are not always language tags: `ri` is Japanese, `han` Korean,
 * `tai` Thai (specification 9).
 */
export function languageChoices(list: readonly Schema<'LanguageSetting'>[]): LanguageChoice[] {
  return list.map(({ language_name, chinese_name, file_name }) => {
    const entry = locales.find(({ fileName }) => fileName === file_name.toLowerCase());
    return {
      fileName: file_name,
      name: language_name,
      chineseName: chinese_name,
      code: entry?.code,
      locale: entry?.shipped ? entry.code : undefined,
    };
  });
}

/** Those that the words name: in themselves, in Chinese, in the language in use (`ownName`), or by a code. */
export function foundLanguages(
  choices: readonly LanguageChoice[],
  words: string,
  ownName: (choice: LanguageChoice) => string | undefined,
): LanguageChoice[] {
  const wanted = plain(words);
  return choices.filter((choice) => {
    const names = [choice.name, choice.chineseName, ownName(choice), choice.fileName, choice.code];
    return names.some((name) => name !== undefined && plain(name).includes(wanted));
  });
}

/** Capitals and accents do not count: "francais" finds Français. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
