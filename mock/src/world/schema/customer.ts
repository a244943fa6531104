import * as v from 'valibot';
import { cents, flag, instant, list, oneOf, record, string, text, whole } from './fields.ts';

const maybeString = v.nullable(string);
const maybeInstant = v.nullable(instant);

/** An address as an order keeps it too: without its version, and whether it is the default one. */
export const addressFields = {
  id: whole,
  addressee: string,
  mobile: string,
  country: string,
  areaIds: list(whole),
  detail: string,
  postcode: maybeString,
  tag: string,
};

export const addressSchema = record({ ...addressFields, isDefault: flag, version: whole });

const cartLineFields = {
  id: whole,
  productId: whole,
  skuId: whole,
  quantity: whole,
  priceWhenAdded: cents,
  addedAt: instant,
  /** The version of the cart in which this line was changed last. */
  changedIn: whole,
};
export const cartLineSchema = record(cartLineFields);

/** A picture that a customer has sent, and what became of it. */
export const uploadSchema = record({
  id: string,
  /** Its private file, `u_…`: what evidence, proofs and messages keep. */
  file: string,
  /** Where everybody can see it, once a call has made it public. */
  publicAddress: maybeString,
  createdAt: instant,
  /** When the first call took it: from then on it is kept. */
  takenAt: maybeInstant,
  /** When it was removed because nothing had taken it. */
  removedAt: maybeInstant,
});

/** 0 under audit, 1 passed, 2 refused. */
export const auditStatus = oneOf(0, 1, 2);

/** The same, and -1 cancelled by the customer. */
const withdrawalStatus = oneOf(0, 1, 2, -1);

const audit = {
  refuseReason: v.nullable(text),
  createdAt: instant,
  auditedAt: maybeInstant,
  auditAt: maybeInstant,
};

/** The coin side of what goes over a network; null for everything else. */
const onchainFields = {
  /** The transaction, once it is known. */
  txHash: maybeString,
  /** What a coin counts for in dollars. */
  rate: maybeString,
};

const payeeFields = {
  bankCardNumber: maybeString,
  bankName: maybeString,
  cardHolder: maybeString,
  network: maybeString,
  address: maybeString,
};

export const payoutType = oneOf('bank', 'onchain');
export const rechargeMethod = oneOf('manual', 'card', 'onchain');

export const BILL_TYPES = ['order', 'refund', 'recharge', 'withdrawal', 'fee', 'adjustment'] as const;
const billType = oneOf(...BILL_TYPES);

export const billSchema = record({
  id: whole,
  type: billType,
  title: text,
  amount: cents,
  balanceAfter: cents,
  createdAt: instant,
  source: record({ kind: oneOf('order', 'refund', 'recharge', 'withdrawal', 'none'), id: v.nullable(whole) }),
});

export const rechargeSchema = record({
  ...audit,
  ...onchainFields,
  status: auditStatus,
  id: whole,
  sn: string,
  method: rechargeMethod,
  network: maybeString,
  address: maybeString,
  amount: cents,
  fee: cents,
  evidence: maybeString,
  reference: maybeString,
  /** The card payment it came from. */
  paymentId: v.nullable(whole),
});

export const withdrawalSchema = record({
  ...audit,
  ...payeeFields,
  ...onchainFields,
  status: withdrawalStatus,
  cancelledAt: maybeInstant,
  /** The saved payee it goes to, who may have been forgotten since. */
  payeeId: v.nullable(whole),
  id: whole,
  sn: string,
  type: payoutType,
  amount: cents,
  fee: cents,
});

/** A payee is new until `usableFrom`; `lastUsedAt` is null until money has gone there. */
export const payeeSchema = record({
  ...payeeFields,
  id: whole,
  type: payoutType,
  usableFrom: instant,
  lastUsedAt: maybeInstant,
});

const quoteFields = {
  id: string,
  network: maybeString,
  amount: cents,
  fee: cents,
  rate: maybeString,
  validUntil: instant,
};

export const quoteSchema = record({ ...quoteFields, type: payoutType });

export const rechargeQuoteSchema = record({ ...quoteFields, method: rechargeMethod });

const cardPaymentStatus = oneOf('pending', 'succeeded', 'failed', 'unknown', 'abandoned', 'expired');

export const cardPaymentSchema = record({
  id: whole,
  /** What the address of the provider's page names it by: nobody can guess it. */
  key: string,
  reference: string,
  amount: cents,
  fee: cents,
  status: cardPaymentStatus,
  returnUrl: string,
  failureReason: v.nullable(text),
  /** The top-up it became. */
  rechargeId: v.nullable(whole),
  createdAt: instant,
  /** When it expires, or an unknown outcome is cleared up; null once it is final. */
  dueAt: maybeInstant,
});

