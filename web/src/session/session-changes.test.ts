// Each row is a rule of the life of a session.
import { expect, test } from 'vitest';
import { openedOverScreen } from './intent.ts';
import * as after from './session-changes.ts';

const profile = { href: '/profile', pathname: '/profile', search: {} };
const atLogin = { href: '/login?return=%2Fbag', pathname: '/login', search: { return: '/bag' } };
const searching = { href: '/products?q=tent&min=20', pathname: '/products', search: { q: 'tent', min: 20 } };
const news = { id: 'News' };
const done = expect.objectContaining({ message: 'Signed out' });
const login = (search: object) => ({ to: '/login', search });
const overProfile = (search = {}) => ({ ...login({ return: '/profile', ...search }), state: openedOverScreen });

test.each<[rule: string, happened: after.SessionChange, after.SessionChange]>([
  [
    '[R4.06] a login leads to the return path, with the customer’s own draft, and says welcome',
    after.signedIn(2, false, news),
    { session: 'begun', customer: 2, welcome: news },
  ],
  [
    '[B8.06] a login over another customer’s screen leads home, in another tab without a word',
    after.signedIn(2, true),
    { session: 'begun', customer: 2, to: { to: '/home', replace: true } },
  ],
  [
    '[R4.07] a login tells that an account was not loaded, and leads back',
    after.accountNotLoaded(profile, 1),
    { revokes: true, session: 'expired', customer: 1, to: overProfile({ after: 'notLoaded' }) },
  ],
  [
    '[R4.08] a logout deletes what is the customer’s, and leads home',
    after.signedOut,
    { revokes: true, deletes: true, session: 'ended', to: { to: '/home' }, done },
  ],
  [
    '[B8.06] a logout in another tab is nobody’s, and forgets the search words',
    after.signedOutElsewhere(searching),
    { session: 'left', to: { to: '/products', search: { min: 20 }, replace: true }, done },
  ],
  [
    '[R4.09] a session that has expired in another tab leaves the input to its customer',
    after.signedOutElsewhere(profile, 1),
    { session: 'left', customer: 1, done },
  ],
  [
    '[R4.08] a new password leads to the login and deletes nothing',
    after.passwordRenewed(news),
    { session: 'ended', to: login({ after: 'password' }), done: news },
  ],
  [
    '[R4.08] the end of an account deletes what is the customer’s',
    after.accountClosed,
    { deletes: true, session: 'ended', to: login({ after: 'closed' }) },
  ],
  [
    '[R4.09] a rejected token leads to a login and back',
    after.tokenRejected(profile, 1),
    { session: 'expired', customer: 1, to: overProfile() },
  ],
  [
    '[R4.09] a login that has succeeded but is still open leads on as before',
    after.tokenRejected(atLogin, 1),
    { session: 'expired', customer: 1, to: { ...login({ return: '/bag' }), state: {} } },
  ],
])('%s', (_rule, happened, change) => {
  expect(happened).toEqual(change);
});
