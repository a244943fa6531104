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
import { type Destination, type SessionEffects, type SessionEvent, transition } from './session-transitions.ts';
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

/** Carries out what `transition` says of each change of the session. */
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
  let arrival: Promise<void> | undefined;
  if (session.token() !== undefined) setStorageOwner({ session: client.session });
  session.onChangedElsewhere((id) => {
    if (session.token() === undefined) void happen({ name: 'signedOutElsewhere' });
    else void happen({ name: 'signedInElsewhere', id, isOthersScreen: takeOthersScreen(id) });
  });

  const effects: SessionEffects = {
    revokeToken: () => {
      revoking += 1;
      // A 401 is ignored: the session ends in any case.
      void client
        .call('logoutUser', { query: { lang: 'zh-cn' } })
        .catch(() => undefined)
        .finally(() => {
          revoking -= 1;
        });
    },
    deleteStorage: () => {
      deleteCustomerStorage();
      deletePrivateTabStorage();
    },
    deleteTabStorage: deletePrivateTabStorage,
    claimStorage: (id) => {
      if (setStorageOwner({ session: client.session, id })) deletePrivateTabStorage();
    },
    releaseStorage: () => {
      setStorageOwner(undefined);
      screenCache.reset();
    },
    leave: (to, draftOf) => {
      arrival = leave(() => navigate(to), draftOf);
    },
    end: (to) => {
      endSession();
      arrival = leave(() => navigate(to));
    },
    expire: (to, customer) => {
      if (customer !== undefined) screenCache.keepDraft(customer);
      endSession();
      arrival = leave(() => {
        // Not earlier: a public screen forgets it when a sheet is closed over it.
        rememberExpired(customer);
        return navigate(to);
      }, customer);
    },
    rememberExpired: async (customer) => {
      await arrival;
      if (isSignInRoute(router.state.location.pathname)) rememberExpired(customer);
    },
    loadAccount,
    goOn,
    done: toasts.done,
    fail: toasts.error,
    offerLanguage: (locale) =>
      toasts.plain(msg`Switched to your account’s language`, {
        label: undo,
        run: () => void language.keepLocale(locale, queries),
      }),
  };

  /** Resolves when the resulting screen is rendered. */
  async function happen(event: SessionEvent): Promise<void> {
    const name = session.token() !== undefined ? 'customer' : session.isOver() ? 'visitor' : 'expired';
    const isChanging = revoking > 0 || session.isLeaving();
    const state = { name, isChanging, owner: storedOwner()?.id, screen: router.state.location } as const;
    for (const [effect, ...args] of transition(state, event)) {
      const run: (...args: never[]) => unknown = effects[effect];
      const done = run(...(args as never[])); // an effect comes with the arguments of its own function
      // The others happen at once: no refused call comes in between.
      if (done instanceof Promise) await done;
    }
    await arrival;
  }

  /**
   * Clears what the last session has loaded (R4.08): at once, and the visible screen after the navigation. The toast is
   * closed too, so that the next session cannot undo anything.
   */
  async function leave(go: () => Promise<unknown>, draftOf?: number): Promise<void> {
    isJoinPutOff.set(false);
    toasts.close();
    await session.leave(async () => {
      await clearPrivateCache(queries);
      screenCache.clear(draftOf);
      // The guard's redirect would replace the entry of an overlay, and leave that of the screen in the history.
      await overlays.closeAll();
      await go();
    });
    screenCache.clear(draftOf);
  }

  const navigate = (to: Destination) => (to ? router.navigate(to) : recheckRoute(session, router));

  function endSession(): void {
    session.end();
    setStorageOwner(undefined);
  }

  /** Loads the account (R4.06) and its language (R4.10). */
  async function loadAccount(welcome?: MessageDescriptor): Promise<void> {
    const before = { locale: i18n.locale, session: client.session };
    try {
      const { id, lang } = await queries.fetchQuery(userInfoQuery());
      if (client.session === before.session) setStorageOwner({ session: before.session, id });
      const locale = lang === undefined ? undefined : matchLocale(lang.file_name);
      // A language chosen on this page meanwhile takes precedence over the account's.
      const isUnchanged = i18n.locale === before.locale;
      if (locale !== undefined && locale !== before.locale && isUnchanged) await language.showLocale(locale, queries);
    } catch (error) {
      if (endsSession(error)) await happen({ name: 'accountNotLoaded' });
    }
    if (session.token() === undefined) return;
    // A language chosen a moment ago is not replaced silently.
    const isReplaced = i18n.locale !== before.locale && language.isVisitorsChoice(before.locale);
    await happen({ name: 'accountLoaded', welcome, replaced: isReplaced ? before.locale : undefined });
  }

  /**
   * Whether a failed request for the account ends the session. A cancelled request does not, nor a 401, which is
   * already handled. Offline, the session stays.
   */
  function endsSession(error: unknown): boolean {
    const isCancelled = error instanceof CancelledError || (isApiError(error) && error.kind === 'aborted');
    return !isCancelled && session.token() !== undefined && navigator.onLine;
  }

  async function goOn(): Promise<void> {
    // The browser may go back from the login later than the account comes: that would leave where an intent leads.
    await arrival;
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
    resume: () => happen({ name: 'resumed' }),
    /** Returns whether the browser stores the token; without it nobody is signed in. */
    signIn: async ({ token, id }: Schema<'SessionUser'>, welcome: MessageDescriptor): Promise<boolean> => {
      if (!session.start(token, id)) return false;
      await happen({ name: 'signedIn', id, isOthersScreen: takeOthersScreen(id), welcome });
      return true;
    },
    signOut: () => happen({ name: 'signedOut' }),
    /** The callers pass the message, to keep its text out of the first load. */
    passwordRenewed: (news: MessageDescriptor) => happen({ name: 'passwordRenewed', news }),
    accountClosed: () => happen({ name: 'accountClosed' }),
    /** The SDK calls this once, however many requests fail. */
    tokenRejected: (message: string) => {
      const account = queries.getQueryData(userInfoQuery().queryKey)?.id;
      void happen({ name: 'tokenRejected', account, message });
    },
  };
}

export type SessionLifecycle = ReturnType<typeof createSessionLifecycle>;

/** For screens on which customers sign in or out. */
export const [SessionLifecycleContext, useSessionLifecycle] =
  createRequiredContext<SessionLifecycle>('SessionLifecycleContext');
