import { i18n, type Messages } from '@lingui/core';
import { localeOf, type ShippedLocale } from './locales.ts';

// Each catalogue is a chunk of its own, loaded when its language is used.
const catalogues = import.meta.glob<{ messages: Messages }>('../locales/*/messages.po');

/** Loads a language and applies it: texts, `lang` and `dir` change together. */
export async function activateLocale(code: ShippedLocale): Promise<void> {
  const load = catalogues[`../locales/${code}/messages.po`];
  if (load === undefined) throw new Error(`There is no catalogue for ${code}`);
  const { messages } = await load();
  i18n.loadAndActivate({ locale: code, messages });
  document.documentElement.lang = code;
  document.documentElement.dir = localeOf(code)?.direction ?? 'ltr';
}
