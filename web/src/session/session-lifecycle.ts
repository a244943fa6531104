import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Client, isApiError, type Schema } from '@meridian/sdk';
import { clearPrivateCache, userInfoQuery } from '@meridian/sdk/react';
import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { toastError } from '../feedback/error-toasts.ts';
import { toasts } from '../feedback/toasts.ts';
import { matchLocale } from '../i18n/choose-locale.ts';
import { CookiesBlockedError } from '../i18n/error-messages.ts';
import { standardMessages } from '../i18n/standard-messages.ts';
import type { ScreenCache } from '../navigation/keep-alive.tsx';
import { showLocale } from '../preferences/language.ts';
import { deleteCustomerStorage, deletePrivateTabStorage, setStorageOwner } from '../storage/storage-owner.ts';
import { clearIntent, hasIntent, openedOverScreen } from './intent.ts';
import { recheckRoute } from './route-guard.ts';
import type { Session } from './session.ts';

interface Dependencies {
  client: Client;
  queries: QueryClient;
  session: Session;
  router: AnyRouter;
  screenCache: ScreenCache;
}

const notLoaded = msg`Your account could not be loaded, so you were signed out.`;
const signedOut = msg`Signed out`;

/**
 * The life of a session (R4.05 to R4.10). With all transitions but `resume`, the private answers in the cache, the screens
 * that are kept and the toast go. What else:
 *
 * | Transition           | goes                           | stays              | leads to            | is said           |
 * | -------------------- | ------------------------------ | ------------------ | ------------------- | ----------------- |
 * | resume               |                                | everything         |                     |                   |
 * | signIn               | what another customer has here | one's own draft    | what was asked for  | a welcome         |
 * | signOut              | what the customer has here     |                    | /home               | Signed out        |
 * | accountNotLoaded     |                                | what one has here  | /home               | why               |
 * | passwordRenewed      |                                | what one has here  | /login              | Changed           |
 * | refused              |                                | one's own draft    | /login, back later  | the server's words |
 * | signedInElsewhere    | what another customer has here |                    | what was asked for  |                   |
 * | signedOutElsewhere   | what is typed on this screen   |                    | /login, if it must  |                   |
 */
