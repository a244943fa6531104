import { i18n, type Messages } from '@lingui/core';
import { chunkFiles, fetchFile } from '../boot/fetch-file.ts';
import { formatTag, localeOf, type ShippedLocale } from './locales.ts';

// Each catalogue is a chunk of its own, loaded when its language is used.
const initial = import.meta.glob<{ messages: Messages }>('../locales/*/messages.po');
const deferred = import.meta.glob<{ messages: Messages }>('../locales/*/deferred.po');

/** Texts that come after those of the first screens, once they are needed. */
interface LaterTexts {
  load: (locale: string) => Promise<Messages>;
  isNeeded: boolean;
  /** The language in which they are there. */
  locale: string | undefined;
  pending: { locale: string; loading: Promise<void> } | undefined;
}

const laterTexts = (load: LaterTexts['load']): LaterTexts => ({
  load,
  isNeeded: false,
  locale: undefined,
  pending: undefined,
});

/** Those of `messages` that no first screen has; only a build leaves them out (build/first-load.ts). */
const later = laterTexts(async (locale) => {
  const { files, texts } = await chunkFiles();
  return JSON.parse(await fetchFile(`/assets/${files[texts[locale] ?? -1]}`));
});
const deferredTexts = laterTexts((locale) => load(deferred[`../locales/${locale}/deferred.po`]));

/** The language that was asked for last. */
let wanted: ShippedLocale | undefined;

/**
 * Loads a language and applies it: texts, `lang` and `dir` change together. Answers whether it did: not where another one
 * was asked for while this one was loading.
 */
export async function activateLocale(code: ShippedLocale): Promise<boolean> {
  wanted = code;
  const loadLater = (texts: LaterTexts) => (texts.isNeeded ? texts.load(code) : undefined);
  const parts = [later, deferredTexts];
  const [messages, ...early] = await Promise.all([
    load(initial[`../locales/${code}/messages.po`]),
    ...parts.map(loadLater),
  ]);
  const more: (Messages | undefined)[] = [];
  // A screen that needs them may have come in the meantime.
  for (const [place, texts] of parts.entries()) more.push(early[place] ?? (await loadLater(texts)));
  if (wanted !== code) return false;
  for (const [place, texts] of parts.entries()) if (more[place] !== undefined) texts.locale = code;
  const all = Object.assign({}, messages, ...more);
  i18n.loadAndActivate({ locale: code, locales: formatTag(code), messages: all });
  document.documentElement.lang = code;
  document.documentElement.dir = localeOf(code)?.direction ?? 'ltr';
  return true;
}

/**
 * The texts of the screens that few visits begin with (deferred-rooms.ts): undefined once they are there in the language
 * in use, a promise before that. A failed one is requested again by the next call.
 */
export const deferredMessages = (): Promise<void> | undefined => ensure(deferredTexts);

/** The same for the texts of `messages` that the first screens do without. */
export const laterMessages = (): Promise<void> | undefined => ensure(later);

function ensure(texts: LaterTexts): Promise<void> | undefined {
  const { locale } = i18n;
  texts.isNeeded = true;
  if (texts.locale === locale) return undefined;
  if (texts.pending?.locale !== locale) texts.pending = { locale, loading: add(texts, locale) };
  return texts.pending.loading;
}

/** Imports a module of a deferred room together with its texts. Throws what either of them throws. */
export async function importWithTexts<Module>(importModule: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([importModule(), deferredMessages()]);
  return module;
}

async function add(texts: LaterTexts, locale: string): Promise<void> {
  try {
    const messages = await texts.load(locale);
    if (i18n.locale !== locale) return;
    // Not i18n.load(), which would render every component again: none that is rendered uses these.
    Object.assign(i18n.messages, messages);
    texts.locale = locale;
  } finally {
    texts.pending = undefined;
  }
}

async function load(catalogue: (() => Promise<{ messages: Messages }>) | undefined): Promise<Messages> {
  if (catalogue === undefined) throw new Error('This language has no catalogue');
  return (await catalogue()).messages;
}
