/**
 * The shop as the mock remembers it (decisions: Mock). One `World` is one independent shop: everything in it is plain
 * data, so that a world can be copied, saved and compared. Units: `Cents` are whole US cents, `Instant`s are epoch
 * milliseconds on the world's own clock, ids are integers counted up per kind.
 */
export type Cents = number;
export type Instant = number;

/** A text in both languages of the world; other languages read the English one. */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

export type CategoryCode =
  | 'computer'
  | 'electrical'
  | 'outdoors'
  | 'family'
  | 'health'
  | 'men'
  | 'women'
  | 'food'
  | 'phone'
  | 'toys';

export interface Category {
  readonly id: number;
  readonly code: CategoryCode;
  readonly name: Text;
  readonly picture: string;
}

export interface Shop {
  id: number;
  name: Text;
  initials: string;
  logo: string;
  description: Text;
  openedAt: Instant;
  status: 'open' | 'closed';
  licence: string | null;
  /** Followers and sold pieces from before this world began; live ones are added to them (`views/shops.ts`). */
  earlierFans: number;
  earlierSales: number;
  visits: number;
  /** Who has been counted as a visitor on a UTC day (days since 1970): customers by id, 0 for those not signed in. */
  visitors: { day: number; ids: number[] };
  freight: { fee: Cents; freeFrom: Cents | null };
  dispatch: { from: Text; daysMin: number; daysMax: number };
  /** Where customers send goods back to. */
  returns: {
    addressee: Text;
    mobile: string;
    country: string;
    areaText: Text;
    detail: Text;
    postcode: string | null;
  };
}

export interface SpecValue {
  id: number;
  name: Text;
  picture: string | null;
}

export interface SpecGroup {
  id: number;
  name: Text;
  values: SpecValue[];
}

export interface Sku {
  id: number;
  valueIds: number[];
  price: Cents;
  marketPrice: Cents | null;
  stock: number;
  /** How many one customer may buy at once; null for no limit. */
  limit: number | null;
  picture: string | null;
}

export interface Product {
  id: number;
  shopId: number;
  categoryId: number;
  name: Text;
  description: Text;
  pictures: string[];
  specGroups: SpecGroup[];
  skus: Sku[];
  status: 'on_sale' | 'removed';
  sales: number;
  /** Likes from outside this world; those of its customers are added to them (`views/products.ts`). */
  earlierLikes: number;
  returnDays: number;
  createdAt: Instant;
  /** The price before the last drop, if there was one lately. */
  dropped: { from: Cents; at: Instant } | null;
}

export interface Review {
  id: number;
  productId: number;
  customerId: number | null;
  orderItemId: number | null;
  author: string;
  avatar: string | null;
  anonymous: boolean;
  productScore: number;
  serviceScore: number;
  postageScore: number;
  content: string;
  language: string;
  pictures: string[];
  specText: Text;
  createdAt: Instant;
  reply: { text: Text; createdAt: Instant } | null;
  append: { content: string; pictures: string[]; createdAt: Instant } | null;
}

export interface Area {
  readonly id: number;
  readonly parentId: number | null;
  readonly code: string | null;
  readonly name: Text;
  readonly callingCode: string | null;
  readonly mobilePattern: string | null;
}

export interface Address {
  id: number;
  addressee: string;
  mobile: string;
  country: string;
  areaIds: number[];
  detail: string;
  postcode: string | null;
  tag: string;
  isDefault: boolean;
}

export interface CartLine {
  id: number;
  productId: number;
  skuId: number;
  quantity: number;
  priceWhenAdded: Cents;
  addedAt: Instant;
}

export type OrderStatus = 0 | 1 | 2 | 3 | 4 | -1 | -2 | -3 | -4;

export interface OrderItem {
  id: number;
  productId: number;
  skuId: number;
  name: Text;
  specText: Text;
  picture: string;
  price: Cents;
  quantity: number;
  reviewId: number | null;
}

export interface LogisticsEvent {
  at: Instant;
  place: Text | null;
  text: Text;
}

