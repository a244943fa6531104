// Each row is a rule of the life of a session.
import { expect, test } from 'vitest';
import { openedOverScreen } from './intent.ts';
import { type SessionEffect, type SessionEvent, type SessionState, transition } from './session-transitions.ts';

const profile = { href: '/profile', pathname: '/profile', search: {} };
const customer: SessionState = { name: 'customer', isChanging: false, owner: 1, screen: profile };
const onLogin = { href: '/login?return=%2Fbag', pathname: '/login', search: { return: '/bag' } };
const searching = { href: '/products?q=tent&sort=new', pathname: '/products', search: { q: 'tent', sort: 'new' } };

const news = { id: 'News' };
const signedOut = expect.objectContaining({ message: 'Signed out' });
const toHome = { to: '/home' };
const rejected: SessionEvent = { name: 'tokenRejected', account: undefined, message: 'Signed out elsewhere' };
const fail: SessionEffect = ['fail', 'Signed out elsewhere'];
const login = (search: object, state: object = openedOverScreen) => ({ to: '/login', search, state });

const rows: [rule: string, state: SessionState, event: SessionEvent, effects: SessionEffect[]][] = [
  ['[R4.06] a page opened with a token loads the account', customer, { name: 'resumed' }, [['loadAccount']]],
  [
    '[R4.06] a login leads to the return path, with the customer’s own draft, and says welcome',
    { ...customer, screen: onLogin },
    { name: 'signedIn', id: 2, isOthersScreen: false, welcome: news },
    [
      ['claimStorage', 2],
      ['leave', undefined, 2],
      ['loadAccount', news],
    ],
  ],
  [
    '[B8.06] a login over another customer’s screen leads home',
    { ...customer, screen: onLogin },
    { name: 'signedIn', id: 2, isOthersScreen: true, welcome: news },
    [
      ['claimStorage', 2],
      ['leave', { to: '/home', replace: true }, 2],
      ['loadAccount', news],
    ],
  ],
  [
    '[B2.18] a login in another tab keeps no draft and says nothing',
    customer,
    { name: 'signedInElsewhere', id: 2, isOthersScreen: false },
    [['claimStorage', 2], ['leave', undefined], ['loadAccount']],
  ],
  [
    '[R4.06] the welcome does not wait for the navigation, the intent does',
    customer,
    { name: 'accountLoaded', welcome: news, replaced: undefined },
    [['done', news], ['arrive'], ['goOn']],
  ],
  [
    '[R4.10] a language chosen a moment ago is offered in place of the welcome',
    customer,
    { name: 'accountLoaded', welcome: news, replaced: 'de' },
    [['offerLanguage', 'de'], ['arrive'], ['goOn']],
  ],
  [
    '[R4.10] after a reload nothing is said of the language',
    customer,
    { name: 'accountLoaded', welcome: undefined, replaced: 'de' },
    [['arrive'], ['goOn']],
  ],
  [
    '[R4.07] an account that cannot be loaded opens a login that says so and leads back',
    customer,
    { name: 'accountNotLoaded' },
    [
      ['revokeToken'],
      ['keepDraft', 1],
      ['endSession'],
      ['leave', login({ return: '/profile', after: 'notLoaded' }), 1, true],
    ],
  ],
  [
    '[R4.07] a logout deletes what is the customer’s, before it leads home',
    customer,
    { name: 'signedOut' },
    [
      ['revokeToken'],
      ['deleteCustomerStorage'],
      ['deleteTabStorage'],
      ['endSession'],
      ['leave', toHome],
      ['done', signedOut],
    ],
  ],
  [
    '[B8.06] a logout in another tab empties the screen, deletes the tab’s input and the search words',
    { ...customer, name: 'visitor', owner: undefined, screen: searching },
    { name: 'signedOutElsewhere' },
    [
      ['releaseStorage'],
      ['deleteTabStorage'],
      ['resetScreen'],
      ['leave', { to: '/products', search: { sort: 'new' }, replace: true }],
      ['done', signedOut],
      ['arrive'],
    ],
  ],
  [
    '[R4.09] a session that expired in another tab leaves the customer’s input, for them alone',
    { ...customer, name: 'visitor' },
    { name: 'signedOutElsewhere' },
    [
      ['releaseStorage'],
      ['resetScreen'],
      ['leave', undefined],
      ['done', signedOut],
      ['arrive'],
      ['rememberExpired', 1],
    ],
  ],
  [
    '[R4.08] a new password leads to the login and deletes nothing',
    customer,
    { name: 'passwordRenewed', news },
    [['endSession'], ['leave', { to: '/login', search: { after: 'password' } }], ['done', news]],
  ],
  [
    'the end of an account deletes what is the customer’s',
    customer,
    { name: 'accountClosed' },
    [
      ['deleteCustomerStorage'],
      ['deleteTabStorage'],
      ['endSession'],
      ['leave', { to: '/login', search: { after: 'closed' } }],
    ],
  ],
  [
    '[R4.09] a rejected token opens the login, which leads back to the draft of the customer whose entries are stored',
    { ...customer, name: 'expired' },
    rejected,
    [['keepDraft', 1], ['endSession'], ['leave', login({ return: '/profile', after: undefined }), 1, true], fail],
  ],
  [
    '[R4.09] the customer whose account has loaded comes first',
    customer,
    { ...rejected, account: 3 },
    [['keepDraft', 3], ['endSession'], ['leave', login({ return: '/profile', after: undefined }), 3, true], fail],
  ],
  [
    '[R4.09] a token rejected under a login that is still open keeps its return path',
    { ...customer, screen: onLogin },
    rejected,
    [['keepDraft', 1], ['endSession'], ['leave', login({ return: '/bag', after: undefined }, {}), 1, true], fail],
  ],
  ['[R4.09] what an ended session still asks for is refused', { ...customer, name: 'visitor' }, rejected, [fail]],
  ['[R4.09] the end of a session is announced once', { ...customer, name: 'visitor', isChanging: true }, rejected, []],
];

test.each(rows)('%s', (_rule, state, event, effects) => {
  expect(transition(state, event)).toEqual(effects);
});
