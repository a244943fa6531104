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
import { clearIntent, hasIntent, openedOverScreen } from './intent.ts';
import { isSignInRoute } from './public-routes.ts';
import { recheckRoute } from './route-guard.ts';
import type { Session } from './session.ts';
import { hasLinesToJoin, isJoinPutOff } from './visitor-bag.ts';

/** The current language, which may change to that of the account (preferences/language.ts). */
interface Language {
  isVisitorsChoice: (locale: string) => boolean;
  keepLocale: (locale: string, queries: QueryClient) => Promise<void>;
  showLocale: (locale: ShippedLocale, queries: QueryClient) => Promise<boolean>;
}

const signedOut = msg`Signed out`;

interface Dependencies {
  client: Client;
  queries: QueryClient;
  session: Session;
  router: AnyRouter;
  screenCache: ScreenCache;
  overlays: Overlays;
  language: Language;
}

/**
 * The transitions of a session (R4.05 to R4.10). All except `resume` clear the private queries, the kept screens and the
 * toast. In addition:
 *
 * | Transition           | deleted                        | kept               | navigates to        | toast             |
 * | -------------------- | ------------------------------ | ------------------ | ------------------- | ----------------- |
 * | resume               |                                | everything         |                     |                   |
 * | signIn               | another customer's storage     | own draft          | the return path *   | a welcome         |
 * | signOut              | the customer's storage         |                    | /home               | Signed out        |
 * | accountNotLoaded     |                                | own draft          | /login, then back   |                   |
 * | passwordRenewed      |                                | own storage        | /login              | Changed           |
 * | accountClosed        | the customer's storage         |                    | /login              |                   |
 * | tokenRejected        |                                | own draft          | /login, then back   | the server's      |
 * | signedInElsewhere    | another customer's storage     |                    | the return path *   |                   |
 * | signedOutElsewhere   | input ** and search words      | own draft **       | /login if private   | Signed out        |
 *
 * (*) /home, if an expired session of another customer opened the login.
 * (**) After an expired session the input is kept as the customer's own draft; after a logout it is deleted.
 */
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
  if (session.token() !== undefined) setStorageOwner({ session: client.session });
  session.onChangedElsewhere((customer) => {
    if (session.token() === undefined) void signedOutElsewhere();
    else void signedInElsewhere(customer);
  });

  /** The page was opened with a token. */
  async function resume(): Promise<void> {
    if (await loadAccount()) await goOn();
  }

  /** R4.06. Returns whether the browser stores the token; without it nobody is signed in. */
  async function signIn({ token, id }: Schema<'SessionUser'>, welcome: MessageDescriptor): Promise<boolean> {
    if (!session.start(token, id)) return false;
    const navigate = leaveLogin(id);
    if (setStorageOwner({ session: client.session, id })) deletePrivateTabStorage();
    const navigated = clearAndNavigate(navigate, id);
    const { locale } = i18n;
    if (await loadAccount()) {
      // A language chosen a moment ago is not replaced silently (R4.10).
      if (i18n.locale !== locale && language.isVisitorsChoice(locale))
        toasts.plain(msg`Switched to your account’s language`, {
          label: undo,
          run: () => void language.keepLocale(locale, queries),
        });
      else toasts.done(welcome);
      // The browser may go back from the login later than the account comes: that would leave where an intent leads.
      await navigated;
      await goOn();
    }
    return true;
  }

  /** Signs the customer out on the device at once, however long the server takes. */
  async function signOut(): Promise<void> {
    revokeToken();
    deleteCustomerStorage();
    deletePrivateTabStorage();
    endSession();
    const navigated = clearAndNavigate(() => router.navigate({ to: '/home' }));
    toasts.done(signedOut);
    await navigated;
  }

  /** R4.07: the account could not be loaded. The login says so, and leads back. */
  async function accountNotLoaded(): Promise<void> {
    revokeToken();
    await openLogin(storedOwner()?.id, 'notLoaded');
  }

  /**
   * R4.08: a new password has ended every session. Resolves when the login is rendered. The callers pass the message,
   * to keep its text out of the first load.
   */
  async function passwordRenewed(news: MessageDescriptor): Promise<void> {
    const toLogin = () => router.navigate({ to: '/login', search: { after: 'password' } });
    const isCustomer = session.token() !== undefined;
    if (isCustomer) endSession();
    const navigated = isCustomer ? clearAndNavigate(toLogin) : toLogin();
    toasts.done(news);
    await navigated;
  }

  /** The customer has closed the account, which has ended every session. Resolves when the login is rendered. */
  async function accountClosed(): Promise<void> {
    deleteCustomerStorage();
    deletePrivateTabStorage();
    endSession();
    await clearAndNavigate(() => router.navigate({ to: '/login', search: { after: 'closed' } }));
  }

  /**
   * R4.09: the server no longer accepts the token, or the browser no longer has it (R9.01). The SDK calls this once,
   * however many requests fail.
   */
  function tokenRejected(message: string): void {
    if (session.isOver()) {
      // The screen of the ended session keeps sending requests until it is left.
      if (revoking === 0 && !session.isLeaving()) toasts.error(message);
      return;
    }
    // After a reload, the storage knows the customer before the account has loaded.
    const customer = queries.getQueryData(userInfoQuery().queryKey)?.id ?? storedOwner()?.id;
    void openLogin(customer);
    toasts.error(message);
  }

  async function signedInElsewhere(id: number | undefined): Promise<void> {
    const navigate = leaveLogin(id);
    if (setStorageOwner({ session: client.session, id })) deletePrivateTabStorage();
    await clearAndNavigate(navigate);
    if (await loadAccount()) await goOn();
  }

  async function signedOutElsewhere(): Promise<void> {
    // Known if the session has expired, but not if its customer has logged out.
    const customer = storedOwner()?.id;
    setStorageOwner(undefined);
    if (customer === undefined) deletePrivateTabStorage();
    screenCache.reset();
    const navigated = clearAndNavigate(forgetQuery);
    toasts.done(signedOut);
    await navigated;
    if (customer !== undefined && isSignInRoute(router.state.location.pathname)) rememberExpired(customer);
  }

  // Steps of the transitions.

  /** Ends a session. The login then returns its customer to this screen, and to what they were typing on it. */
  function openLogin(customer: number | undefined, after?: 'notLoaded'): Promise<void> {
    if (customer !== undefined) screenCache.keepDraft(customer);
    const { href, pathname, search } = router.state.location;
    endSession();
    // A login that has succeeded but is still open keeps its return path.
    const { return: returnTo = href }: { return?: string } = isSignInRoute(pathname) ? search : {};
    const state = isSignInRoute(pathname) ? {} : openedOverScreen;
    return clearAndNavigate(() => {
      // Not earlier: a public screen forgets it when a sheet is closed over it.
      rememberExpired(customer);
      return router.navigate({ to: '/login', search: { return: returnTo, after }, state });
    }, customer);
  }

  /** Where a login leads: to the return path, or to /home if it was opened over another customer's screen (B8.06). */
  function leaveLogin(customer: number | undefined): () => Promise<void> {
    const isOthers = takeOthersScreen(customer);
    return () => (isOthers ? router.navigate({ to: '/home', replace: true }) : recheckRoute(session, router));
  }

  /**
   * Checks the route again without the search words: neither the screen nor the login's return path may show them to
   * the next customer (B8.06).
   */
  function forgetQuery(): Promise<void> {
    const { pathname, search } = router.state.location;
    const { q, ...others }: { q?: string } = search;
    if (q === undefined) return recheckRoute(session, router);
    return router.navigate({ to: pathname, search: others, replace: true });
  }

  /** Revokes the token on the server, if it can be reached (R4.07). A 401 is ignored: the session ends in any case. */
  function revokeToken(): void {
    revoking += 1;
    void client
      .call('logoutUser', { query: { lang: 'zh-cn' } })
      .catch(() => undefined)
      .finally(() => {
        revoking -= 1;
      });
  }

  function endSession(): void {
    session.end();
    setStorageOwner(undefined);
  }

  /**
   * Clears what the last session has loaded (R4.08), except the draft of this customer: at once, and the visible screen
   * after the navigation. The toast is closed too, so that the next session cannot undo anything.
   */
  async function clearAndNavigate(navigate: () => Promise<unknown>, customer?: number): Promise<void> {
    isJoinPutOff.set(false);
    toasts.close();
    await session.leave(async () => {
      await clearPrivateCache(queries);
      screenCache.clear(customer);
      // The guard's redirect would replace the entry of an overlay, and leave that of the screen in the history.
      await overlays.closeAll();
      await navigate();
    });
    screenCache.clear(customer);
  }

  /** Loads the account (R4.06) and its language (R4.10). Returns whether the customer is still signed in afterwards. */
  async function loadAccount(): Promise<boolean> {
    const before = { locale: i18n.locale, session: client.session };
    try {
      const { id, lang } = await queries.fetchQuery(userInfoQuery());
      if (client.session === before.session) setStorageOwner({ session: before.session, id });
      const locale = lang === undefined ? undefined : matchLocale(lang.file_name);
      // A language chosen on this page meanwhile takes precedence over the account's.
      const isUnchanged = i18n.locale === before.locale;
      if (locale !== undefined && locale !== before.locale && isUnchanged) await language.showLocale(locale, queries);
    } catch (error) {
      if (endsSession(error)) await accountNotLoaded();
    }
    return session.token() !== undefined;
  }

  /**
   * Whether a failed request for the account ends the session. A cancelled request does not, nor a 401, which is
   * already handled. Offline, the session stays.
   */
  function endsSession(error: unknown): boolean {
    const isCancelled = error instanceof CancelledError || (isApiError(error) && error.kind === 'aborted');
    return !isCancelled && session.token() !== undefined && navigator.onLine;
  }

  /** Joins the visitor's bag to the cart, and carries out the visitor's intent (R2.09). */
  async function goOn(): Promise<void> {
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

  return { resume, signIn, signOut, passwordRenewed, accountClosed, tokenRejected };
}

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>;

/** For screens on which customers sign in or out. */
export const [SessionLifecycleContext, useSessionLifecycle] =
  createRequiredContext<SessionLifecycle>('SessionLifecycleContext');