export interface Order {
  id: number;
  sn: string;
  customerId: number;
  shopId: number;
  status: OrderStatus;
  /** The status to go back to when an open refund case is refused or withdrawn. */
  statusBeforeRefund: OrderStatus | null;
  items: OrderItem[];
  freight: Cents;
  discount: Cents;
  promoCode: string | null;
  remark: string | null;
  address: Omit<Address, 'isDefault'>;
  createdAt: Instant;
  payDeadline: Instant;
  paidAt: Instant | null;
  shippedAt: Instant | null;
  receivedAt: Instant | null;
  completedAt: Instant | null;
  cancelledAt: Instant | null;
  cancelReason: Text | null;
  /** When a refused or withdrawn refund case gave the order its status back: its time begins anew then. */
  resumedAt?: Instant;
  /** `nextAt` is when the carrier's next event comes, null when none will; left out, it is counted out each time. */
  parcel: { carrier: string; number: string; events: LogisticsEvent[]; nextAt?: Instant | null } | null;
  refundIds: number[];
}

export type RefundStatus = 'applied' | 'accepted' | 'returning' | 'returned' | 'refunded' | 'refused' | 'withdrawn';

export interface Refund {
  id: number;
  sn: string;
  customerId: number;
  orderId: number;
  type: 'refund_only' | 'refund_return';
  productStatus: 'received' | 'not_received';
  status: RefundStatus;
  items: { orderItemId: number; quantity: number }[];
  amount: Cents;
  reasonId: number;
  explanation: string;
  proofs: string[];
  refuseReason: Text | null;
  parcel: { carrier: string; number: string; sentAt: Instant } | null;
  log: { at: Instant; by: 'customer' | 'shop' | 'platform'; text: Text }[];
  /** When the shop or the platform takes the next step by itself; null when none is due. */
  nextAt: Instant | null;
  createdAt: Instant;
}

export type AuditStatus = 0 | 1 | 2;

export interface Bill {
  id: number;
  type: 'order' | 'refund' | 'recharge' | 'withdrawal' | 'fee' | 'adjustment';
  title: Text;
  amount: Cents;
  balanceAfter: Cents;
  createdAt: Instant;
  source: { kind: 'order' | 'refund' | 'recharge' | 'withdrawal' | 'none'; id: number | null };
}

export interface Recharge {
  id: number;
  sn: string;
  method: 'manual' | 'card' | 'onchain';
  network: string | null;
  address: string | null;
  amount: Cents;
  fee: Cents;
  evidence: string | null;
  reference: string | null;
  status: AuditStatus;
  refuseReason: Text | null;
  createdAt: Instant;
  auditedAt: Instant | null;
  auditAt: Instant | null;
}

export interface Withdrawal {
  id: number;
  sn: string;
  type: 'bank' | 'onchain';
  amount: Cents;
  fee: Cents;
  bankCardNumber: string | null;
  bankName: string | null;
  cardHolder: string | null;
  network: string | null;
  address: string | null;
  status: AuditStatus;
  refuseReason: Text | null;
  createdAt: Instant;
  auditedAt: Instant | null;
  auditAt: Instant | null;
}

export interface Payee {
  id: number;
  type: 'bank' | 'onchain';
  bankCardNumber: string | null;
  bankName: string | null;
  cardHolder: string | null;
  network: string | null;
  address: string | null;
  lastUsedAt: Instant;
}

export interface Notification {
  id: number;
  type: 'order' | 'wallet' | 'shop' | 'system';
  title: Text;
  text: Text;
  link: string | null;
  read: boolean;
  createdAt: Instant;
}

export interface Message {
  id: number;
  from: 'customer' | 'service';
  kind: 'text' | 'picture' | 'order' | 'product';
  text: string | null;
  picture: string | null;
  orderId: number | null;
  productId: number | null;
  clientId: string | null;
  createdAt: Instant;
}

export interface Conversation {
  id: number;
  /** 0 is the platform's own customer service. */
  shopId: number;
  messages: Message[];
  lastReadId: number;
  /** An answer of the counterpart that is on its way. */
  replyAt: Instant | null;
}

export interface Device {
  id: number;
  token: string;
  device: string;
  place: Text | null;
  signedInAt: Instant;
  lastSeenAt: Instant;
  expiresAt: Instant;
}

