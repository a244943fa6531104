// Each row is a rule of the life of a session.
import { expect, test } from 'vitest';
import { openedOverScreen } from './intent.ts';
import { type SessionEffect, type SessionEvent, type SessionState, transition } from './session-transitions.ts';

const customer: SessionState = {
  name: 'customer',
  isChanging: false,
  owner: 1,
  screen: { href: '/profile', pathname: '/profile', search: {} },
};
const gone: SessionState = { ...customer, name: 'visitor' };
const atLogin = {
  ...customer,
  screen: { href: '/login?return=%2Fbag', pathname: '/login', search: { return: '/bag' } },
};
const searching = { href: '/products?q=tent&min=20', pathname: '/products', search: { q: 'tent', min: 20 } };

const news = { id: 'News' };
const signedIn = { name: 'signedIn', id: 2, isOthersScreen: false, welcome: news } as const;
const loaded = { name: 'accountLoaded', welcome: news, replaced: undefined } as const;
const rejected = { name: 'tokenRejected', account: undefined, message: 'Refused' } as const;
const fail: SessionEffect = ['fail', 'Refused'];
const told: SessionEffect = ['done', expect.objectContaining({ message: 'Signed out' })];
const login = (search: object) => ({ to: '/login', search });
const overProfile = { ...login({ return: '/profile' }), state: openedOverScreen };
const home = { to: '/home', replace: true };

const rows: Record<string, [SessionState, SessionEvent, ...SessionEffect[]]> = {
  '[R4.06] a page opened with a token loads the account': [customer, { name: 'resumed' }, ['loadAccount']],
  '[R4.06] a login leads to the return path, with the customer’s own draft, and says welcome': [
    atLogin,
    signedIn,
    ['claimStorage', 2],
    ['leave', undefined, 2],
    ['loadAccount', news],
  ],
  '[B8.06] a login over another customer’s screen leads home': [
    atLogin,
    { ...signedIn, isOthersScreen: true },
    ['claimStorage', 2],
    ['leave', home, 2],
    ['loadAccount', news],
  ],
  '[B2.18] a login in another tab keeps no draft and says nothing': [
    customer,
    { ...signedIn, name: 'signedInElsewhere' },
    ['claimStorage', 2],
    ['leave', undefined],
    ['loadAccount'],
  ],
  '[R4.06] who has signed in is welcomed, and goes on': [customer, loaded, ['done', news], ['goOn']],
  '[R4.10] a language chosen a moment ago is offered in place of the welcome': [
    customer,
    { ...loaded, replaced: 'de' },
    ['offerLanguage', 'de'],
    ['goOn'],
  ],
  '[R4.10] after a reload nothing is said': [customer, { ...loaded, welcome: undefined, replaced: 'de' }, ['goOn']],
  '[R4.07] a login tells that an account was not loaded, and leads back': [
    customer,
    { name: 'accountNotLoaded' },
    ['revokeToken'],
    ['expire', { ...overProfile, search: { return: '/profile', after: 'notLoaded' } }, 1],
  ],
  '[R4.07] a logout deletes what is the customer’s, and leads home': [
    customer,
    { name: 'signedOut' },
    ['revokeToken'],
    ['deleteStorage'],
    ['end', { to: '/home' }],
    told,
  ],
  '[B8.06] a logout in another tab deletes this tab’s input, and the search words': [
    { ...gone, owner: undefined, screen: searching },
    { name: 'signedOutElsewhere' },
    ['deleteTabStorage'],
    ['releaseStorage'],
    ['leave', { to: '/products', search: { min: 20 }, replace: true }],
    told,
  ],
  '[R4.09] a session that has expired in another tab leaves the input to its customer': [
    gone,
    { name: 'signedOutElsewhere' },
    ['releaseStorage'],
    ['leave', undefined],
    told,
    ['rememberExpired', 1],
  ],
  '[R4.08] a new password leads to the login and deletes nothing': [
    customer,
    { name: 'passwordRenewed', news },
    ['end', login({ after: 'password' })],
    ['done', news],
  ],
  '[R4.08] the end of an account deletes what is the customer’s': [
    customer,
    { name: 'accountClosed' },
    ['deleteStorage'],
    ['end', login({ after: 'closed' })],
  ],
  '[R4.09] a rejected token leads to a login and back, for the customer whose entries are stored': [
    { ...customer, name: 'expired' },
    rejected,
    ['expire', overProfile, 1],
    fail,
  ],
  '[R4.09] or for the one whose account has loaded': [
    customer,
    { ...rejected, account: 3 },
    ['expire', overProfile, 3],
    fail,
  ],
  '[R4.09] a login that has succeeded but is still open keeps its return path': [
    atLogin,
    rejected,
    ['expire', login({ return: '/bag' }), 1],
    fail,
  ],
  '[R4.09] what an ended session still asks for is refused': [gone, rejected, fail],
  '[R4.09] the end of a session is announced once': [{ ...gone, isChanging: true }, rejected],
};

test.each(Object.entries(rows))('%s', (_rule, [state, event, ...effects]) => {
  expect(transition(state, event)).toEqual(effects);
});