/** A file of bills that waits to be fetched: it is written when it is, since bills never change. */
export const billExportSchema = record({
  key: string,
  fileName: string,
  language: string,
  direction: v.nullable(oneOf('in', 'out')),
  type: v.nullable(billType),
  dateFrom: maybeString,
  dateTo: maybeString,
  timeZone: maybeString,
  /** The newest bill there was; null when there was none. */
  lastBillId: v.nullable(whole),
  expiresAt: instant,
});

export const notificationType = oneOf('order', 'wallet', 'shop', 'system');

/** The ways to reach a customer outside the app. */
export const contactChannel = oneOf('email', 'mobile');

const waysOf = record({ email: flag, mobile: flag });

/** A new e-mail address or mobile number that was not proven yet. */
const pendingContact = record({ to: string, expiresAt: instant });

export const notificationSchema = record({
  id: whole,
  type: notificationType,
  title: text,
  text,
  link: maybeString,
  read: flag,
  createdAt: instant,
});

export const messageSender = oneOf('customer', 'service');

export const messageSchema = record({
  id: whole,
  from: messageSender,
  kind: oneOf('text', 'picture', 'order', 'product'),
  text: maybeString,
  picture: maybeString,
  orderId: v.nullable(whole),
  productId: v.nullable(whole),
  clientId: maybeString,
  createdAt: instant,
});

export const conversationSchema = record({
  id: whole,
  /** 0 is the platform's own customer service. */
  shopId: whole,
  /** The refund case that it is about; null for the conversation with the shop or the platform itself. */
  refundId: v.nullable(whole),
  messages: list(messageSchema),
  lastReadId: whole,
  /** An answer of the counterpart that is on its way. */
  replyAt: maybeInstant,
});

export const deviceSchema = record({
  id: whole,
  token: string,
  device: string,
  place: v.nullable(text),
  signedInAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  /** The newest step-up of this session. */
  stepUp: v.nullable(record({ id: string, expiresAt: instant })),
});

/** `price` is what the product's card said when it was marked. */
const likeFields = { productId: whole, likedAt: instant, price: cents };
const likeSchema = record(likeFields);

const followFields = { shopId: whole, followedAt: instant };
const followSchema = record(followFields);

export const customerSchema = record({
  id: whole,
  /** The e-mail address it was registered with; it stays when the e-mail address changes. */
  account: string,
  familyName: string,
  givenName: string,
  email: string,
  /** Whether a code has proven it: only then is it a log-in name. */
  emailVerified: flag,
  pendingEmail: v.nullable(pendingContact),
  mobile: string,
  mobileVerified: flag,
  pendingMobile: v.nullable(pendingContact),
  password: string,
  /** The network addresses of the last log-ins: strangers' wrong tries do not lock these. */
  knownClients: list(string),
  avatar: maybeString,
  /** Of the profile: names, e-mail, mobile and avatar. */
  version: whole,
  /** The saved language's file_name, or null while none was chosen. */
  language: maybeString,
  disabled: flag,
  /** When the closed account is erased; null while it is open. */
  closesAt: maybeInstant,
  /** The version of the terms of use that was accepted last, and when. */
  terms: v.nullable(record({ version: string, acceptedAt: instant })),
  /** Which ways they hear of what, beside the list of notifications; on the account itself they always do. */
  preferences: record({ order: waysOf, wallet: waysOf, shop: waysOf }),
  walletFrozen: flag,
  createdAt: instant,
  passwordChangedAt: maybeInstant,
  payCode: maybeString,
  payCodeChangedAt: maybeInstant,
  payCodeFails: whole,
  payCodeLockedUntil: maybeInstant,
  devices: list(deviceSchema),
  addresses: list(addressSchema),
  cart: list(cartLineSchema),
  cartVersion: whole,
  uploads: list(uploadSchema),
  likes: list(likeSchema),
  follows: list(followSchema),
  /** What was taken back lately, and when: marked again or restored soon, it is as if it had never been taken back. */
  takenBack: record({
    lines: list(record({ ...cartLineFields, at: instant })),
    likes: list(record({ ...likeFields, at: instant })),
    follows: list(record({ ...followFields, at: instant })),
  }),
  bills: list(billSchema),
  recharges: list(rechargeSchema),
  withdrawals: list(withdrawalSchema),
  payees: list(payeeSchema),
  quotes: list(quoteSchema),
  rechargeQuotes: list(rechargeQuoteSchema),
  cardPayments: list(cardPaymentSchema),
  billExports: list(billExportSchema),
  notifications: list(notificationSchema),
  conversations: list(conversationSchema),
  usedPromos: list(string),
  /** Answers to calls that carried an idempotency key, oldest first, kept for a day; of the body a fingerprint. */
  idempotency: list(record({ key: string, body: string, at: instant, answer: v.unknown() })),
});
