import type { Text } from '../types.ts';

/** A text in both languages of the world; written next to each other so that neither is forgotten. */
export const t = (en: string, zh: string): Text => ({ en, zh });

/** The same in both languages: codes, sizes and proper names. */
export const same = (text: string): Text => ({ en: text, zh: text });
