// What each change of a session does (R4.05 to R4.10). Pure: session-lifecycle.ts carries it out.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { openedOverScreen } from './intent.ts';
import { isSignInRoute } from './public-routes.ts';

/** What is known when something happens to the session. */
export interface SessionState {
  /** `expired`: the browser no longer has the cookie, but nobody has ended the session. */
  name: 'visitor' | 'customer' | 'expired';
  /** Whether a change is being carried out, which tells by itself what has happened. */
  isChanging: boolean;
  /** Whose entries are stored: known before the account has loaded, and gone after a logout. */
  owner: number | undefined;
  screen: { href: string; pathname: string; search: { q?: string; return?: string } };
}

export type SessionEvent =
  /** The page was opened with a token. */
  | { name: 'resumed' }
  /** `isOthersScreen`: the expired session of another customer has opened the login. */
  | { name: 'signedIn'; id: number; isOthersScreen: boolean; welcome: MessageDescriptor }
  | { name: 'signedInElsewhere'; id: number | undefined; isOthersScreen: boolean }
  /** Or it will be later, as offline. `replaced`: a language that was chosen before, if the account has another. */
  | { name: 'accountLoaded'; welcome: MessageDescriptor | undefined; replaced: string | undefined }
  | { name: 'accountNotLoaded' }
  | { name: 'signedOut' }
  | { name: 'signedOutElsewhere' }
  /** A new password has ended every session, as has the closing of an account. */
  | { name: 'passwordRenewed'; news: MessageDescriptor }
  | { name: 'accountClosed' }
  /** The server no longer accepts the token, or the browser no longer has it (R9.01). */
  | { name: 'tokenRejected'; account: number | undefined; message: string };

/** Undefined checks the route again, which leads a customer to the return path, and may lead a visitor to the login. */
export type Destination = { to: string; search?: object; state?: object; replace?: boolean } | undefined;

export interface SessionEffects {
  /** Revokes the token on the server, if it can be reached (R4.07). */
  revokeToken: () => void;
  /** Ends the session in this browser. */
  endSession: () => void;
  /** What is stored from now on is this customer's. Deletes what another customer has stored, also in the tab. */
  claimStorage: (customer: number | undefined) => void;
  /** What is stored from now on is the visitor's. */
  releaseStorage: () => void;
  deleteCustomerStorage: () => void;
  deleteTabStorage: () => void;
  /** Keeps the input on the screen as this customer's draft. */
  keepDraft: (customer: number | undefined) => void;
  resetScreen: () => void;
  /**
   * Clears what the session has loaded, except this customer's draft, and begins to lead away. With `isExpired` the
   * login remembers whose session it was.
   */
  leave: (to: Destination, customer?: number, isExpired?: true) => void;
  /** Waits until what `leave` leads to is rendered. */
  arrive: () => Promise<void>;
  /** Makes the login remember whose session it was, if it is on screen. */
  rememberExpired: (customer: number | undefined) => void;
  loadAccount: (welcome?: MessageDescriptor) => Promise<void>;
  /** Joins the visitor's bag to the cart, and carries out the visitor's intent (R2.09). */
  goOn: () => Promise<void>;
  done: (text: MessageDescriptor) => void;
  fail: (text: string) => void;
  /** Tells that the account's language is shown, and offers this one (R4.10). */
  offerLanguage: (locale: string) => void;
}

/** An effect with its arguments. */
export type SessionEffect = {
  [Name in keyof SessionEffects]: [Name, ...Parameters<SessionEffects[Name]>];
}[keyof SessionEffects];

const signedOut = msg`Signed out`;
const deleteAll: SessionEffect[] = [['deleteCustomerStorage'], ['deleteTabStorage']];

const when = (condition: boolean, effect: SessionEffect): SessionEffect[] => (condition ? [effect] : []);

/** After a login that the expired session of another customer has opened, nobody sees that screen (B8.06). */
const afterLogin = ({ isOthersScreen }: { isOthersScreen: boolean }): Destination =>
  isOthersScreen ? { to: '/home', replace: true } : undefined;

/** Neither the screen nor the login's return path may show the search words to the next customer (B8.06). */
const withoutWords = ({ pathname, search: { q, ...search } }: SessionState['screen']): Destination =>
  q === undefined ? undefined : { to: pathname, search, replace: true };

/** Ends a session. The login then returns its customer to this screen, and to what they were typing on it. */
const toLoginAndBack = (
  { href, pathname, search }: SessionState['screen'],
  customer: number | undefined,
  after?: 'notLoaded',
): SessionEffect[] => {
  const isLogin = isSignInRoute(pathname);
  // A login that has succeeded but is still open keeps its return path.
  const to = { return: (isLogin && search.return) || href, after };
  const state = isLogin ? {} : openedOverScreen;
  return [
    ...when(customer !== undefined, ['keepDraft', customer]),
    ['endSession'],
    ['leave', { to: '/login', search: to, state }, customer, true],
  ];
};

/** The effects of an event, in their order. */
export function transition({ name, isChanging, owner, screen }: SessionState, event: SessionEvent): SessionEffect[] {
  switch (event.name) {
    case 'resumed':
      return [['loadAccount']];
    case 'signedIn':
      return [
        ['claimStorage', event.id],
        ['leave', afterLogin(event), event.id],
        ['loadAccount', event.welcome],
      ];
    case 'signedInElsewhere':
      return [['claimStorage', event.id], ['leave', afterLogin(event)], ['loadAccount']];
    case 'accountLoaded': {
      const { welcome, replaced } = event;
      const tell: SessionEffect[] = welcome ? [replaced ? ['offerLanguage', replaced] : ['done', welcome]] : [];
      // The browser may go back from the login later than the account comes: that would leave where an intent leads.
      return [...tell, ['arrive'], ['goOn']];
    }
    case 'accountNotLoaded':
      return [['revokeToken'], ...toLoginAndBack(screen, owner, 'notLoaded')];
    case 'signedOut':
      return [['revokeToken'], ...deleteAll, ['endSession'], ['leave', { to: '/home' }], ['done', signedOut]];
    case 'signedOutElsewhere':
      return [
        ['releaseStorage'],
        // A logout has deleted the owner there. After an expired session, the input stays the customer's own draft.
        ...when(owner === undefined, ['deleteTabStorage']),
        ['resetScreen'],
        ['leave', withoutWords(screen)],
        ['done', signedOut],
        ['arrive'],
        ...when(owner !== undefined, ['rememberExpired', owner]),
      ];
    case 'passwordRenewed':
      return [['endSession'], ['leave', { to: '/login', search: { after: 'password' } }], ['done', event.news]];
    case 'accountClosed':
      return [...deleteAll, ['endSession'], ['leave', { to: '/login', search: { after: 'closed' } }]];
    case 'tokenRejected': {
      const fail: SessionEffect = ['fail', event.message];
      // The screen of an ended session keeps sending requests until it is left.
      if (name === 'visitor') return when(!isChanging, fail);
      return [...toLoginAndBack(screen, event.account ?? owner), fail];
    }
  }
}
