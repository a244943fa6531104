export interface LocaleEntry {
  /** The BCP 47 tag. */
  code: string;
  /** The server's code (R9.07). `ri`, `han` and `tai` are not language tags. */
  fileName: string;
  direction: 'ltr' | 'rtl';
}

/** The languages of the interface; each has complete catalogues. */
export const shippedLocales = [
  { code: 'zh-CN', fileName: 'zh-cn', direction: 'ltr' },
  { code: 'en', fileName: 'en', direction: 'ltr' },
  { code: 'ja', fileName: 'ri', direction: 'ltr' },
  { code: 'ko', fileName: 'han', direction: 'ltr' },
  { code: 'th', fileName: 'tai', direction: 'ltr' },
  { code: 'it', fileName: 'it', direction: 'ltr' },
  { code: 'fr', fileName: 'fr', direction: 'ltr' },
  { code: 'de', fileName: 'de', direction: 'ltr' },
  { code: 'es', fileName: 'es', direction: 'ltr' },
  { code: 'ar', fileName: 'ar', direction: 'rtl' },
] as const satisfies readonly LocaleEntry[];

export type ShippedLocale = (typeof shippedLocales)[number]['code'];

/**
 * The tag for formatting: Western digits and the Gregorian calendar in every language, like the texts of the server, so
 * that no screen mixes two kinds of digits or years.
 */
export const formatTag = (code: string): string => `${code}-u-ca-gregory-nu-latn`;

export function localeOf(code: string): LocaleEntry | undefined {
  return shippedLocales.find((locale) => locale.code === code);
}
