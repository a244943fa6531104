import { TOKEN_COOKIE } from '@meridian/sdk';
import { createAtom } from '@tanstack/react-store';
import { useSyncExternalStore } from 'react';
import { createRequiredContext } from '../behaviour/required-context.ts';
import { createTabChannel } from '../storage/broadcast-channel.ts';
import { clearCookie, readCookie, writeCookie } from '../storage/cookies.ts';

/** How much later than its message another tab's change of the cookie may come, in milliseconds. */
const COOKIE_DELAY_MS = 100;

/** A visitor has no token (R4.05), a customer has one. The token is stored only in the cookie (R9.01). */
export interface Session {
  token: () => string | undefined;
  /** Stores the token of a customer. Returns whether the browser has stored it. */
  start: (token: string, customer: number) => boolean;
  end: () => void;
  /** Whether there is no session, or it was ended. A cookie that merely expired after its three days does not count. */
  isOver: () => boolean;
  /** Runs a transition to or from a session, which tells by itself what has happened. */
  leave: (transition: () => Promise<unknown>) => Promise<void>;
  /** Whether a transition is under way: nothing else asks for a login then. */
  isLeaving: () => boolean;
  /** Calls back after every change, in this tab or another. */
  subscribe: (listener: () => void) => () => void;
  /** Calls back only after a change in another tab, with the id of the customer who has signed in there. */
  onChangedElsewhere: (listener: (customer: number | undefined) => void) => void;
}

/** The session of this browser: its tabs share the cookie and notify each other of changes. */
export function createSession(): Session {
  const otherTabs = createTabChannel('session');
  // A render reads the token a hundred times, and reads are slow. Within a task, only this page can change the cookie.
  let justRead: { token: string | undefined } | undefined;
  const token = () => {
    if (justRead === undefined) {
      justRead = { token: readCookie(TOKEN_COOKIE) };
      queueMicrotask(() => {
        justRead = undefined;
      });
    }
    return justRead.token;
  };
  // The last token that this page knows: two tabs may end the same session and notify each other.
  const lastToken = createAtom(token() ?? null);
  const update = () => {
    justRead = undefined;
    // Null, because an atom cannot hold `undefined`.
    lastToken.set(token() ?? null);
  };
  let leaving = 0;
  /** The message is the customer's id, empty at the end of a session: changes of storage may reach other tabs later. */
  const change = (customer?: number) => {
    update();
    otherTabs.post(String(customer ?? ''));
  };
  return {
    token,
    start(next, customer) {
      if (!writeCookie(TOKEN_COOKIE, next)) return false;
      change(customer);
      return true;
    },
    end() {
      clearCookie(TOKEN_COOKIE);
      change();
    },
    isOver: () => (lastToken.get() ?? token()) === undefined,
    async leave(transition) {
      leaving += 1;
      await transition().finally(() => {
        leaving -= 1;
      });
    },
    isLeaving: () => leaving > 0,
    subscribe: (listener) => lastToken.subscribe(listener).unsubscribe,
    onChangedElsewhere(listener) {
      const isChanged = () => (token() ?? null) !== lastToken.get();
      let heard: string | undefined;
      const look = () => {
        if (heard === undefined || !isChanged()) return;
        // Maybe another customer is signed in before this page hears that its session has ended. The search words go as well.
        if (token() !== undefined && lastToken.get() !== null)
          return location.replace(location.pathname + location.search.replace(/\bq=[^&]*/, ''));
        const customer = Number(heard) || undefined;
        heard = undefined;
        update();
        listener(customer);
      };
      otherTabs.listen((message) => {
        heard = message;
        look();
        // Firefox may show the change of the cookie only after the message (seen in 153).
        setTimeout(look, COOKIE_DELAY_MS);
      });
      window.addEventListener('focus', look);
      document.addEventListener('visibilitychange', look);
      // No message reaches a page in the back/forward cache, as of a customer who is at the card provider.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted && isChanged()) location.reload();
      });
    },
  };
}

/** `useSession` is for event handlers; use `useSignedIn` for rendering. */
export const [SessionContext, useSession] = createRequiredContext<Session>('SessionContext');

/** Whether a customer is signed in. Re-renders when that changes, in this tab or another. */
export function useSignedIn(): boolean {
  const session = useSession();
  const read = () => session.token() !== undefined;
  return useSyncExternalStore(session.subscribe, read, read);
}

/** Whether the session has ended. Its screen stays until the login has loaded: what it asked for then would fail. */
export function useIsSessionOver(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.isOver);
}
