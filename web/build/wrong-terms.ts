export interface TermList {
  /** English texts for narrow places, whose translations need not contain the term. */
  withoutTheTerm: readonly string[];
  /** By English term, then by language: the beginnings of its words, one of which a translation must contain. */
  terms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

interface Translated {
  english: string;
  translation: string;
}

/** Languages that separate words by spaces. In others a word may directly follow another word or an article. */
const spaced = new Set(['es', 'fr', 'it']);

/** The translations that lack the listed words for a term, one line each. */
export function wrongTerms(list: TermList, locale: string, texts: readonly Translated[]): string[] {
  return Object.entries(list.terms).flatMap(([term, { [locale]: words = [] }]) => {
    if (words.length === 0) return [`no words for the term ${term} in web/build/terms.json`];
    // Neither the name of a placeholder nor a part of a longer word.
    const says = new RegExp(`(?<![\\w{-])${term}e?s?(?![\\w}-])`, 'i');
    const right = new RegExp(`${spaced.has(locale) ? '(?<!\\p{L})' : ''}(${words.join('|')})`, 'iu');
    return texts
      .filter(({ english }) => says.test(english) && !list.withoutTheTerm.includes(english))
      .filter(({ translation }) => !right.test(translation.replaceAll('\u00ad', '')))
      .map(({ english, translation }) => `${locale}: “${translation}” does not say ${term} (${words[0]}): ${english}`);
  });
}