export function createSessionLifecycle({ client, queries, session, router, screenCache }: Dependencies) {
  if (session.token() !== undefined) setStorageOwner({ session: client.session });
  session.onChangedElsewhere(() => {
    if (session.token() === undefined) void signedOutElsewhere();
    else void signedInElsewhere();
  });

  /** The page has been opened with a token. */
  async function resume(): Promise<void> {
    if (await loadAccount()) await replayIntent();
  }

  /** R4.06. Throws a CookiesBlockedError where the browser does not keep the token. */
  async function signIn({ token, id }: Schema<'SessionUser'>, welcome: MessageDescriptor): Promise<void> {
    if (!session.start(token)) throw new CookiesBlockedError();
    if (setStorageOwner({ session: client.session, id })) deletePrivateTabStorage();
    void clearAndNavigate(() => recheckRoute(session, router), id);
    if (!(await loadAccount())) return;
    toasts.done(i18n._(welcome));
    await replayIntent();
  }

  /** The customer logs out. */
  async function signOut(): Promise<void> {
    await revokeToken();
    deleteCustomerStorage();
    deletePrivateTabStorage();
    endSession();
    const navigated = clearAndNavigate(() => router.navigate({ to: '/home' }));
    toasts.done(i18n._(signedOut));
    await navigated;
  }

  /** R4.07: the token is good for nothing that could be shown. */
  async function accountNotLoaded(): Promise<void> {
    await revokeToken();
    endSession();
    const navigated = clearAndNavigate(() => router.navigate({ to: '/home' }));
    toasts.error(i18n._(notLoaded));
    await navigated;
  }

  /** R4.08: a new password has ended every session. Done once the login stands: the screen before it waits for that. */
  async function passwordRenewed(): Promise<void> {
    const toLogin = () => router.navigate({ to: '/login', search: { after: 'password' } });
    const isCustomer = session.token() !== undefined;
    if (isCustomer) endSession();
    const navigated = isCustomer ? clearAndNavigate(toLogin) : toLogin();
    toasts.done(i18n._(standardMessages.changeSuccess));
    await navigated;
  }

  /** R4.09: the server no longer accepts the token. The SDK says so once, however many calls fail by it. */
  function tokenRejected(message: string): void {
    if (session.token() === undefined) {
      toasts.error(message);
      return;
    }
    const customer = queries.getQueryData(userInfoQuery().queryKey)?.id;
    if (customer !== undefined) screenCache.keepDraft(customer);
    const { href } = router.state.location;
    endSession();
    void clearAndNavigate(
      () => router.navigate({ to: '/login', search: { return: href }, state: openedOverScreen }),
      customer,
    );
    toasts.error(message);
  }

  async function signedInElsewhere(): Promise<void> {
    if (setStorageOwner({ session: client.session })) deletePrivateTabStorage();
    await clearAndNavigate(() => recheckRoute(session, router));
    if (await loadAccount()) await replayIntent();
  }

  async function signedOutElsewhere(): Promise<void> {
    setStorageOwner(undefined);
    deletePrivateTabStorage();
    screenCache.reset();
    await clearAndNavigate(() => recheckRoute(session, router));
  }

  // What the transitions are made of.

  /** Tells the server, if it can be told (R4.07). */
  async function revokeToken(): Promise<void> {
    await client.call('logoutUser', { query: { lang: 'zh-cn' } }).catch(() => undefined);
  }

  function endSession(): void {
    session.end();
    setStorageOwner(undefined);
  }

  /**
   * Forgets what the last session was shown (R4.08), but for the draft of this customer: at once, and the screen on view
   * as soon as another one stands. Nothing of it can be undone by the next session.
   */
  async function clearAndNavigate(navigate: () => Promise<unknown>, customer?: number): Promise<void> {
    toasts.close();
    await clearPrivateCache(queries);
    screenCache.clear(customer);
    await navigate();
    screenCache.clear(customer);
  }

  /** Fetches who this is (R4.06) and switches to their language (R4.10). Answers whether a customer is still here then. */
  async function loadAccount(): Promise<boolean> {
    const before = { locale: i18n.locale, session: client.session };
    try {
      const { id, lang } = await queries.fetchQuery(userInfoQuery());
      if (client.session === before.session) setStorageOwner({ session: before.session, id });
      const locale = lang === undefined ? undefined : matchLocale(lang.file_name);
      // What has been chosen on this page meanwhile is newer than what the account knows.
      const isUnchanged = i18n.locale === before.locale;
      if (locale !== undefined && locale !== before.locale && isUnchanged) await showLocale(locale, queries);
    } catch (error) {
      if (endsSession(error)) await accountNotLoaded();
    }
    return session.token() !== undefined;
  }

  /**
   * Not if it was given up for a newer question, nor a 401, which has been dealt with already. Without a network nothing
   * is known of the session: it stays.
   */
  function endsSession(error: unknown): boolean {
    const isCancelled = error instanceof CancelledError || (isApiError(error) && error.kind === 'aborted');
    return !isCancelled && session.token() !== undefined && navigator.onLine;
  }

  /** What the visitor was about to do before signing in (R2.09). */
  async function replayIntent(): Promise<void> {
    if (!hasIntent()) return;
    const replay = await import('./replay-intent.ts').catch((error: unknown) => {
      clearIntent();
      toastError(error);
    });
    await replay?.replayIntent(queries, router);
  }

  return { resume, signIn, signOut, passwordRenewed, tokenRejected };
}

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>;

/** Who signs in and out here; given by main.tsx. */
export const SessionLifecycleContext = createContext<SessionLifecycle | null>(null);

/** What a screen to sign in or out on calls. Throws outside of the application. */
export function useSessionLifecycle(): SessionLifecycle {
  const lifecycle = use(SessionLifecycleContext);
  if (lifecycle === null) throw new Error('useSessionLifecycle needs a SessionLifecycleContext');
  return lifecycle;
}
