/** Scripts written without spaces between words: there a word is found anywhere, not only from a beginning on. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const RUNS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** The accents of Latin, Greek and Cyrillic letters; the marks of kana and Thai are letters of their own. */
const ACCENTS = /[\u0300-\u036f]+/g;
const APOSTROPHES = /['’ʼ]/g;

const breaker = new Intl.Segmenter('zh', { granularity: 'word' });

/** A text without case, width, accents and apostrophes, so that `Men’s`, `ＭＥＮＳ` and `mens` are the same. */
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').replace(APOSTROPHES, '');

const runsOf = (text: string): readonly string[] => fold(text).match(RUNS) ?? [];

/** A text as it is searched in: its folded words, each after a space. */
export const searchable = (...texts: readonly string[]): string =>
  texts.flatMap(runsOf).reduce((whole, run) => `${whole} ${run}`, '');

/**
 * The words of a keyword as they are looked for in `searchable` texts by `includes`: with a space in front where a
 * word must begin, without one in scripts that have no spaces, which are broken into words by the dictionary
 * (`户外背包` → `户外`, `背包`).
 */
export const wordsOf = (keyword: string): readonly string[] =>
  runsOf(keyword).flatMap((run) =>
    STARTS_UNSPACED.test(run) ? Array.from(breaker.segment(run), ({ segment }) => segment) : [` ${run}`],
  );

/** Whether a `searchable` text has all the words. No words, as of a keyword of signs only, are found nowhere. */
export const hasAll = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => text.includes(word));
