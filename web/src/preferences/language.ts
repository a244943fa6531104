import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { LANGUAGE_COOKIE } from '@meridian/sdk';
import { setLanguage } from '@meridian/sdk/react';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorShownInPlace, toastError } from '../feedback/error-toasts.ts';
import { toasts } from '../feedback/toasts.ts';
import { activateLocale } from '../i18n/activate-locale.ts';
import { defaultLocale, matchLocale } from '../i18n/choose-locale.ts';
import { loadRefusalMessages } from '../i18n/error-messages.ts';
import { localeOf, type ShippedLocale } from '../i18n/locales.ts';
import { useSession } from '../session/session.ts';
import { createTabChannel } from '../storage/broadcast-channel.ts';
import { writeCookie } from '../storage/cookies.ts';

const notLoaded = msg`This language could not be loaded. Please try again.`;
const otherTabs = createTabChannel('language');

/** Activates a language in all tabs and saves it; texts of the server are fetched again. */
export async function showLocale(code: ShippedLocale, queries: QueryClient): Promise<void> {
  await applyLocale(code, queries);
  otherTabs.post(code);
}

/** Applies the language that is chosen in another tab. */
export function followLanguage(queries: QueryClient): void {
  otherTabs.listen((message) => {
    const locale = matchLocale(message);
    if (locale === undefined || locale === i18n.locale) return;
    applyLocale(locale, queries).catch(() => toasts.error(i18n._(notLoaded)));
  });
}

async function applyLocale(code: ShippedLocale, queries: QueryClient): Promise<void> {
  await activateLocale(code);
  void loadRefusalMessages(code);
  writeCookie(LANGUAGE_COOKIE, code);
  // Pending requests are in the old language. Cancelled first: a query without data would otherwise wait for its pending
  // request instead of sending a new one.
  await queries.cancelQueries();
  void queries.invalidateQueries();
}

interface Language {
  current: ShippedLocale;
  /** Returns whether the language was applied and saved; shows an error toast if not. */
  choose: (code: ShippedLocale) => Promise<boolean>;
}

/** The language in use, and a function to change it. A customer's choice is saved with the account too. */
export function useLanguage(): Language {
  const session = useSession();
  const queries = useQueryClient();
  const saving = useMutation({ ...setLanguage(), meta: errorShownInPlace });
  const current = matchLocale(useLingui().i18n.locale) ?? defaultLocale;
  return {
    current,
    async choose(code) {
      try {
        await showLocale(code, queries);
      } catch {
        toasts.error(i18n._(notLoaded));
        return false;
      }
      const fileName = localeOf(code)?.fileName;
      if (session.token() === undefined || fileName === undefined) return true;
      try {
        await saving.mutateAsync({ file_name: fileName });
        return true;
      } catch (error) {
        // Rolled back first, so that the toast is in the language that stays.
        await showLocale(current, queries);
        toastError(error);
        return false;
      }
    },
  };
}

/** The language of requests. */
export function currentLanguage(): string {
  return i18n.locale;
}
