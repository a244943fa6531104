import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Client, isApiError, type Schema } from '@meridian/sdk';
import { clearPrivateCache, userInfoQuery } from '@meridian/sdk/react';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createRequiredContext } from '../behaviour/required-context.ts';
import { pendingReload } from '../feedback/chunk-errors.ts';
import { toastError } from '../feedback/error-toasts.ts';
import { toasts, undo } from '../feedback/toasts.ts';
import { matchLocale } from '../i18n/choose-locale.ts';
import type { ShippedLocale } from '../i18n/locales.ts';
import type { ScreenCache } from '../navigation/keep-alive.tsx';
import type { Overlays } from '../navigation/overlays.ts';
import {
  deleteCustomerStorage,
  deletePrivateTabStorage,
  setStorageOwner,
  storedOwner,
} from '../storage/storage-owner.ts';
import { rememberExpired, takeOthersScreen } from './expired-session.ts';
import { clearIntent, hasIntent } from './intent.ts';
import { isSignInRoute } from './public-routes.ts';
import { recheckRoute } from './route-guard.ts';
import type { Session } from './session.ts';
import {
  accountClosed,
  accountNotLoaded,
  passwordRenewed,
  type SessionChange,
  signedIn,
  signedOut,
  signedOutElsewhere,
  tokenRejected,
} from './session-changes.ts';
import { hasLinesToJoin, isJoinPutOff } from './visitor-bag.ts';

/** The current language, which may change to that of the account (preferences/language.ts). */
interface Language {
  isVisitorsChoice: (locale: string) => boolean;
  keepLocale: (locale: string, queries: QueryClient) => Promise<void>;
  showLocale: (locale: ShippedLocale, queries: QueryClient) => Promise<boolean>;
}

interface Dependencies {
  client: Client;
  queries: QueryClient;
  session: Session;
  router: AnyRouter;
  screenCache: ScreenCache;
  overlays: Overlays;
  language: Language;
}

