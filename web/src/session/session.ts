import { TOKEN_COOKIE } from '@meridian/sdk';
import { createContext, use, useSyncExternalStore } from 'react';
import { clearCookie, readCookie, writeCookie } from '../storage/cookies.ts';

/** Who is here: a visitor (no token) or a customer. The cookie is the only place where the token stands. */
export interface Session {
  token: () => string | undefined;
  start: (token: string) => void;
  end: () => void;
  /** Hears of every change, also of one made in another tab. */
  subscribe: (listener: () => void) => () => void;
}

/** Reads the token from its cookie (specification 9: `Admin-Token`, 3 days) and tells the other tabs of changes. */
export function createSession(): Session {
  const listeners = new Set<() => void>();
  const tabs = new BroadcastChannel('meridian.session');
  const tell = () => {
    for (const listener of listeners) listener();
  };
  tabs.addEventListener('message', tell);
  return {
    token: () => readCookie(TOKEN_COOKIE),
    start(token) {
      writeCookie(TOKEN_COOKIE, token);
      tell();
      tabs.postMessage('changed');
    },
    end() {
      clearCookie(TOKEN_COOKIE);
      tell();
      tabs.postMessage('changed');
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The session of this page; given by main.tsx. */
export const SessionContext = createContext<Session | null>(null);

/** For what reads the token when it acts; what is drawn from it uses `useSignedIn`. Throws outside of the application. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionContext');
  return session;
}

/** Whether a customer is signed in; the component renders again when that changes, in this tab or another. */
export function useSignedIn(): boolean {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, () => session.token() !== undefined);
}
