/** By language: texts that are the same as in English. */
type SameWords = Readonly<Record<string, readonly string[]>>;

interface Translated {
  english: string;
  translation: string;
}

/** A text without its placeholders and elements. */
const wordsOf = (text: string) => text.replace(/\{\w+\}|<\/?\d+\/?>/g, '');

/**
 * The translations that are copies of the source, and the listed texts that no longer are, one line each. Texts without
 * words are exempt.
 */
export function copiedTexts(list: SameWords, locale: string, texts: readonly Translated[]): string[] {
  const same = list[locale] ?? [];
  const copies = texts
    .filter(({ english, translation }) => english === translation && /\p{L}/u.test(wordsOf(english)))
    .map(({ english }) => english);
  return [
    ...copies
      .filter((text) => !same.includes(text))
      .map((text) => `a copy of the source, to be translated or listed in web/build/same-words.json: “${text}”`),
    ...same
      .filter((text) => !copies.includes(text))
      .map((text) => `in web/build/same-words.json, but no copy: “${text}”`),
  ];
}