export function createSessionLifecycle({
  client,
  queries,
  session,
  router,
  screenCache,
  overlays,
  language,
}: Dependencies) {
  /** The number of logouts that the server has not answered. */
  let revoking = 0;
  if (session.token()) setStorageOwner({ session: client.session });
  session.onChangedElsewhere((customer) => {
    if (!session.token()) void happen(signedOutElsewhere(screen(), owner()));
    else void happen(signedIn(customer, takeOthersScreen(customer)));
  });

  const screen = () => router.state.location;
  /** Known before the account has loaded, and gone after a logout. */
  const owner = () => storedOwner()?.id;

  /** Resolves when the resulting screen is rendered. */
  async function happen({
    revokes,
    deletes,
    session: next,
    customer,
    to,
    done,
    welcome,
  }: SessionChange): Promise<void> {
    const isLeft = next === 'left';
    if (revokes) {
      revoking += 1;
      const revoked = client.call('logoutUser', { query: { lang: 'zh-cn' } });
      // A 401 is ignored: the session ends in any case.
      void revoked
        .catch(() => undefined)
        .finally(() => {
          revoking -= 1;
        });
    }
    if (deletes) deleteCustomerStorage();
    if (deletes || (isLeft && customer === undefined)) deletePrivateTabStorage();
    if (next === 'begun') {
      if (setStorageOwner({ session: client.session, id: customer })) deletePrivateTabStorage();
    } else {
      if (next === 'expired') screenCache.keepDraft(customer);
      if (isLeft) screenCache.reset();
      else session.end();
      setStorageOwner(undefined);
    }
    isJoinPutOff.set(false);
    // The next session cannot undo anything.
    toasts.close();
    const arrived = session.leave(async () => {
      await clearPrivateCache(queries);
      screenCache.clear(customer);
      // The guard's redirect would replace the entry of an overlay, and leave that of the screen in the history.
      await overlays.closeAll();
      // Not earlier: a public screen forgets it when a sheet is closed over it.
      if (next === 'expired') rememberExpired(customer);
      await (to ? router.navigate(to) : recheckRoute(session, router));
      // Now also the screen that was visible (R4.08).
      screenCache.clear(customer);
    });
    if (done) toasts.done(done);
    // A sign-in in another tab leaves first: an account that fails at once would leave again meanwhile.
    if (!welcome) await arrived;
    if (next === 'begun') await loadAccount(arrived, welcome);
    if (isLeft && customer !== undefined && isSignInRoute(screen().pathname)) rememberExpired(customer);
  }

  /** Loads the account (R4.06) and its language (R4.10), welcomes the customer, and goes on. */
  async function loadAccount(arrived?: Promise<void>, welcome?: MessageDescriptor): Promise<void> {
    const before = i18n.locale;
    const asked = client.session;
    try {
      const { id, lang } = await queries.fetchQuery(userInfoQuery());
      if (client.session === asked) setStorageOwner({ session: asked, id });
      const locale = lang && matchLocale(lang.file_name);
      // A language chosen on this page meanwhile takes precedence over the account's.
      if (locale !== undefined && locale !== before && i18n.locale === before)
        await language.showLocale(locale, queries);
    } catch (error) {
      // A cancelled request does not end the session, nor does a 401, which is already handled. Offline, it stays.
      const isCancelled = error instanceof CancelledError || (isApiError(error) && error.kind === 'aborted');
      if (!isCancelled && session.token() && navigator.onLine) await happen(accountNotLoaded(screen(), owner()));
    }
    if (!session.token()) return;
    if (welcome !== undefined) {
      // A language chosen a moment ago is not replaced silently.
      if (i18n.locale !== before && language.isVisitorsChoice(before))
        toasts.plain(msg`Switched to your account’s language`, {
          label: undo,
          run: () => void language.keepLocale(before, queries),
        });
      else toasts.done(welcome);
    }
    // The browser may go back from the login later than the account comes: that would leave where an intent leads.
    await arrived;
    // The visitor's bag joins the cart, and the visitor's intent is carried out (R2.09).
    const failed = (giveUp: () => void) => async (error: unknown) => {
      // A reloaded page begins again.
      await pendingReload();
      giveUp();
      toastError(error);
    };
    if (hasLinesToJoin()) {
      const join = await import('./join-visitor-bag.ts').catch(failed(() => isJoinPutOff.set(true)));
      await join?.joinVisitorBag(queries, router);
    }
    if (!hasIntent()) return;
    const replay = await import('./replay-intent.ts').catch(failed(clearIntent));
    await replay?.replayIntent(queries, router);
  }

  return {
    resume: () => loadAccount(),
    /** Returns whether the browser stores the token; without it nobody is signed in. */
    signIn: async ({ token, id }: Schema<'SessionUser'>, welcome: MessageDescriptor): Promise<boolean> => {
      if (!session.start(token, id)) return false;
      await happen(signedIn(id, takeOthersScreen(id), welcome));
      return true;
    },
    signOut: () => happen(signedOut),
    /** The callers pass the message, to keep its text out of the first load. */
    passwordRenewed: async (news: MessageDescriptor): Promise<void> => {
      const change = passwordRenewed(news);
      if (!session.isOver()) return happen(change);
      // A visitor has no session to end, and what an expired one has kept is its customer's (R4.09).
      const arrived = router.navigate(change.to);
      toasts.done(news);
      await arrived;
    },
    accountClosed: () => happen(accountClosed),
    /** The SDK calls this once, however many requests fail. */
    tokenRejected: (message: string): void => {
      // The screen of an ended session keeps sending requests until it is left.
      if (session.isOver() && (revoking > 0 || session.isLeaving())) return;
      if (!session.isOver()) {
        const customer = queries.getQueryData(userInfoQuery().queryKey)?.id ?? owner();
        void happen(tokenRejected(screen(), customer));
      }
      toasts.error(message);
    },
  };
}

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>;

/** For screens on which customers sign in or out. */
export const [SessionLifecycleContext, useSessionLifecycle] =
  createRequiredContext<SessionLifecycle>('SessionLifecycleContext');
