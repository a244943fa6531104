import { DATA } from '../../world/data/data.ts';

/** Scripts written without spaces: there a word matches anywhere, not only at a beginning. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const RUNS = new RegExp(`[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])+`, 'gu');
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** The accents of Latin, Greek and Cyrillic letters. The marks of kana and Thai distinguish letters, so they stay. */
const ACCENTS = /[\u0300-\u036f]+/g;
const APOSTROPHES = /['’ʼ]/g;

const breaker = new Intl.Segmenter('zh', { granularity: 'word' });

/** A text without case, width, accents and apostrophes: `Men’s`, `ＭＥＮＳ` and `mens` become equal. */
const fold = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(ACCENTS, '').normalize('NFKC').replace(APOSTROPHES, '');

const runsOf = (text: string): readonly string[] => fold(text).match(RUNS) ?? [];

/** A text in searchable form: its folded words, each after a space. */
export const searchable = (...texts: readonly string[]): string =>
  texts.flatMap(runsOf).reduce((whole, run) => `${whole} ${run}`, '');

/**
 * The words of a keyword, to find in `searchable` texts with `includes`. A leading space marks where a word must begin.
 * Words in scripts without spaces have none; a dictionary segments them (`户外背包` → `户外`, `背包`).
 */
export const wordsOf = (keyword: string): readonly string[] =>
  runsOf(keyword).flatMap((run) =>
    STARTS_UNSPACED.test(run) ? Array.from(breaker.segment(run), ({ segment }) => segment) : [` ${run}`],
  );

/** Whether a `searchable` text contains all words. No words, such as from a keyword of punctuation, match nothing. */
export const hasAll = (text: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => text.includes(word));

/** A word that a customer typed, and what else finds the same goods: its singular and its synonyms. */
export interface SearchedWord {
  readonly typed: string;
  readonly others: readonly string[];
}

/** The possible singulars of an English word: `watches` is more than one `watche` or `watch`. */
const singularsOf = (word: string): readonly string[] => {
  if (!/^[a-z]{2,}[^s]s$/.test(word)) return [];
  const stem = word.slice(0, -1);
  return [stem, ...(/(s|x|z|ch|sh)e$/.test(stem) ? [stem.slice(0, -1)] : [])];
};

const SMALL: ReadonlySet<string> = new Set(DATA.search.small);
const SYNONYMS = new Map(Object.entries(DATA.search.synonyms));

/** The words of a keyword for goods, with what else finds them; without small words, unless it has no others. */
export const searchedWords = (keyword: string): readonly SearchedWord[] => {
  const words = wordsOf(keyword);
  const telling = words.filter((word) => !SMALL.has(word.trim()));
  return (telling.length > 0 ? telling : words).map((typed) => {
    const singulars = singularsOf(typed.trim());
    const synonyms = [typed.trim(), ...singulars].flatMap((word) => SYNONYMS.get(word) ?? []);
    return {
      typed,
      others: [...singulars.map((word) => ` ${word}`), ...synonyms.map((other) => wordsOf(other).join(''))],
    };
  });
};
