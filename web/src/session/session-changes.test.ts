// Each row is a rule of the life of a session.
import { expect, test } from 'vitest';
import { openedOverScreen } from './intent.ts';
import * as after from './session-changes.ts';

const customer: after.SessionState = {
  isOver: false,
  isChanging: false,
  owner: 1,
  screen: { href: '/profile', pathname: '/profile', search: {} },
};
const gone = { ...customer, isOver: true };
const atLogin = {
  ...customer,
  screen: { href: '/login?return=%2Fbag', pathname: '/login', search: { return: '/bag' } },
};
const searching = { href: '/products?q=tent&min=20', pathname: '/products', search: { q: 'tent', min: 20 } };

const news = { id: 'News' };
const done = expect.objectContaining({ message: 'Signed out' });
const login = (search: object) => ({ to: '/login', search });
const overProfile = (search = {}) => ({ ...login({ return: '/profile', ...search }), state: openedOverScreen });

test.each<[rule: string, happened: after.SessionChange, after.SessionChange]>([
  [
    '[R4.06] a login leads to the return path, with the customer’s own draft, and says welcome',
    after.signedIn(2, false, news),
    { session: 'begun', customer: 2, to: 'here', welcome: news },
  ],
  [
    '[B8.06] a login over another customer’s screen leads home, in another tab without a word',
    after.signedIn(2, true),
    { session: 'begun', customer: 2, to: { to: '/home', replace: true } },
  ],
  [
    '[R4.07] a login tells that an account was not loaded, and leads back',
    after.accountNotLoaded(customer),
    { revokes: true, session: 'expired', customer: 1, to: overProfile({ after: 'notLoaded' }) },
  ],
  [
    '[R4.08] a logout deletes what is the customer’s, and leads home',
    after.signedOut(),
    { revokes: true, deletes: 'all', session: 'ended', to: { to: '/home' }, done },
  ],
  [
    '[B8.06] a logout in another tab deletes this tab’s input, and the search words',
    after.signedOutElsewhere({ ...gone, owner: undefined, screen: searching }),
    { deletes: 'tab', session: 'left', to: { to: '/products', search: { min: 20 }, replace: true }, done },
  ],
  [
    '[R4.09] a session that has expired in another tab leaves the input to its customer',
    after.signedOutElsewhere(gone),
    { deletes: false, session: 'left', customer: 1, to: 'here', done },
  ],
  [
    '[R4.08] a new password leads to the login and deletes nothing',
    after.passwordRenewed(news),
    { session: 'ended', to: login({ after: 'password' }), done: news },
  ],
  [
    '[R4.08] the end of an account deletes what is the customer’s',
    after.accountClosed(),
    { deletes: 'all', session: 'ended', to: login({ after: 'closed' }) },
  ],
  [
    '[R4.09] a rejected token leads to a login and back, for the customer whose entries are stored',
    after.tokenRejected(customer, undefined, 'Refused'),
    { session: 'expired', customer: 1, to: overProfile(), failed: 'Refused' },
  ],
  [
    '[R4.09] or for the one whose account has loaded, if the login does not lead elsewhere already',
    after.tokenRejected(atLogin, 3, 'Refused'),
    { session: 'expired', customer: 3, to: { ...login({ return: '/bag' }), state: {} }, failed: 'Refused' },
  ],
  [
    '[R4.09] what an ended session still asks for is refused',
    after.tokenRejected(gone, undefined, 'Refused'),
    { failed: 'Refused' },
  ],
  [
    '[R4.09] the end of a session is announced once',
    after.tokenRejected({ ...gone, isChanging: true }, undefined, 'Refused'),
    {},
  ],
])('%s', (_rule, happened, change) => {
  expect(happened).toEqual(change);
});
