import type { World } from '../../world/types.ts';
import { candidatesFor, type ProductQuery } from './filter.ts';
import { searchIndex } from './search-index.ts';
import { searchable } from './search-words.ts';

/** Shorter words have too many similar words for a guess. */
const SHORTEST = 4;
/** From this length on two letters may be wrong, below it one. */
const LONG = 6;

const vocabularies = new WeakMap<World['products'], ReadonlyMap<string, number>>();

/** Every folded word of the catalogue, with the number of texts that contain it. */
const vocabularyOf = (world: World): ReadonlyMap<string, number> => {
  const known = vocabularies.get(world.products);
  if (known) return known;
  const vocabulary = new Map<string, number>();
  for (const { name, category, shop } of searchIndex(world)) {
    for (const word of new Set(`${name}${category}${shop}`.trim().split(' '))) {
      if (word.length >= SHORTEST) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
    }
  }
  vocabularies.set(world.products, vocabulary);
  return vocabulary;
};

/**
 * The number of typing errors: letters changed, omitted, added, or swapped with the next (optimal string alignment).
 */
export const typosBetween = (a: string, b: string): number => {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
};

/**
 * The catalogue's spelling of a word: itself if it begins a known word, else the nearest word, the most frequent first.
 */
const spelt = (vocabulary: ReadonlyMap<string, number>, typed: string): string => {
  const word = searchable(typed).trim();
  if (word.length < SHORTEST || word.includes(' ')) return typed;
  if ([...vocabulary.keys()].some((known) => known.startsWith(word))) return typed;
  const most = word.length < LONG ? 1 : 2;
  const [nearest] = [...vocabulary]
    .map(([known, texts]) => ({ known, texts, typos: typosBetween(word, known) }))
    .filter(({ typos }) => typos <= most)
    .sort((a, b) => a.typos - b.typos || b.texts - a.texts);
  return nearest?.known ?? typed;
};

/** The keyword with its misspelt words corrected, if that finds something with the same filters; null otherwise. */
export const correctionOf = (world: World, query: ProductQuery): string | null => {
  if (query.keyword === undefined) return null;
  const typed = query.keyword.trim().split(/\s+/);
  const corrected = typed.map((word) => spelt(vocabularyOf(world), word)).join(' ');
  if (corrected === typed.join(' ')) return null;
  const finds = candidatesFor(world, { ...query, keyword: corrected }).some(({ misses }) => misses === 0);
  return finds ? corrected : null;
};
