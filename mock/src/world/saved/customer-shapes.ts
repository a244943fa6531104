import type {
  Address,
  Bill,
  CartLine,
  Conversation,
  Customer,
  Device,
  Follow,
  Like,
  Message,
  Notification,
  Payee,
  Quote,
  Recharge,
  Withdrawal,
} from '../types.ts';
import { text } from './catalogue-shapes.ts';
import { among, anything, flag, list, orNull, record, string, whole } from './check.ts';

const maybe = orNull(string);
const time = orNull(whole);
const audit = { status: among(0, 1, 2), refuseReason: orNull(text), createdAt: whole, auditedAt: time, auditAt: time };
const payee = { bankCardNumber: maybe, bankName: maybe, cardHolder: maybe, network: maybe, address: maybe };
const like = { productId: whole, likedAt: whole, price: whole };
const follow = { shopId: whole, followedAt: whole };
const payout = among('bank', 'onchain');

const bill = record<Bill>({
  id: whole,
  type: among('order', 'refund', 'recharge', 'withdrawal', 'fee', 'adjustment'),
  title: text,
  amount: whole,
  balanceAfter: whole,
  createdAt: whole,
  source: record<Bill['source']>({
    kind: among('order', 'refund', 'recharge', 'withdrawal', 'none'),
    id: orNull(whole),
  }),
});

const recharge = record<Recharge>({
  ...audit,
  id: whole,
  sn: string,
  method: among('manual', 'card', 'onchain'),
  network: maybe,
  address: maybe,
  amount: whole,
  fee: whole,
  evidence: maybe,
  reference: maybe,
});

const withdrawal = record<Withdrawal>({
  ...audit,
  ...payee,
  id: whole,
  sn: string,
  type: payout,
  amount: whole,
  fee: whole,
});

const message = record<Message>({
  id: whole,
  from: among('customer', 'service'),
  kind: among('text', 'picture', 'order', 'product'),
  text: maybe,
  picture: maybe,
  orderId: orNull(whole),
  productId: orNull(whole),
  clientId: maybe,
  createdAt: whole,
});

/** An address but for being the default one: as an order keeps it too. */
export const addressFields = {
  id: whole,
  addressee: string,
  mobile: string,
  country: string,
  areaIds: list(whole),
  detail: string,
  postcode: maybe,
  tag: string,
};
const address = record<Address>({ ...addressFields, isDefault: flag });

const device = record<Device>({
  id: whole,
  token: string,
  device: string,
  place: orNull(text),
  signedInAt: whole,
  lastSeenAt: whole,
  expiresAt: whole,
});

const notification = record<Notification>({
  id: whole,
  type: among('order', 'wallet', 'shop', 'system'),
  title: text,
  text,
  link: maybe,
  read: flag,
  createdAt: whole,
});

const conversation = record<Conversation>({
  id: whole,
  shopId: whole,
  messages: list(message),
  lastReadId: whole,
  replyAt: time,
});

export const customer = record<Customer>({
  id: whole,
  account: string,
  familyName: string,
  givenName: string,
  email: string,
  mobile: string,
  password: string,
  avatar: maybe,
  language: maybe,
  disabled: flag,
  walletFrozen: flag,
  createdAt: whole,
  passwordChangedAt: time,
  payCode: maybe,
  payCodeChangedAt: time,
  payCodeFails: whole,
  payCodeLockedUntil: time,
  devices: list(device),
  addresses: list(address),
  cart: list(
    record<CartLine>({
      id: whole,
      productId: whole,
      skuId: whole,
      quantity: whole,
      priceWhenAdded: whole,
      addedAt: whole,
    }),
  ),
  likes: list(record<Like>(like)),
  follows: list(record<Follow>(follow)),
  takenBack: record<Customer['takenBack']>({
    likes: list(record<Like & { at: number }>({ ...like, at: whole })),
    follows: list(record<Follow & { at: number }>({ ...follow, at: whole })),
  }),
  bills: list(bill),
  recharges: list(recharge),
  withdrawals: list(withdrawal),
  payees: list(record<Payee>({ ...payee, id: whole, type: payout, lastUsedAt: whole })),
  quotes: list(record<Quote>({ id: string, type: payout, amount: whole, fee: whole, validUntil: whole })),
  notifications: list(notification),
  conversations: list(conversation),
  usedPromos: list(string),
  idempotency: list(
    record<Customer['idempotency'][number]>({ key: string, body: string, at: whole, answer: anything }),
  ),
});
