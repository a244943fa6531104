import type { ShippedLocale } from './locales.ts';

const names: Record<string, string> = {
  'zh-CN': '简体中文',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  th: 'ไทย',
  it: 'Italiano',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
} satisfies Record<ShippedLocale, string>;

/** The name of a language in that language. Not in locales.ts, which is part of the first-paint script. */
export const localeName = (code: string): string => names[code] ?? code;
