import type { Text } from '../types.ts';

/** A text in English and Chinese, for what is not in `mock/data/texts`. */
export const t = (en: string, zh: string): Text => ({ en, 'zh-CN': zh });

/** The same in every language: codes, proper names, and what customers have written. */
export const same = (text: string): Text => ({ en: text });
