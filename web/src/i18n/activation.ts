import { i18n, type Messages } from '@lingui/core';
import { localeOf, type ShippedLocale } from './locales.ts';

// One line per catalogue and not one template: each language becomes its own file, fetched when it is used.
const catalogues = {
  'zh-CN': () => import('../locales/zh-CN/messages.po'),
  en: () => import('../locales/en/messages.po'),
} satisfies Record<ShippedLocale, () => Promise<{ messages: Messages }>>;

/** Loads a language and makes it the page's: texts, `lang` and direction change together. */
export async function activateLocale(code: ShippedLocale): Promise<void> {
  const { messages } = await catalogues[code]();
  i18n.loadAndActivate({ locale: code, messages });
  document.documentElement.lang = code;
  document.documentElement.dir = localeOf(code)?.direction ?? 'ltr';
}
