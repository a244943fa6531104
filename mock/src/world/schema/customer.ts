import * as v from 'valibot';
import { cents, flag, instant, list, oneOf, record, string, text, whole } from './fields.ts';

const maybeString = v.nullable(string);
const maybeInstant = v.nullable(instant);

/** The key of the call that made a record; missing if none did. It is kept longer than the answer to that call. */
export const madeBy = { idempotencyKey: v.exactOptional(string) };

/** An address as orders also store it: without its version and default flag. */
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

export const addressSchema = record({ ...addressFields, ...madeBy, isDefault: flag, version: whole });

const cartLineFields = {
  id: whole,
  productId: whole,
  skuId: whole,
  quantity: whole,
  priceWhenAdded: cents,
  addedAt: instant,
  /** The cart version in which this line last changed. */
  changedIn: whole,
};
export const cartLineSchema = record(cartLineFields);

/** An uploaded picture of a customer, and its later states. */
export const uploadSchema = record({
  id: string,
  /** Its private file, `u_…`: evidence, proofs and messages store this name. */
  file: string,
  /** Its public address, once a call has published it. */
  publicAddress: maybeString,
  createdAt: instant,
  /** When a call first took it: it is kept from then on. */
  takenAt: maybeInstant,
  /** When it was removed as unused. */
  removedAt: maybeInstant,
});

/** 0 under audit, 1 passed, 2 refused. */
export const auditStatus = oneOf(0, 1, 2);

/** The same, plus -1 for cancelled by the customer. */
const withdrawalStatus = oneOf(0, 1, 2, -1);

const audit = {
  refuseReason: v.nullable(text),
  createdAt: instant,
  auditedAt: maybeInstant,
  auditAt: maybeInstant,
};

/** The coin side of an on-chain transfer; null for everything else. */
const onchainFields = {
  /** The transaction's hash, once known. */
  txHash: maybeString,
  /** The value of a coin in dollars. */
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
  ...madeBy,
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
  /** The card payment that became this top-up. */
  paymentId: v.nullable(whole),
});

export const withdrawalSchema = record({
  ...madeBy,
  ...audit,
  ...payeeFields,
  ...onchainFields,
  status: withdrawalStatus,
  cancelledAt: maybeInstant,
  /** The saved payee of the withdrawal, who may have been deleted since. */
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
  ...madeBy,
  id: whole,
  /** The unguessable key in the address of the provider's page. */
  key: string,
  reference: string,
  amount: cents,
  fee: cents,
  status: cardPaymentStatus,
  returnUrl: string,
  failureReason: v.nullable(text),
  /** The resulting top-up. */
  rechargeId: v.nullable(whole),
  createdAt: instant,
  /** When it expires, or when an unknown outcome is settled; null once it is final. */
  dueAt: maybeInstant,
});

/** A pending download of bills. The file is written on download, since bills never change. */
export const billExportSchema = record({
  key: string,
  fileName: string,
  language: string,
  direction: v.nullable(oneOf('in', 'out')),
  type: v.nullable(billType),
  dateFrom: maybeString,
  dateTo: maybeString,
  timeZone: maybeString,
  /** The newest bill at the time; null if there was none. */
  lastBillId: v.nullable(whole),
  expiresAt: instant,
});

export const notificationType = oneOf('order', 'wallet', 'shop', 'system');

/** The channels to reach a customer outside the app. */
export const contactChannel = oneOf('email', 'mobile');

const waysOf = record({ email: flag, mobile: flag });

/** A new e-mail address or mobile number that is not verified yet. */
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
  /** The refund case it is about; null for the conversation with the shop or the platform itself. */
  refundId: v.nullable(whole),
  messages: list(messageSchema),
  lastReadId: whole,
  /** When the other side's scheduled reply is due. */
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
  /** The session's newest step-up. */
  stepUp: v.nullable(record({ id: string, expiresAt: instant })),
});

/** `price` is the price on the product's card when it was marked. */
const likeFields = { productId: whole, likedAt: instant, price: cents };
const likeSchema = record(likeFields);

const followFields = { shopId: whole, followedAt: instant };
const followSchema = record(followFields);

export const customerSchema = record({
  id: whole,
  /** The e-mail address at registration, even after the e-mail address changes. */
  account: string,
  familyName: string,
  givenName: string,
  email: string,
  /** Whether it is verified: only then is it a log-in name. */
  emailVerified: flag,
  pendingEmail: v.nullable(pendingContact),
  mobile: string,
  mobileVerified: flag,
  pendingMobile: v.nullable(pendingContact),
  password: string,
  /** The network addresses of recent log-ins: strangers' wrong attempts do not lock these. */
  knownClients: list(string),
  avatar: maybeString,
  /** The version of the profile: names, e-mail, mobile and avatar. */
  version: whole,
  /** The file_name of the chosen language, or null if none was chosen. */
  language: maybeString,
  disabled: flag,
  /** When the closed account is erased; null while it is open. */
  closesAt: maybeInstant,
  /** The last accepted version of the terms of use, and when. */
  terms: v.nullable(record({ version: string, acceptedAt: instant })),
  /**
   * The channels for each kind of news, besides the list of notifications; news of the account itself always uses all.
   */
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
  /** Recent removals, with their times: what is soon marked again or restored is as if never removed. */
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
  /** Answers to calls with an idempotency key, oldest first, as long as the policy says; of the body only a fingerprint. */
  idempotency: list(record({ key: string, body: string, at: instant, answer: v.unknown() })),
});
