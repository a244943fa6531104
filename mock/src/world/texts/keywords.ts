import { DATA } from '../data/data.ts';
import type { Text } from '../types.ts';

/** Words customers search for: how often in the last 7 days, and how often in the 7 days before. */
export interface SearchedWords {
  readonly words: Text;
  readonly searches: number;
  readonly before: number;
}

/** What the mock's other customers search for, the most searched first. */
export const SEARCHED: readonly SearchedWords[] = Object.values(DATA.keywords).map(({ name, searches, before }) => ({
  words: name,
  searches,
  before,
}));
