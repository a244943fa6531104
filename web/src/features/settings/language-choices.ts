import type { Schema } from '@meridian/sdk';
import { type ShippedLocale, shippedLocales } from '../../i18n/locales.ts';
import { searchable } from '../../ui/searchable.ts';

export interface LanguageChoice {
  fileName: string;
  name: string;
  chineseName: string;
  /** The BCP 47 tag; undefined for a language without a catalogue. */
  locale: ShippedLocale | undefined;
}

/**
 * The server's languages, in the order of the sheet (preferences/language-sheet.tsx), then those without a catalogue. Its
 * codes are not all language tags: `ri` is Japanese, `han` Korean, `tai` Thai (R9.07).
 */
export function languageChoices(list: readonly Schema<'LanguageSetting'>[]): LanguageChoice[] {
  const choices = list.map(({ language_name, chinese_name, file_name }) => ({
    fileName: file_name,
    name: language_name,
    chineseName: chinese_name,
    locale: shippedLocales.find(({ fileName }) => fileName === file_name.toLowerCase())?.code,
  }));
  const shipped = shippedLocales.flatMap(({ code }) => choices.filter(({ locale }) => locale === code));
  return [...shipped, ...choices.filter(({ locale }) => locale === undefined)];
}

/** Returns the languages whose own name, Chinese name, name in the current language (`ownName`) or code matches. */
export function filterLanguages(
  choices: readonly LanguageChoice[],
  query: string,
  ownName: (choice: LanguageChoice) => string | undefined,
): LanguageChoice[] {
  const wanted = searchable(query);
  return choices.filter((choice) => {
    const names = [choice.name, choice.chineseName, ownName(choice), choice.fileName, choice.locale];
    return names.some((name) => name !== undefined && searchable(name).includes(wanted));
  });
}
