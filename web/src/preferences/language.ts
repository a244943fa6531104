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
import { localeOf, type ShippedLocale } from '../i18n/locales.ts';
import { useSession } from '../session/session.ts';
import { createTabChannel } from '../storage/broadcast-channel.ts';
import { writeCookie } from '../storage/cookies.ts';

const notLoaded = msg`This language could not be loaded. Please try again.`;
const otherTabs = createTabChannel('language');

/** Shows this tab and the others in a language and remembers it; what the server has worded is asked for again. */
export async function showLocale(code: ShippedLocale, queries: QueryClient): Promise<void> {
  await applyLocale(code, queries);
  otherTabs.post(code);
}

/** From now on this tab follows what is chosen in another one. */
export function followLanguage(queries: QueryClient): void {
  otherTabs.listen((message) => {
    const locale = matchLocale(message);
    if (locale === undefined || locale === i18n.locale) return;
    applyLocale(locale, queries).catch(() => toasts.error(i18n._(notLoaded)));
  });
}

async function applyLocale(code: ShippedLocale, queries: QueryClient): Promise<void> {
  await activateLocale(code);
  writeCookie(LANGUAGE_COOKIE, code);
  // What is on its way was asked for in the old language. Given up first: a query that has no answer yet would wait for
  // that one instead of asking again.
  await queries.cancelQueries();
  void queries.invalidateQueries();
}

interface Language {
  current: ShippedLocale;
  /** Answers whether the choice holds; why it does not has been said then. */
  choose: (code: ShippedLocale) => Promise<boolean>;
}

/** The language in use, and the way to another one. A customer's choice is kept with the account too. */
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
        // Shown at once; what the account does not take is taken back, and only then is said why: in the language that stays.
        await showLocale(current, queries);
        toastError(error);
        return false;
      }
    },
  };
}

/** The language that calls ask for. */
export function currentLanguage(): string {
  return i18n.locale;
}
