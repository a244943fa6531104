/**
 * The languages of the interface. `fileName` is the server's code of a language (R9.07; `ri`, `han` and `tai` are no
 * language tags). Only `shipped` languages have a complete catalogue and can be chosen.
 */
export const locales = [
  { code: 'zh-CN', fileName: 'zh-cn', name: '简体中文', direction: 'ltr', shipped: true },
  { code: 'en', fileName: 'en', name: 'English', direction: 'ltr', shipped: true },
  { code: 'ja', fileName: 'ri', name: '日本語', direction: 'ltr', shipped: false },
  { code: 'ko', fileName: 'han', name: '한국어', direction: 'ltr', shipped: false },
  { code: 'th', fileName: 'tai', name: 'ไทย', direction: 'ltr', shipped: false },
  { code: 'it', fileName: 'it', name: 'Italiano', direction: 'ltr', shipped: false },
  { code: 'fr', fileName: 'fr', name: 'Français', direction: 'ltr', shipped: false },
  { code: 'de', fileName: 'de', name: 'Deutsch', direction: 'ltr', shipped: false },
  { code: 'es', fileName: 'es', name: 'Español', direction: 'ltr', shipped: false },
  { code: 'ar', fileName: 'ar', name: 'العربية', direction: 'rtl', shipped: false },
] as const satisfies readonly {
  code: string;
  fileName: string;
  name: string;
  direction: 'ltr' | 'rtl';
  shipped: boolean;
}[];

export type LocaleEntry = (typeof locales)[number];
export type ShippedLocale = Extract<LocaleEntry, { shipped: true }>['code'];

export const shippedLocales = locales.filter((locale) => locale.shipped);

export function localeOf(code: string): LocaleEntry | undefined {
  return locales.find((locale) => locale.code === code);
}
