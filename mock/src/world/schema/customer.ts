import * as v from 'valibot';
import { cents, flag, instant, list, oneOf, record, string, text, whole } from './fields.ts';

const maybeString = v.nullable(string);
const maybeInstant = v.nullable(instant);

/** An address but for being the default one: as an order keeps it too. */
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

export const addressSchema = record({ ...addressFields, isDefault: flag });

export const cartLineSchema = record({
  id: whole,
  productId: whole,
  skuId: whole,
  quantity: whole,
  priceWhenAdded: cents,
  addedAt: instant,
});

/** 0 under audit, 1 passed, 2 refused. */
export const auditStatus = oneOf(0, 1, 2);

const audit = {
  status: auditStatus,
  refuseReason: v.nullable(text),
  createdAt: instant,
  auditedAt: maybeInstant,
  auditAt: maybeInstant,
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

export const billSchema = record({
  id: whole,
  type: oneOf('order', 'refund', 'recharge', 'withdrawal', 'fee', 'adjustment'),
  title: text,
  amount: cents,
  balanceAfter: cents,
  createdAt: instant,
  source: record({ kind: oneOf('order', 'refund', 'recharge', 'withdrawal', 'none'), id: v.nullable(whole) }),
});

export const rechargeSchema = record({
  ...audit,
  id: whole,
  sn: string,
  method: rechargeMethod,
  network: maybeString,
  address: maybeString,
  amount: cents,
  fee: cents,
  evidence: maybeString,
  reference: maybeString,
});

export const withdrawalSchema = record({
  ...audit,
  ...payeeFields,
  id: whole,
  sn: string,
  type: payoutType,
  amount: cents,
  fee: cents,
});

export const payeeSchema = record({ ...payeeFields, id: whole, type: payoutType, lastUsedAt: instant });

export const quoteSchema = record({ id: string, type: payoutType, amount: cents, fee: cents, validUntil: instant });

export const notificationType = oneOf('order', 'wallet', 'shop', 'system');

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
  mobile: string,
  password: string,
  avatar: maybeString,
  /** The saved language's file_name, or null while none was chosen. */
  language: maybeString,
  disabled: flag,
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
  likes: list(likeSchema),
  follows: list(followSchema),
  /** What was taken back lately, and when: marked again soon, it is as if it had never been taken back. */
  takenBack: record({
    likes: list(record({ ...likeFields, at: instant })),
    follows: list(record({ ...followFields, at: instant })),
  }),
  bills: list(billSchema),
  recharges: list(rechargeSchema),
  withdrawals: list(withdrawalSchema),
  payees: list(payeeSchema),
  quotes: list(quoteSchema),
  notifications: list(notificationSchema),
  conversations: list(conversationSchema),
  usedPromos: list(string),
  /** Answers to calls that carried an idempotency key, oldest first, kept for a day; of the body a fingerprint. */
  idempotency: list(record({ key: string, body: string, at: instant, answer: v.unknown() })),
});
