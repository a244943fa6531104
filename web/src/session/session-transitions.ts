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
  /** Deletes the storage of the customer and of the tab, or of the tab alone. */
  deleteStorage: () => void;
  deleteTabStorage: () => void;
  /** Stores for this customer from now on, without what another has left. */
  claimStorage: (customer: number | undefined) => void;
  /** Stores for the visitor from now on, and empties the screen. */
  releaseStorage: () => void;
  /** Clears what the session has loaded, except this customer's draft, and begins to lead away. */
  leave: (to: Destination, draftOf?: number) => void;
  /** Ends the session in this browser, and leaves. */
  end: (to: Destination) => void;
  /** The same, but the input on the screen becomes this customer's draft, and the login remembers whose it is. */
  expire: (to: Destination, customer: number | undefined) => void;
  /** Makes a login that this leads to remember whose session has expired. */
  rememberExpired: (customer: number) => Promise<void>;
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

const signedOut: SessionEffect = ['done', msg`Signed out`];

/** After a login that the expired session of another customer has opened, nobody sees that screen (B8.06). */
const afterLogin = ({ isOthersScreen }: { isOthersScreen: boolean }): Destination =>
  isOthersScreen ? { to: '/home', replace: true } : undefined;

/** Neither the screen nor the login's return path may show the search words to the next customer (B8.06). */
const withoutWords = ({ pathname, search: { q, ...search } }: SessionState['screen']): Destination =>
  q === undefined ? undefined : { to: pathname, search, replace: true };

/** The login that leads its customer back to this screen. One that is open after it has succeeded leads on as before. */
const loginOver = ({ href, pathname, search }: SessionState['screen'], after?: 'notLoaded'): Destination =>
  isSignInRoute(pathname)
    ? { to: '/login', search: { return: search.return ?? href, after } }
    : { to: '/login', search: { return: href, after }, state: openedOverScreen };

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
      if (welcome === undefined) return [['goOn']];
      return [replaced === undefined ? ['done', welcome] : ['offerLanguage', replaced], ['goOn']];
    }
    case 'accountNotLoaded':
      return [['revokeToken'], ['expire', loginOver(screen, 'notLoaded'), owner]];
    case 'signedOut':
      return [['revokeToken'], ['deleteStorage'], ['end', { to: '/home' }], signedOut];
    case 'signedOutElsewhere': {
      const leave: SessionEffect[] = [['releaseStorage'], ['leave', withoutWords(screen)], signedOut];
      // A logout has deleted the owner there. After an expired session, the input stays the customer's own.
      return owner === undefined ? [['deleteTabStorage'], ...leave] : [...leave, ['rememberExpired', owner]];
    }
    case 'passwordRenewed':
      return [
        ['end', { to: '/login', search: { after: 'password' } }],
        ['done', event.news],
      ];
    case 'accountClosed':
      return [['deleteStorage'], ['end', { to: '/login', search: { after: 'closed' } }]];
    case 'tokenRejected': {
      const fail: SessionEffect = ['fail', event.message];
      // The screen of an ended session keeps sending requests until it is left.
      if (name === 'visitor') return isChanging ? [] : [fail];
      return [['expire', loginOver(screen), event.account ?? owner], fail];
    }
  }
}
