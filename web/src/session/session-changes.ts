// What each change of a session does (R4.05 to R4.10). Pure: session-lifecycle.ts carries it out.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { openedOverScreen } from './intent.ts';
import { isSignInRoute } from './public-routes.ts';

/** What is known when the session changes. */
export interface SessionState {
  /** Whether there is none, or it was ended. The end of a cookie does not count. */
  isOver: boolean;
  /** Whether a change is being carried out, which tells by itself what has happened. */
  isChanging: boolean;
  /** Whose entries are stored: known before the account has loaded, and gone after a logout. */
  owner: number | undefined;
  screen: { href: string; pathname: string; search: { q?: string; return?: string } };
}

/** In this order. A change that leads elsewhere also clears the private queries, the kept screens and the toast. */
export interface SessionChange {
  /** Revokes the token on the server, if it can be reached (R4.07). */
  revokes?: true;
  /** What of the storage is deleted: the customer's and the tab's, or only this. */
  deletes?: 'all' | 'tab' | false;
  /**
   * `begun`: the storage is the customer's, without what another has left, and the account is loaded. `expired`: it ends
   * in this browser, and the input on the screen is the customer's draft. `left`: it has ended in another tab, or expired
   * there, so the screen is emptied.
   */
  session?: 'begun' | 'ended' | 'expired' | 'left';
  /** Whose drafts stay, and whose expired session the login has to remember. */
  customer?: number | undefined;
  /** `here` checks the route again, which leads a customer to the return path, and may lead a visitor to the login. */
  to?: 'here' | { to: string; search?: object; state?: object; replace?: boolean };
  done?: MessageDescriptor;
  failed?: string;
  /** Said once the account has loaded. */
  welcome?: MessageDescriptor | undefined;
}

const signOutText = msg`Signed out`;

/** Under a login that leads back to the screen, or on where a login leads that has succeeded but is still open. */
const expire = (
  { href, pathname, search }: SessionState['screen'],
  customer: number | undefined,
  after?: 'notLoaded',
): SessionChange => {
  const isLogin = isSignInRoute(pathname);
  const back = { return: (isLogin && search.return) || href, after };
  return { session: 'expired', customer, to: { to: '/login', search: back, state: isLogin ? {} : openedOverScreen } };
};

/** R4.06, also in another tab. If the expired session of another customer has opened the login, nobody sees its screen. */
export const signedIn = (
  customer: number | undefined,
  isOthersScreen: boolean,
  welcome?: MessageDescriptor,
): SessionChange => {
  const to = isOthersScreen ? { to: '/home', replace: true } : 'here';
  return { session: 'begun', customer, to, welcome };
};

export const accountNotLoaded = ({ screen, owner }: SessionState): SessionChange => ({
  revokes: true,
  ...expire(screen, owner, 'notLoaded'),
});

export const signedOut = (): SessionChange => ({
  revokes: true,
  deletes: 'all',
  session: 'ended',
  to: { to: '/home' },
  done: signOutText,
});

/** A logout has deleted the owner there. After an expired session, the input stays the customer's own. */
export const signedOutElsewhere = ({ owner, screen }: SessionState): SessionChange => {
  // Neither the screen nor the login's return path may show the search words to the next customer (B8.06).
  const { q, ...search } = screen.search;
  const to = q === undefined ? 'here' : { to: screen.pathname, search, replace: true };
  return { deletes: owner === undefined && 'tab', session: 'left', customer: owner, to, done: signOutText };
};

/** R4.08: a new password has ended every session, as has the closing of an account. */
export const passwordRenewed = (done: MessageDescriptor): SessionChange => ({
  session: 'ended',
  to: { to: '/login', search: { after: 'password' } },
  done,
});

export const accountClosed = (): SessionChange => ({
  deletes: 'all',
  session: 'ended',
  to: { to: '/login', search: { after: 'closed' } },
});

/** R4.09: the server no longer accepts the token, or the browser no longer has it (R9.01). */
export const tokenRejected = (
  { isOver, isChanging, owner, screen }: SessionState,
  account: number | undefined,
  failed: string,
): SessionChange => {
  // The screen of an ended session keeps sending requests until it is left.
  if (isOver) return isChanging ? {} : { failed };
  return { ...expire(screen, account ?? owner), failed };
};
