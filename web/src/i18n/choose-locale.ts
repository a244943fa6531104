import { DEFAULT_LOCALE } from '@meridian/sdk';
import { type ShippedLocale, shippedLocales } from './locales.ts';

/** The default and fallback language (R9.07). */
export const defaultLocale: ShippedLocale = DEFAULT_LOCALE;

/** The shipped language for a tag or code such as `zh-Hans`, `en-GB` or `tai`; undefined if there is none. */
export function matchLocale(requested: string): ShippedLocale | undefined {
  const lowerCased = requested.toLowerCase();
  const primary = lowerCased.split('-')[0];
  const found =
    shippedLocales.find((locale) => locale.code.toLowerCase() === lowerCased || locale.fileName === lowerCased) ??
    shippedLocales.find((locale) => locale.code.toLowerCase().split('-')[0] === primary);
  return found?.code;
}

/** R9.07: the saved setting, else the first supported language of the browser, else the default. */
export function chooseLocale(saved: string | undefined, browser: readonly string[]): ShippedLocale {
  for (const language of [saved, ...browser]) {
    const found = language === undefined ? undefined : matchLocale(language);
    if (found !== undefined) return found;
  }
  return defaultLocale;
}
