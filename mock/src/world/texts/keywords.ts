import { DATA } from '../data/data.ts';
import type { Text } from '../types.ts';

/** Searched words: how often in the last 7 days, and in the 7 days before. */
export interface SearchedWords {
  readonly words: Text;
  readonly searches: number;
  readonly before: number;
}

/** The searches of the mock's other customers, most frequent first. */
export const SEARCHED: readonly SearchedWords[] = Object.values(DATA.keywords).map(({ name, searches, before }) => ({
  words: name,
  searches,
  before,
}));
