import { i18n, type Messages } from '@lingui/core';
import { formatTag, localeOf, type ShippedLocale } from './locales.ts';

// Each catalogue is a chunk of its own, loaded when its language is used.
const initial = import.meta.glob<{ messages: Messages }>('../locales/*/messages.po');
const deferred = import.meta.glob<{ messages: Messages }>('../locales/*/deferred.po');

let isDeferredNeeded = false;
let deferredLocale: string | undefined;
let pending: { locale: string; loading: Promise<void> } | undefined;

/** Loads a language and applies it: texts, `lang` and `dir` change together. */
export async function activateLocale(code: ShippedLocale): Promise<void> {
  const loadMore = () => (isDeferredNeeded ? load(deferred[`../locales/${code}/deferred.po`]) : undefined);
  const [messages, early] = await Promise.all([load(initial[`../locales/${code}/messages.po`]), loadMore()]);
  // A screen that needs them may have come in the meantime.
  const more = early ?? (await loadMore());
  if (more !== undefined) deferredLocale = code;
  i18n.loadAndActivate({ locale: code, locales: formatTag(code), messages: { ...messages, ...more } });
  document.documentElement.lang = code;
  document.documentElement.dir = localeOf(code)?.direction ?? 'ltr';
}

/**
 * The texts of the screens that few visits begin with (deferred-rooms.ts): undefined once they are there in the language
 * in use, a promise before that. A failed one is requested again by the next call.
 */
export function deferredMessages(): Promise<void> | undefined {
  const { locale } = i18n;
  isDeferredNeeded = true;
  if (deferredLocale === locale) return undefined;
  if (pending?.locale !== locale) pending = { locale, loading: loadDeferred(locale) };
  return pending.loading;
}

/** Imports a module of a deferred room together with its texts. Throws what either of them throws. */
export async function importWithTexts<Module>(importModule: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([importModule(), deferredMessages()]);
  return module;
}

async function loadDeferred(locale: string): Promise<void> {
  try {
    const messages = await load(deferred[`../locales/${locale}/deferred.po`]);
    if (i18n.locale !== locale) return;
    // Not i18n.load(), which would render every component again: none that is rendered uses these.
    Object.assign(i18n.messages, messages);
    deferredLocale = locale;
  } finally {
    pending = undefined;
  }
}

async function load(catalogue: (() => Promise<{ messages: Messages }>) | undefined): Promise<Messages> {
  if (catalogue === undefined) throw new Error('This language has no catalogue');
  return (await catalogue()).messages;
}
