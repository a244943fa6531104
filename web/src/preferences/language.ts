import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { LANGUAGE_COOKIE } from '@meridian/sdk';
import { runMutation, setLanguage } from '@meridian/sdk/react';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { pendingReload } from '../feedback/chunk-errors.ts';
import { errorShownInPlace, toastError } from '../feedback/error-toasts.ts';
import { toasts } from '../feedback/toasts.ts';
import { activateLocale } from '../i18n/activate-locale.ts';
import { defaultLocale, matchLocale } from '../i18n/choose-locale.ts';
import { loadRefusalMessages } from '../i18n/error-messages.ts';
import { localeOf, type ShippedLocale } from '../i18n/locales.ts';
import { useSession } from '../session/session.ts';
import { createTabChannel } from '../storage/broadcast-channel.ts';
import { writeCookie } from '../storage/cookies.ts';

const otherTabs = createTabChannel('language');

/**
 * Activates a language in all tabs, saves it, and refetches the server's texts. Returns false if it could not be
 * loaded, which a toast reports, or if another language was chosen meanwhile.
 */
export async function showLocale(code: ShippedLocale, queries: QueryClient): Promise<boolean> {
  const isShown = await applyLocale(code, queries);
  if (isShown) otherTabs.post(code);
  return isShown;
}

/** Applies a language that was chosen in another tab. */
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
    await pendingReload();
    toasts.error(msg`This language could not be loaded. Please try again.`);
    return false;
  }
  void loadRefusalMessages(code);
  writeCookie(LANGUAGE_COOKIE, code);
  // Pending requests use the old language. They are cancelled first, because a query without data would otherwise wait
  // for its pending request instead of sending a new one.
  await queries.cancelQueries();
  void queries.invalidateQueries();
  return true;
}

/** The language that a visitor has chosen since the page was opened. */
let visitorsChoice: ShippedLocale | undefined;

/** Whether this is the language that a visitor has chosen. */
export const isVisitorsChoice = (locale: string): boolean => locale === visitorsChoice;

/** Restores a language, on the screen and in the account. */
export async function keepLocale(locale: string, queries: QueryClient): Promise<void> {
  const code = matchLocale(locale);
  const fileName = localeOf(locale)?.fileName;
  if (code === undefined || fileName === undefined || !(await showLocale(code, queries))) return;
  // The mutation's toast shows a failure.
  await runMutation(queries, setLanguage(), { file_name: fileName }).catch(() => undefined);
}

interface Choices {
  /** The newest choice, which is the one that counts. */
  newest: symbol;
  /** The language of the account until then. */
  saved: ShippedLocale;
}

/**
 * The current language, and a function that changes it. A customer's choice is also saved with the account. Choices are
 * saved one after another, so that the last one wins, however slow the answers are.
 */
export function useLanguage() {
  const session = useSession();
  const queries = useQueryClient();
  const saving = useMutation({ ...setLanguage(), meta: errorShownInPlace, scope: { id: 'language' } });
  const choices = useRef<Choices>(undefined);
  const current = matchLocale(useLingui().i18n.locale) ?? defaultLocale;
  return {
    current,
    /** Returns whether the language was applied and saved. A toast shows a failure, except of a superseded choice. */
    async choose(code: ShippedLocale): Promise<boolean> {
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
        // A newer choice is handled by its own request.
        if (underWay.newest !== choice) return false;
        // Rolled back first, so that the toast is in the language that remains.
        await showLocale(underWay.saved, queries);
        toastError(error);
        return false;
      } finally {
        if (underWay.newest === choice) choices.current = undefined;
      }
    },
  };
}
