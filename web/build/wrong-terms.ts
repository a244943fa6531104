export interface TermList {
  /** English texts, short because their place is, that a language may say without the term. */
  withoutTheTerm: readonly string[];
  /** By English term, then by language: the beginnings of the words that say it, one of which a translation has. */
  terms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

interface Translated {
  english: string;
  translation: string;
}

/** Languages whose words begin at a space: elsewhere a word may follow another, or an article, without one. */
const spaced = new Set(['es', 'fr', 'it']);

/** The translations that say a term in another word than the listed ones, one line each. */
export function wrongTerms(list: TermList, locale: string, texts: readonly Translated[]): string[] {
  return Object.entries(list.terms).flatMap(([term, { [locale]: words = [] }]) => {
    if (words.length === 0) return [`${locale}: no word for the term ${term}`];
    // Not the name of a placeholder, nor a part of a longer word.
    const says = new RegExp(`(?<![\\w{-])${term}e?s?(?![\\w}-])`, 'i');
    const right = new RegExp(`${spaced.has(locale) ? '(?<!\\p{L})' : ''}(${words.join('|')})`, 'iu');
    return texts
      .filter(({ english }) => says.test(english) && !list.withoutTheTerm.includes(english))
      .filter(({ translation }) => !right.test(translation.replaceAll('\u00ad', '')))
      .map(({ english, translation }) => `${locale}: “${translation}” does not say ${term} (${words[0]}): ${english}`);
  });
}
