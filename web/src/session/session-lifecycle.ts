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
import { standardMessages } from '../i18n/standard-messages.ts';
import type { KeptScreens } from '../navigation/keep-alive.tsx';
import { showLocale } from '../preferences/language.ts';
import { dropIntent, hasIntent, overScreen } from './intent.ts';
import { recheckRoute } from './route-guard.ts';
import type { Session } from './session.ts';

interface Parts {
  client: Client;
  queries: QueryClient;
  session: Session;
  router: AnyRouter;
  kept: KeptScreens;
}

const notLoaded = msg`Your account could not be loaded, so you were signed out.`;
const signedOut = msg`Signed out`;

/** The life of a session (specification 4): one place for signing in, signing out and what either does to the page. */
export function createSessionLifecycle({ client, queries, session, router, kept }: Parts) {
  let known = client.session;
  const lookAgain = () => recheckRoute(session, router);
  /** What follows a change of session that this tab makes itself, if it is not the gate's business. */
  let move: () => Promise<unknown> = lookAgain;
  let isEntering = false;
  /** The screen on which a customer was typing when their session ran out: for them alone. */
  let draft: { path: string; of: number } | undefined;

  // Whatever changes the session, here or in another tab: the last one's answers and screens go, the one on screen too
  // once it is left.
  const changed = async () => {
    const onwards = move;
    const spared = draft?.path;
    move = lookAgain;
    await clearPrivateCache(queries);
    kept.forget(spared);
    await onwards();
    kept.forget(spared);
  };
  session.subscribe(() => {
    if (client.session === known) return;
    known = client.session;
    if (isEntering || session.token() === undefined) return void changed();
    // Signed in in another tab: this one learns who it is, and does what stood waiting here.
    draft = undefined;
    void changed().then(() => enter());
  });

  const endBy = (next: () => Promise<unknown>) => {
    move = next;
    session.end();
  };
  /** Tells the server if it can be told, and forgets the session in any case (R4.07). */
  const signOut = async (reason: () => void) => {
    const told = client.call('logoutUser', { query: { lang: 'zh-cn' } });
    await told.catch(() => undefined);
    endBy(() => router.navigate({ to: '/home' }));
    reason();
  };

  /** Fetches who this is and switches to their language. What cannot be loaded is signed out, with a reason. */
  const load = async () => {
    const before = i18n.locale;
    try {
      const { lang } = await queries.fetchQuery(userInfoQuery());
      const locale = lang === undefined ? undefined : matchLocale(lang.file_name);
      // What has been chosen on this page meanwhile is newer than what the account knows.
      if (locale !== undefined && locale !== before && i18n.locale === before) await showLocale(locale, queries);
    } catch (error) {
      // Given up for a newer question, or a 401, which has been dealt with already. Without a network nothing is known of
      // the session: it stays.
      if (error instanceof CancelledError || session.token() === undefined || !navigator.onLine) return;
      if (isApiError(error) && error.kind === 'aborted') return;
      await signOut(() => toasts.error(i18n._(notLoaded)));
    }
  };
  /** A customer is here: what they are greeted with, and what they were about to do before. */
  const enter = async (greet?: () => void) => {
    await load();
    if (session.token() === undefined) return;
    greet?.();
    if (!hasIntent()) return;
    const replay = await import('./replay-intent.ts').catch((error: unknown) => {
      dropIntent();
      toastError(error);
    });
    await replay?.replayIntent(queries, router);
  };

  return {
    /** The page has been opened with a token: as after signing in, without the welcome. */
    resume: () => enter(),
    /**
     * The token is stored, then the user info is fetched, and a word of welcome is said; the screen that was signed in on
     * then leads to where the visitor wanted to go, and what they were about to do is done.
     */
    async signIn({ token, id }: Schema<'SessionUser'>, welcome: MessageDescriptor): Promise<void> {
      if (draft?.of !== id) draft = undefined;
      isEntering = true;
      session.start(token);
      isEntering = false;
      draft = undefined;
      await enter(() => toasts.done(i18n._(welcome)));
    },
    /** R4.08: a new password has ended every session. The login says so; nothing of the customer is left on the page. */
    async passwordRenewed(): Promise<void> {
      const toLogin = () => router.navigate({ to: '/login', search: { after: 'password' } });
      toasts.done(i18n._(standardMessages.changeSuccess));
      if (session.token() === undefined) return toLogin();
      // Until the login stands: the screen that asks for this would show itself to a visitor meanwhile.
      await new Promise<void>((resolve) => endBy(() => toLogin().finally(resolve)));
    },
    signOut: () => signOut(() => toasts.done(i18n._(signedOut))),
    /** R4.09: the server no longer accepts the token. The SDK says so once, however many calls fail by it. */
    refused(message: string): void {
      toasts.error(message);
      if (session.token() === undefined) return;
      const { href } = router.state.location;
      const path = kept.typedOn();
      const of = queries.getQueryData(userInfoQuery().queryKey)?.id;
      draft = path === undefined || of === undefined ? undefined : { path, of };
      endBy(() => router.navigate({ to: '/login', search: { return: href }, state: overScreen }));
    },
  };
}

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>;

/** Who signs in and out here; given by main.tsx. */
export const SessionLifecycleContext = createContext<SessionLifecycle | null>(null);

/** What a screen to sign in or out on calls. Throws outside of the application. */
export function useSessionLifecycle(): SessionLifecycle {
  const account = use(SessionLifecycleContext);
  if (account === null) throw new Error('useAccount needs an AccountContext');
  return account;
}
