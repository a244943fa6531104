export interface LocaleEntry {
  /** Its BCP 47 tag. */
  code: string;
  /** The server's code of it (R9.07; `ri`, `han` and `tai` are no language tags). */
  fileName: string;
  direction: 'ltr' | 'rtl';
}

/** The languages of the interface, each with complete catalogues. */
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
 * The tag to format with: Western digits and the Gregorian calendar in every language, as in the texts of the server, so
 * that a customer never reads two kinds of digits or two years on one screen.
 */
export const formatTag = (code: string): string => `${code}-u-ca-gregory-nu-latn`;

export function localeOf(code: string): LocaleEntry | undefined {
  return shippedLocales.find((locale) => locale.code === code);
}
