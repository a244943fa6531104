import { i18n, type Messages } from '@lingui/core';
import { formatTag, localeOf, type ShippedLocale } from './locales.ts';

// The parts of each catalogue are lazy chunks (build/catalogue-parts.ts), loaded when their language is used.
const initial = import.meta.glob<{ messages: Messages }>('../locales/*.po', { query: '?initial' });
const deferred = import.meta.glob<{ messages: Messages }>('../locales/*.po', { query: '?deferred' });

/** The language requested last. */
let wanted: ShippedLocale | undefined;

/** Whether a screen has needed the `deferred` part, the language it is loaded in, and the language it is loading in. */
let isDeferredNeeded = false;
let deferredLocale: string | undefined;
let pending: { locale: string; loading: Promise<void> } | undefined;

/**
 * Loads a language and applies it: texts, `lang` and `dir` change together. Returns whether it was applied; it is not
 * if another language was requested meanwhile.
 */
export async function activateLocale(code: ShippedLocale): Promise<boolean> {
  wanted = code;
  const loadDeferred = () => (isDeferredNeeded ? load(deferred, code) : undefined);
  const [messages, early] = await Promise.all([load(initial, code), loadDeferred()]);
  // A screen may have needed the deferred texts meanwhile.
  const more = early ?? (await loadDeferred());
  if (wanted !== code) return false;
  if (more !== undefined) deferredLocale = code;
  i18n.loadAndActivate({ locale: code, locales: formatTag(code), messages: { ...messages, ...more } });
  document.documentElement.lang = code;
  document.documentElement.dir = localeOf(code)?.direction ?? 'ltr';
  return true;
}

/**
 * Loads the texts of the screens that few visits begin with (deferred-modules.ts). Returns undefined once they are
 * loaded in the current language, a promise before that. The next call repeats a failed request.
 */
export function deferredMessages(): Promise<void> | undefined {
  const { locale } = i18n;
  isDeferredNeeded = true;
  if (deferredLocale === locale) return undefined;
  if (pending?.locale !== locale) pending = { locale, loading: addDeferred(locale) };
  return pending.loading;
}

async function addDeferred(locale: string): Promise<void> {
  try {
    const messages = await load(deferred, locale);
    if (i18n.locale !== locale) return;
    // Not i18n.load(), which would re-render every component: no rendered component uses these texts.
    Object.assign(i18n.messages, messages);
    deferredLocale = locale;
  } finally {
    pending = undefined;
  }
}

async function load(part: typeof initial, locale: string): Promise<Messages> {
  const importPart = part[`../locales/${locale}.po`];
  if (importPart === undefined) throw new Error('This language has no catalogue');
  return (await importPart()).messages;
}
