import { acceptedLanguages } from '@meridian/sdk/rules';
import type { Text } from './world/types.ts';

export type { Text };

/** The language of texts if a request names none, or an empty one (R9.07). */
export const DEFAULT_LANGUAGE = 'zh-CN';

/**
 * A text in the language of a tag such as `zh-CN` or `fr`, or in the most wanted one of an `Accept-Language` header that it
 * has: that exact language, else another form of it (`zh-TW` reads `zh-CN`), else the next one, else English.
 */
export const inLanguage = (text: Text, language: string | undefined): string =>
  text[nearestLanguage(text, language)] ?? text.en;

/** The tag of the language that `inLanguage` chooses. */
export const nearestLanguage = (text: Text, asked: string | undefined): string => {
  const language = asked || DEFAULT_LANGUAGE;
  if (text[language] !== undefined) return language;
  const tags = Object.keys(text);
  for (const wanted of acceptedLanguages(language.toLowerCase())) {
    const [primary] = wanted.split('-');
    const nearest =
      tags.find((tag) => tag.toLowerCase() === wanted) ??
      tags.find((tag) => tag.toLowerCase().split('-')[0] === primary);
    if (nearest !== undefined) return nearest;
  }
  return 'en';
};

/** Composes a text from others, in every language that any of them has; `say` reads a part in that language. */
export const composeText = (parts: readonly Text[], write: (say: (part: Text) => string) => string): Text => {
  const composed: Record<string, string> = {};
  for (const language of new Set(parts.flatMap(Object.keys))) {
    composed[language] = write((part) => part[language] ?? part.en);
  }
  return { ...composed, en: write(({ en }) => en) };
};

export const PLACEHOLDER = /\{(\w+)\}/g;

/** Fills the placeholders of a text: `Order {number}`. Throws if a placeholder has no value. */
export const fillText = (template: Text, values: Readonly<Record<string, string | number | Text>>): Text => {
  const parts = Object.values(values).filter((value) => typeof value === 'object');
  return composeText([template, ...parts], (say) =>
    say(template).replaceAll(PLACEHOLDER, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`“${template.en}” has no value for {${name}}`);
      return typeof value === 'object' ? say(value) : String(value);
    }),
  );
};

/** A text that is the same in every language: codes, proper names, and customers' own words. */
export const same = (text: string): Text => ({ en: text });