export interface Quote {
  id: string;
  type: 'bank' | 'onchain';
  amount: Cents;
  fee: Cents;
  validUntil: Instant;
}

/** A favourite product; `price` is what its card said when it was marked. */
export interface Like {
  productId: number;
  likedAt: Instant;
  price: Cents;
}

export interface Follow {
  shopId: number;
  followedAt: Instant;
}

export interface Customer {
  id: number;
  /** The e-mail address it was registered with; it stays when the e-mail address changes. */
  account: string;
  familyName: string;
  givenName: string;
  email: string;
  mobile: string;
  password: string;
  avatar: string | null;
  /** The saved language's file_name, or null while none was chosen. */
  language: string | null;
  disabled: boolean;
  walletFrozen: boolean;
  createdAt: Instant;
  passwordChangedAt: Instant | null;
  payCode: string | null;
  payCodeChangedAt: Instant | null;
  payCodeFails: number;
  payCodeLockedUntil: Instant | null;
  devices: Device[];
  addresses: Address[];
  cart: CartLine[];
  likes: Like[];
  follows: Follow[];
  /** What was taken back lately, and when: marked again soon, it is as if it had never been taken back. */
  takenBack: { likes: (Like & { at: Instant })[]; follows: (Follow & { at: Instant })[] };
  bills: Bill[];
  recharges: Recharge[];
  withdrawals: Withdrawal[];
  payees: Payee[];
  quotes: Quote[];
  notifications: Notification[];
  conversations: Conversation[];
  usedPromos: string[];
  /** Answers to calls that carried an idempotency key, oldest first, kept for a day; of the body a fingerprint. */
  idempotency: { key: string; body: string; at: Instant; answer: unknown }[];
}

export interface SentCode {
  event: 'register' | 'reset';
  /** The address as it is compared: small letters, no spaces and no hyphens (`handlers/session/contacts.ts`). */
  to: string;
  code: string;
  sentAt: Instant;
  expiresAt: Instant;
  wrongTries: number;
  used: boolean;
}

/** One counted vote on a help item; the last one of a UTC day replaces the earlier ones of that day. */
export interface HelpVote {
  itemId: number;
  useful: boolean;
  at: Instant;
}

export interface Upload {
  id: string;
  mediaType: string;
  bytes: number;
  width: number;
  height: number;
}

/** What a customer told the platform about a product. */
export interface Report {
  id: number;
  customerId: number;
  productId: number;
  reason: 'counterfeit' | 'forbidden' | 'wrong_information' | 'offensive' | 'other';
  explanation: string;
  proofs: string[];
  createdAt: Instant;
  /** When the platform tells the customer the outcome; null once it has. */
  answerAt: Instant | null;
}

export type Kind =
  | 'customer'
  | 'device'
  | 'address'
  | 'line'
  | 'order'
  | 'item'
  | 'refund'
  | 'review'
  | 'bill'
  | 'recharge'
  | 'withdrawal'
  | 'payee'
  | 'notification'
  | 'conversation'
  | 'message'
  | 'report';

/** How the people behind the shop decide when they have to; scenarios change it. */
export interface Policy {
  /** What shops do with a refund that was applied for. */
  refunds: 'accept' | 'refuse';
  /** How audits of recharges and withdrawals end. */
  audits: 'pass' | 'refuse';
  /** Whether customer service takes messages at all. */
  service: 'open' | 'unavailable';
}

export interface World {
  /** The seed everything was generated from. */
  readonly seed: number;
  /** The instant the world began at; its clock shows this plus what has passed and been advanced. */
  readonly epoch: Instant;
  nextIds: Record<Kind, number>;
  categories: Category[];
  areas: Area[];
  shops: Map<number, Shop>;
  products: Map<number, Product>;
  reviews: Map<number, Review>;
  customers: Map<number, Customer>;
  orders: Map<number, Order>;
  refunds: Map<number, Refund>;
  sentCodes: SentCode[];
  /** Oldest first; what the help texts bring along is added to them. */
  helpVotes: HelpVote[];
  /** Wrong passwords of the last minutes by what was tried: `login:` and the account, `password:` and the customer. */
  wrongTries: Map<string, Instant[]>;
  reports: Report[];
  policy: Policy;
}
