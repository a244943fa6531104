import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { LANGUAGE_COOKIE } from '@meridian/sdk';
import { setLanguage } from '@meridian/sdk/react';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { errorShownInPlace, toastError } from '../feedback/error-toasts.ts';
import { toasts } from '../feedback/toasts.ts';
import { activateLocale } from '../i18n/activate-locale.ts';
import { defaultLocale, matchLocale } from '../i18n/choose-locale.ts';
import { loadRefusalMessages } from '../i18n/error-messages.ts';
import { localeOf, type ShippedLocale } from '../i18n/locales.ts';
import { runMutation } from '../session/run-mutation.ts';
import { useSession } from '../session/session.ts';
import { createTabChannel } from '../storage/broadcast-channel.ts';
import { writeCookie } from '../storage/cookies.ts';

const notLoaded = msg`This language could not be loaded. Please try again.`;
const otherTabs = createTabChannel('language');

/**
 * Activates a language in all tabs and saves it; texts of the server are fetched again. Answers false where it could not
 * be loaded, as a toast says then, or where another one was chosen while it was loading.
 */
export async function showLocale(code: ShippedLocale, queries: QueryClient): Promise<boolean> {
  const isShown = await applyLocale(code, queries);
  if (isShown) otherTabs.post(code);
  return isShown;
}

/** Applies the language that is chosen in another tab. */
export function followLanguage(queries: QueryClient): void {
  otherTabs.listen((message) => {
    const locale = matchLocale(message);
    if (locale === undefined || locale === i18n.locale) return;
    void applyLocale(locale, queries);
  });
}

async function applyLocale(code: ShippedLocale, queries: QueryClient): Promise<boolean> {
  try {
    if (!(await activateLocale(code))) return false;
  } catch {
    toasts.error(i18n._(notLoaded));
    return false;
  }
  void loadRefusalMessages(code);
  writeCookie(LANGUAGE_COOKIE, code);
  // Pending requests are in the old language. Cancelled first: a query without data would otherwise wait for its pending
  // request instead of sending a new one.
  await queries.cancelQueries();
  void queries.invalidateQueries();
  return true;
}

/** What a visitor has chosen since the page was opened. */
let visitorsChoice: ShippedLocale | undefined;

/** Whether a visitor has chosen the language in use, by pressing it. */
export const isVisitorsChoice = (locale: string): boolean => locale === visitorsChoice;

/** Takes a language back into use, and into the account. */
export async function keepLocale(locale: string, queries: QueryClient): Promise<void> {
  const code = matchLocale(locale);
  const fileName = localeOf(locale)?.fileName;
  if (code === undefined || fileName === undefined || !(await showLocale(code, queries))) return;
  // A failure is shown as a toast already.
  await runMutation(queries, setLanguage(), { file_name: fileName }).catch(() => undefined);
}

interface Language {
  current: ShippedLocale;
  /** Returns whether the language was applied and saved; where it failed a toast says so, not where another was chosen. */
  choose: (code: ShippedLocale) => Promise<boolean>;
}

/** The choices that are being saved. */
interface Choices {
  /** The newest of them: the one that counts. */
  newest: symbol;
  /** The language that the account has until then. */
  saved: ShippedLocale;
}

/**
 * The language in use, and a function to change it. A customer's choice is saved with the account too: one after another,
 * so that the account has the last one, whichever answer was slow.
 */
export function useLanguage(): Language {
  const session = useSession();
  const queries = useQueryClient();
  const saving = useMutation({ ...setLanguage(), meta: errorShownInPlace, scope: { id: 'language' } });
  const choices = useRef<Choices>(undefined);
  const current = matchLocale(useLingui().i18n.locale) ?? defaultLocale;
  return {
    current,
    async choose(code) {
      if (!(await showLocale(code, queries))) return false;
      const fileName = localeOf(code)?.fileName;
      if (session.token() === undefined) visitorsChoice = code;
      if (session.token() === undefined || fileName === undefined) return true;
      const choice = Symbol(code);
      const underWay = choices.current ?? { saved: current, newest: choice };
      underWay.newest = choice;
      choices.current = underWay;
      try {
        await saving.mutateAsync({ file_name: fileName });
        underWay.saved = code;
        return true;
      } catch (error) {
        // Another one was chosen since: that one stands or falls by itself.
        if (underWay.newest !== choice) return false;
        // Rolled back first, so that the toast is in the language that stays.
        await showLocale(underWay.saved, queries);
        toastError(error);
        return false;
      } finally {
        if (underWay.newest === choice) choices.current = undefined;
      }
    },
  };
}

/** The language of requests. */
export function currentLanguage(): string {
  return i18n.locale;
}
