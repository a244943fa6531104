import { DATA } from '../data/data.ts';
import { TERMS_VERSION } from '../texts/law.ts';
import type { Customer, Instant } from '../types.ts';

/** The initial data of a new customer. */
export type Newcomer = Pick<
  Customer,
  'id' | 'familyName' | 'givenName' | 'email' | 'mobile' | 'password' | 'createdAt'
>;

/** A customer with nothing yet: no money, no payment code, no orders, both contacts verified. */
export const blankCustomer = (who: Newcomer): Customer => ({
  ...who,
  account: who.email,
  emailVerified: true,
  pendingEmail: null,
  mobileVerified: true,
  pendingMobile: null,
  knownClients: [],
  avatar: null,
  version: 1,
  language: null,
  disabled: false,
  closesAt: null,
  terms: { version: TERMS_VERSION, acceptedAt: who.createdAt },
  preferences: {
    order: { email: true, mobile: false },
    wallet: { email: true, mobile: true },
    shop: { email: false, mobile: false },
  },
  walletFrozen: false,
  passwordChangedAt: null,
  payCode: null,
  payCodeChangedAt: null,
  payCodeFails: 0,
  payCodeLockedUntil: null,
  devices: [],
  addresses: [],
  cart: [],
  cartVersion: 1,
  uploads: [],
  likes: [],
  follows: [],
  takenBack: { lines: [], likes: [], follows: [] },
  bills: [],
  recharges: [],
  withdrawals: [],
  payees: [],
  quotes: [],
  rechargeQuotes: [],
  cardPayments: [],
  billExports: [],
  notifications: [],
  conversations: [],
  usedPromos: [],
  idempotency: [],
});

/** The account without purchases. */
export const newcomer = (at: (date: string) => Instant): Customer => {
  const { newcomer: who } = DATA['other-customers'];
  return blankCustomer({ ...who, createdAt: at(who.createdAt) });
};
