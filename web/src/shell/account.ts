import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Client, isApiError } from '@meridian/sdk';
import { clearSession, userInfoQuery } from '@meridian/sdk/react';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { matchLocale } from '../i18n/choose-locale.ts';
import { notices } from '../i18n/notices.ts';
import type { KeptScreens } from './keep-alive.tsx';
import { showLocale } from './language.ts';
import type { Session } from './session.ts';
import { toasts } from './toasts.ts';

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
export function createAccount({ client, queries, session, router, kept }: Parts) {
  let known = client.session;
  /** What follows a change of session that this tab makes itself; a change in another tab makes the gate look again. */
  let move: () => Promise<unknown> = () => router.invalidate();

  // Whatever changes the session, here or in another tab: the last one's answers and screens go, the one on screen too
  // once it is left.
  const changed = async () => {
    const onwards = move;
    move = () => router.invalidate();
    await clearSession(queries);
    kept.forget();
    await onwards();
    kept.forget();
  };
  session.subscribe(() => {
    if (client.session === known) return;
    known = client.session;
    void changed();
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

  return {
    /** Fetches who this is and switches to their language. What cannot be loaded is signed out, with a reason. */
    async load(): Promise<void> {
      try {
        const { lang } = await queries.fetchQuery(userInfoQuery());
        const locale = lang === undefined ? undefined : matchLocale(lang.file_name);
        if (locale !== undefined && locale !== i18n.locale) await showLocale(locale, queries);
      } catch (error) {
        // A 401 has been dealt with already. Without a network nothing is known of the session: it stays.
        if (session.token() === undefined || !navigator.onLine) return;
        if (isApiError(error) && error.kind === 'aborted') return;
        await signOut(() => toasts.error(i18n._(notLoaded)));
      }
    },
    /**
     * The token is stored, then the user info is fetched, and a word of welcome is said; the screen that was signed in on
     * then leads to where the visitor wanted to go.
     */
    async signIn(token: string, welcome: MessageDescriptor): Promise<void> {
      session.start(token);
      await this.load();
      if (session.token() !== undefined) toasts.done(i18n._(welcome));
    },
    /** R4.08: a new password has ended every session. The login says so; nothing of the customer is left on the page. */
    async passwordRenewed(): Promise<void> {
      const toLogin = () => router.navigate({ to: '/login', search: { after: 'password' } });
      toasts.done(i18n._(notices.changeSuccess));
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
      endBy(() => router.navigate({ to: '/login', search: { return: href } }));
    },
  };
}

export type Account = ReturnType<typeof createAccount>;

export const AccountContext = createContext<Account | null>(null);

export function useAccount(): Account {
  const account = use(AccountContext);
  if (account === null) throw new Error('useAccount needs an AccountContext');
  return account;
}
