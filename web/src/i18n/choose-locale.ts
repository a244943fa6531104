import { DEFAULT_LOCALE } from '@meridian/sdk';
import { type ShippedLocale, shippedLocales } from './locales.ts';

/** Default and fallback (specification 9). */
export const defaultLocale: ShippedLocale = DEFAULT_LOCALE;

/** The shipped language that answers a wish such as `zh-Hans`, `en-GB` or `tai`; undefined when there is none. */
export function matchLocale(wish: string): ShippedLocale | undefined {
  const wanted = wish.toLowerCase();
  const language = wanted.split('-')[0];
  const found =
    shippedLocales.find((locale) => locale.code.toLowerCase() === wanted || locale.fileName === wanted) ??
    shippedLocales.find((locale) => locale.code.toLowerCase().split('-')[0] === language);
  return found?.code;
}

/** R9.07: the saved setting, else the browser's languages in order, else the default. */
export function chooseLocale(saved: string | undefined, browser: readonly string[]): ShippedLocale {
  for (const wish of [saved, ...browser]) {
    const found = wish === undefined ? undefined : matchLocale(wish);
    if (found !== undefined) return found;
  }
  return defaultLocale;
}
