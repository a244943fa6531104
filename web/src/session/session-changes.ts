// What each change of a session does (R4.05 to R4.10). Pure: session-lifecycle.ts carries it out.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { openedOverScreen } from './intent.ts';
import { isSignInRoute } from './public-routes.ts';

/** The screen on which the session changes. */
interface Screen {
  href: string;
  pathname: string;
  search: { q?: string; return?: string };
}

/** In this order. It also clears the private queries, the kept screens and the toast. */
export interface SessionChange {
  /** Revokes the token on the server, if it can be reached (R4.07). */
  revokes?: true;
  /** Deletes what is stored of the customer and the tab. */
  deletes?: true;
  /**
   * `begun`: the storage is the customer's, without what another has left, and the account is loaded. `expired`: it ends
   * in this browser, and the input on the screen is the customer's draft. `left`: it has ended in another tab, or expired
   * there for a known customer, whose input stays in the tab; the screen is emptied.
   */
  session: 'begun' | 'ended' | 'expired' | 'left';
  /** Whose drafts stay, and whose expired session the login has to remember. */
  customer?: number | undefined;
  /** Otherwise the route is checked again: a customer goes to the return path, a visitor perhaps to the login. */
  to?: { to: string; search?: object; state?: object; replace?: boolean } | undefined;
  done?: MessageDescriptor;
  /** Said once the account has loaded. */
  welcome?: MessageDescriptor | undefined;
}

const signOutText = msg`Signed out`;

/** Under a login that leads back to the screen, or on where a login leads that has succeeded but is still open. */
const expire = (
  { href, pathname, search }: Screen,
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
  const to = isOthersScreen ? { to: '/home', replace: true } : undefined;
  return { session: 'begun', customer, to, welcome };
};

export const accountNotLoaded = (screen: Screen, owner: number | undefined): SessionChange => ({
  revokes: true,
  ...expire(screen, owner, 'notLoaded'),
});

export const signedOut: SessionChange = {
  revokes: true,
  deletes: true,
  session: 'ended',
  to: { to: '/home' },
  done: signOutText,
};

/** The owner of the storage is gone after a logout there. After an expired session, the input stays the customer's own. */
export const signedOutElsewhere = ({ pathname, search: { q, ...search } }: Screen, owner?: number): SessionChange => {
  // Neither the screen nor the login's return path may show the search words to the next customer (B8.06).
  const to = q === undefined ? q : { to: pathname, search, replace: true };
  return { session: 'left', customer: owner, to, done: signOutText };
};

/** R4.08: a new password has ended every session, as has the closing of an account. */
export const passwordRenewed = (done: MessageDescriptor) =>
  ({
    session: 'ended',
    to: { to: '/login', search: { after: 'password' } },
    done,
  }) as const satisfies SessionChange;

export const accountClosed: SessionChange = {
  deletes: true,
  session: 'ended',
  to: { to: '/login', search: { after: 'closed' } },
};

/** R4.09: the server no longer accepts the token, or the browser no longer has it (R9.01). */
export const tokenRejected = expire;
