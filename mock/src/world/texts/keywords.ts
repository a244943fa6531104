import { DATA } from '../data/data.ts';

/** Searched words: how often in the last 7 days, and in the 7 days before. */
export type SearchedWords = (typeof SEARCHED)[number];

/** The searches of the mock's other customers, most frequent first. */
export const SEARCHED = Object.values(DATA.keywords).map(({ name, ...counts }) => ({ words: name, ...counts }));
