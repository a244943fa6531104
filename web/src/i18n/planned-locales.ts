import type { LocaleEntry } from './locales.ts';

/** The languages that have no catalogue yet. The first load knows only those of locales.ts. */
export const plannedLocales = [
  { code: 'ja', fileName: 'ri', name: '日本語', direction: 'ltr' },
  { code: 'ko', fileName: 'han', name: '한국어', direction: 'ltr' },
  { code: 'th', fileName: 'tai', name: 'ไทย', direction: 'ltr' },
  { code: 'it', fileName: 'it', name: 'Italiano', direction: 'ltr' },
  { code: 'fr', fileName: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'de', fileName: 'de', name: 'Deutsch', direction: 'ltr' },
  { code: 'es', fileName: 'es', name: 'Español', direction: 'ltr' },
  { code: 'ar', fileName: 'ar', name: 'العربية', direction: 'rtl' },
] as const satisfies readonly LocaleEntry[];
