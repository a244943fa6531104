import type { Text } from './types.ts';

/** The text for a language tag such as `zh-CN` or `fr`: Chinese for `zh…`, English for every other one. */
export const inLanguage = (text: Text, language: string): string =>
  language.toLowerCase().startsWith('zh') ? text.zh : text.en;
