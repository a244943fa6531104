import * as v from 'valibot';
import { CATEGORY_CODES, categoryCode, colour, economicOperatorSchema, measureUnit } from './catalogue.ts';
import {
  addressFields,
  auditStatus,
  BILL_TYPES,
  cartLineSchema,
  messageSender,
  notificationType,
  payoutType,
  rechargeMethod,
} from './customer.ts';
import { byKey, cents, flag, list, number, oneOf, record, string, text, whole } from './fields.ts';
import { fulfilment, pickedItem, productStatus, refundActor, refundStatus, refundType } from './order.ts';

/** `2026-11-20T10:00:00Z`, or a day. In a world with another start the date moves along. */
const date = v.pipe(string, v.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?$/, 'a date such as 2026-11-20T10:00:00Z'));

/** The code of an emoji picture of @lobehub/fluent-emoji-3d, such as `1f3a7`. */
const pictureCode = v.pipe(string, v.regex(/^[0-9a-f]{2,5}(-[0-9a-f]{2,5})*$/, 'the code of a picture such as 1f3a7'));

/** Such a code, or the name of a drawn picture, such as `101.mist`. */
const pictureName = v.pipe(
  string,
  v.regex(/^[0-9a-z]+([-.][0-9a-z]+)*$/, 'the code or the name of a picture such as 1f3a7 or 101.mist'),
);

const isPattern = (source: string): boolean => {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
};

const pattern = v.pipe(string, v.check(isPattern, 'a regular expression'));
const patterns = v.pipe(
  text,
  v.check((all) => Object.values(all).every(isPattern), 'a regular expression in every language'),
);

const category = record({
  id: whole,
  picture: pictureCode,
  appeal: number,
  returnDays: whole,
  name: text,
  included: text,
});

const shop = record({
  id: whole,
  initials: string,
  logo: pictureCode,
  status: oneOf('open', 'closed'),
  opened: date,
  licence: v.nullable(string),
  fans: whole,
  sales: whole,
  visits: whole,
  favourableRate: whole,
  fee: cents,
  freeFrom: v.nullable(cents),
  days: v.strictTuple([whole, whole], 'two whole numbers'),
  country: string,
  postcode: v.nullable(string),
  mobile: string,
  email: string,
  name: text,
  about: text,
  area: text,
  city: text,
  street: text,
  cover: v.nullable(pictureCode),
  /** Goods by the keys of archetypes and of example products. */
  collections: byKey(record({ id: whole, cover: pictureCode, products: list(string), name: text })),
});

const specification = record({
  name: text,
  values: byKey(
    record({
      name: text,
      swatch: v.exactOptional(string),
      colour: v.exactOptional(colour),
      shows: v.exactOptional(pictureCode),
      more: v.exactOptional(whole, 0),
    }),
  ),
  /** What the sizes measure, with a cell for each column except the size itself. */
  guide: v.exactOptional(record({ unit: measureUnit, rows: byKey(list(string)), columns: list(text), note: text })),
});

const WARNINGS = [
  'under36Months',
  'battery',
  'mains',
  'flames',
  'candle',
  'hearing',
  'patchTest',
  'blade',
  'supplement',
  'swimming',
  'sun',
  'powerLines',
  'protectiveGear',
  'magnets',
] as const;

const warnings = v.exactOptional(list(oneOf(...WARNINGS)), []);

const permille = whole;

/** A heading of the Harmonized System: HS 2022. */
const heading = v.pipe(string, v.regex(/^\d{4}$/, 'a heading of the Harmonized System such as 8518'));

const archetype = record({
  shop: string,
  heading,
  picture: pictureCode,
  warnings,
  specifications: list(string),
  about: text,
  points: list(text),
  models: byKey(record({ price: cents, name: text })),
});

const exampleProduct = record({
  shop: string,
  heading,
  category: categoryCode,
  price: cents,
  marketPrice: v.nullable(cents),
  dropped: v.exactOptional(v.nullable(record({ from: cents, at: date })), null),
  limit: v.exactOptional(v.nullable(whole), null),
  sales: whole,
  released: date,
  scores: list(whole),
  picture: pictureCode,
  warnings,
  specification: v.exactOptional(string),
  stock: v.union([whole, byKey(whole)], 'a whole number, or one for each value'),
  name: text,
  about: text,
  points: list(text),
  facts: list(record({ name: text, value: text })),
});

const area = { id: whole, name: text };

const country = record({
  ...area,
  callingCode: string,
  /** The prefix that replaces the calling code within the country: a digit, or nothing. */
  trunk: string,
  /** The number after the calling code. */
  mobile: pattern,
  /** An example of the number after the calling code. */
  mobileExample: string,
  /** The format of a whole postcode; null for a country without postcodes. */
  postcode: v.nullable(record({ pattern, example: string, required: flag })),
  regions: byKey(record({ ...area, cities: byKey(record(area)) })),
});

const banner = record({
  id: whole,
  picture: pictureName,
  categoryCode,
  link: string,
  product: v.exactOptional(whole),
  shop: v.exactOptional(whole),
  title: text,
  subtitle: text,
});

const notice = record({
  id: whole,
  link: v.nullable(string),
  fromHours: number,
  untilHours: v.nullable(number),
  text,
});

/** The possible facts about products of a category; each product has one of the values. */
const facts = byKey(record({ name: text, values: list(text) }));

const helpSubject = record({
  id: whole,
  title: text,
  items: byKey(record({ id: whole, question: text, answer: list(text) })),
});

export const LAW_CODES = ['terms', 'privacy', 'refund', 'deposit'] as const;

export const NETWORK_NAMES = ['TRC20-USDT', 'ERC20-USDT', 'BTC'] as const;

const network = record({
  coin: string,
  address: string,
  addressChanged: v.nullable(date),
  minAmount: cents,
  fee: cents,
  confirmations: whole,
  minutes: whole,
  /** The decimal places of the coin on this network, and its value in dollars. */
  decimals: whole,
  rate: string,
  /** The start of a transaction's address in a public explorer. */
  explorer: string,
  name: text,
});

/** The languages of customers' reviews. */
export const REVIEW_LANGUAGES = ['en', 'zh-CN', 'ja', 'fr', 'th', 'ar'] as const;

const reviewTexts = record({
  good: list(string),
  fair: list(string),
  poor: list(string),
  goodThing: list(string),
  poorThing: list(string),
  later: list(string),
  joiner: v.exactOptional(string, ' '),
  details: v.exactOptional(record(v.entriesFromList(CATEGORY_CODES, list(string)))),
});

const message = record({ title: text, text });

const MESSAGES = [
  'loginFirst',
  'done',
  'saved',
  'deleted',
  'addedToCart',
  'underAudit',
  'signedIn',
  'signedOut',
  'signedUp',
  'passwordReset',
  'codeSent',
  'deviceSignedOut',
  'payCodeChanged',
  'accountClosed',
  'orderCreated',
  'orderPaid',
  'orderCancelled',
  'receiptConfirmed',
  'refundApplied',
  'mindChanged',
  'refundCancelled',
  'refundEscalated',
  'reviewCreated',
  'reviewAppended',
  'productLiked',
  'productUnliked',
  'productReported',
  'shopFollowed',
  'shopUnfollowed',
  'messageSent',
  'uploaded',
  'helpVoted',
  'cardPaymentBegun',
  'withdrawalCancelled',
] as const;

const HTTP_MESSAGES = [
  'unknownCall',
  'unknownMethod',
  'wrongMediaType',
  'noBodyTaken',
  'noMediaType',
  'unreadableBody',
  'bodyTooLarge',
  'bodyCut',
  'invalidRequest',
  'rateLimited',
  'unavailable',
  'serverFailed',
] as const;

const ORDER_FILTER = [
  'all',
  'waitingForPayment',
  'waitingForDelivery',
  'shipped',
  'received',
  'completed',
  'cancelled',
  'refunding',
  'refunded',
  'afterSale',
] as const;

/** The columns of a bill export, in order. */
const BILL_COLUMNS = [
  'number',
  'time',
  'type',
  'title',
  'amount',
  'balanceAfter',
  'currency',
  'source',
  'sourceNumber',
] as const;

const withdrawalFee = record({ rule: text, short: text });

const OCCASIONS = [
  'welcome',
  'passwordChanged',
  'payCodeSet',
  'payCodeChanged',
  'emailChanged',
  'mobileChanged',
  'contactChangeAsked',
  'contactVerified',
  'payeeAdded',
  'accountClosed',
  'accountReopened',
  'codeSent',
  'orderShipped',
  'orderArrived',
  'orderUnpaid',
  'refundAccepted',
  'refundAcceptedForReturn',
  'refundRefused',
  'refundPaid',
  'mindChanged',
  'mindChangedForReturn',
  'rechargePassed',
  'rechargeRefused',
  'withdrawalPassed',
  'withdrawalRefused',
  'reportAnswered',
] as const;

const profile = {
  id: whole,
  familyName: string,
  givenName: string,
  email: string,
  mobile: string,
  password: string,
  createdAt: date,
};

const payee = {
  bankCardNumber: v.exactOptional(string),
  bankName: v.exactOptional(string),
  cardHolder: v.exactOptional(string),
  network: v.exactOptional(string),
  address: v.exactOptional(string),
};

const audit = {
  id: whole,
  sn: string,
  amount: cents,
  fee: cents,
  status: auditStatus,
  refuseReason: v.exactOptional(string),
  createdAt: date,
  auditedAt: v.exactOptional(date),
  auditAt: v.exactOptional(date),
};

const { addedAt: _, changedIn: __, ...cartLine } = cartLineSchema.entries;

const LOG_EVENTS = [
  'appliedForReturn',
  'appliedWithoutReturn',
  'applied',
  'acceptedForReturn',
  'mindChanged',
  'accepted',
  'sentBack',
  'received',
  'paidAmount',
  'paid',
] as const;

/** Log events of live cases that the demo customer's history does not contain. */
const LIVE_LOG_EVENTS = ['payingBack', 'refused', 'withdrawn', 'notSentBack', 'escalated'] as const;

const PARCEL_EVENTS = ['shipped', 'taken', 'sorted', 'left', 'office', 'delivered'] as const;
const PARCEL_PLACES = ['kyoto', 'tokyo', 'osaka', 'lyon'] as const;

const DUTY_NOTES = [
  'included',
  'union',
  'inTotal',
  'partly',
  'notIncluded',
  'unknown',
  'returnedInRefund',
  'returnedUncollected',
  'returnedNone',
] as const;

const demoOrder = record({
  id: whole,
  sn: string,
  fulfilment,
  shop: string,
  items: list(record({ productId: whole, skuId: whole, quantity: whole })),
  freight: cents,
  remark: v.exactOptional(string),
  refundId: v.exactOptional(whole),
  reviewId: v.exactOptional(whole),
  createdAt: date,
  paidAt: v.exactOptional(date),
  shippedAt: v.exactOptional(date),
  receivedAt: v.exactOptional(date),
  completedAt: v.exactOptional(date),
  cancelledAt: v.exactOptional(date),
  parcel: v.exactOptional(
    record({
      carrier: string,
      number: string,
      events: list(
        record({ at: date, place: v.exactOptional(oneOf(...PARCEL_PLACES)), event: oneOf(...PARCEL_EVENTS) }),
      ),
    }),
  ),
});

const demoRefund = record({
  id: whole,
  sn: string,
  orderId: whole,
  type: refundType,
  productStatus,
  status: refundStatus,
  items: list(pickedItem),
  freight: cents,
  amount: cents,
  reasonId: whole,
  explanation: string,
  proofs: list(pictureCode),
  parcel: v.nullable(record({ carrier: string, number: string, sentAt: date })),
  nextAt: v.nullable(date),
  createdAt: date,
  log: list(record({ at: date, by: refundActor, event: oneOf(...LOG_EVENTS) })),
});

/**
 * All of `mock/data`: each entry is a file, combined with the texts of the same name in `texts/<language>/`. If the
 * text files have a plain text for a record, it is the record's `name`.
 */
export const dataSchema = record({
  areas: byKey(country),
  bills: record({
    ...v.entriesFromList(['order', 'refund', 'recharge', 'withdrawal', 'loyalty'] as const, text),
    columns: record(v.entriesFromList(BILL_COLUMNS, text)),
    types: record(v.entriesFromList(BILL_TYPES, text)),
    sources: record(v.entriesFromList(['order', 'refund', 'recharge', 'withdrawal'] as const, text)),
  }),
  categories: record(v.entriesFromList(CATEGORY_CODES, category)),
  duties: record({
    countries: byKey(
      record({
        duty: permille,
        tax: permille,
        union: v.exactOptional(string),
        /** For parcels below a value: a duty per heading in place of `duty`, and who collects the tax. */
        lowValue: v.exactOptional(record({ below: cents, dutyPerHeading: cents, taxBy: oneOf('shop', 'carrier') })),
      }),
    ),
    estimates: byKey(record({ from: permille, to: permille })),
  }),
  'example-products': byKey(exampleProduct),
  'exchange-rates': byKey(v.pipe(string, v.decimal('a decimal number'))),
  facts: record({ model: text, madeIn: text, categories: record(v.entriesFromList(CATEGORY_CODES, facts)) }),
  help: byKey(helpSubject),
  home: record({ banners: byKey(banner), notices: byKey(notice) }),
  hours: record({ days: record({ friday: text, saturday: text }), hours: text }),
  http: record(v.entriesFromList(HTTP_MESSAGES, text)),
  keywords: byKey(record({ searches: whole, before: whole, name: text })),
  law: record(v.entriesFromList(LAW_CODES, record({ versionDate: date, title: text, blocks: list(text) }))),
  messages: record(v.entriesFromList(MESSAGES, text)),
  networks: record({
    networks: record(v.entriesFromList(NETWORK_NAMES, network)),
    refused: list(oneOf('BSC', 'HECO')),
    refusedReason: text,
  }),
  notifications: record(v.entriesFromList(OCCASIONS, message)),
  orders: record({
    cancelReasons: record({ unpaid: text, allRefunded: text }),
    customerReasons: byKey(record({ id: whole, name: text })),
    duties: record(v.entriesFromList(DUTY_NOTES, text)),
    filter: record(v.entriesFromList(ORDER_FILTER, text)),
  }),
  'other-customers': record({
    newcomer: record(profile),
    customers: list(
      record({
        familyName: string,
        givenName: string,
        email: string,
        mobile: string,
        password: string,
        country: string,
        areaIds: list(whole),
        detail: string,
        postcode: string,
        writes: oneOf(...REVIEW_LANGUAGES),
        language: string,
      }),
    ),
  }),
  parcels: record({
    events: record(v.entriesFromList(PARCEL_EVENTS, text)),
    places: record(v.entriesFromList(PARCEL_PLACES, text)),
  }),
  phrases: record({
    listSeparator: text,
    series: text,
    addressSeparator: text,
    customerService: text,
    refundCase: text,
  }),
  'product-safety': record({
    officialNotice: text,
    warnings: record(v.entriesFromList(WARNINGS, text)),
    /** By the keys of shops; food has none. */
    manufacturers: byKey(record({ ...economicOperatorSchema.entries, responsiblePerson: v.exactOptional(string) })),
    responsiblePersons: byKey(economicOperatorSchema),
  }),
  refunds: record({
    reasons: byKey(
      record({ id: whole, types: list(refundType), productStatuses: list(productStatus), name: text, proof: text }),
    ),
    log: record(v.entriesFromList([...LOG_EVENTS, ...LIVE_LOG_EVENTS], text)),
    refuseReasons: record({ returnedUsed: text, noFault: text, shopIsRight: text }),
  }),
  replies: record({
    greeting: text,
    away: text,
    topics: byKey(record({ signs: patterns, answer: text })),
    otherwise: text,
    picture: text,
    productInStock: text,
    productSoldOut: text,
    order: text,
    orderStates: record({
      waitingForPayment: text,
      paid: text,
      shipped: text,
      received: text,
      completed: text,
      cancelled: text,
      refunding: text,
      refunded: text,
      afterSale: text,
    }),
  }),
  reviews: record({
    languages: record(
      v.entriesFromList(
        REVIEW_LANGUAGES,
        record({ share: whole, signature: oneOf('given-initial', 'family-given', 'given-family') }),
      ),
    ),
    avatars: list(pictureCode),
    scenes: list(pictureCode),
    replies: record({ praise: list(text), complaint: list(text) }),
  }),
  search: record({ small: list(string), synonyms: byKey(list(string)) }),
  shops: record({ returnsAddressee: text, shops: byKey(shop) }),
  specifications: record({ swatches: byKey(pictureCode), specifications: byKey(specification) }),
  'ui-names': byKey(text),
  wallet: record({
    withdrawalFilter: record({ all: text, refused: text, auditing: text, passed: text, cancelled: text }),
    rechargeFees: record({ manual: text, card: text, onchain: text }),
    rechargeRules: record({ manual: text, card: text, onchain: text }),
    withdrawalFees: record({ bank: withdrawalFee, onchain: withdrawalFee }),
    payee: record({ bank: text, holder: text }),
    refuseReasons: record({ transferNotFound: text, otherAddress: text, otherName: text }),
    cardFailures: record({ declined: text }),
    cardPage: record({
      title: text,
      payment: text,
      choose: text,
      outcomes: record({ succeeded: text, failed: text, unknown: text, abandoned: text }),
      closed: text,
      back: text,
    }),
  }),

  'demo/customer': record({
    profile: record({ ...profile, language: string, payCode: string, payCodeChangedAt: date }),
    devices: byKey(
      record({
        id: whole,
        token: string,
        device: string,
        signedInAt: date,
        lastSeenAt: date,
        place: v.exactOptional(v.nullable(text), null),
      }),
    ),
    addresses: list(record({ ...addressFields, isDefault: flag })),
    cart: list(record({ ...cartLine, addedAt: date })),
    follows: list(record({ shopId: whole, followedAt: date })),
    likes: list(record({ productId: whole, likedAt: date, price: cents })),
    review: record({
      id: whole,
      productId: whole,
      orderItemId: whole,
      author: string,
      productScore: whole,
      serviceScore: whole,
      postageScore: whole,
      content: string,
      language: string,
      createdAt: date,
    }),
  }),
  'demo/history': record({ carriers: list(string), reviews: list(string), refundExplanation: string }),
  'demo/messages': record({
    notifications: byKey(
      record({ id: whole, type: notificationType, link: string, read: flag, createdAt: date, title: text, text }),
    ),
    history: record({ orderCompleted: message, orderShipped: message, withdrawalPassed: message }),
    conversations: list(
      record({
        id: whole,
        shopId: whole,
        messages: list(
          record({
            id: whole,
            from: messageSender,
            text: v.exactOptional(v.nullable(string), null),
            orderId: v.exactOptional(v.nullable(whole), null),
            clientId: v.exactOptional(v.nullable(string), null),
            createdAt: date,
          }),
        ),
      }),
    ),
  }),
  'demo/orders': list(demoOrder),
  'demo/refunds': list(demoRefund),
  'demo/wallet': record({
    recharges: list(
      record({
        ...audit,
        ...payee,
        method: rechargeMethod,
        evidence: pictureCode,
        reference: v.exactOptional(string),
        txHash: v.exactOptional(string),
      }),
    ),
    withdrawals: list(record({ ...audit, ...payee, type: payoutType, payeeId: v.exactOptional(whole) })),
    payees: list(record({ ...payee, id: whole, type: payoutType, usableFrom: date, lastUsedAt: date })),
    refuseReasons: byKey(text),
  }),

  'products/computer': byKey(archetype),
  'products/electrical': byKey(archetype),
  'products/outdoors': byKey(archetype),
  'products/family': byKey(archetype),
  'products/health': byKey(archetype),
  'products/men': byKey(archetype),
  'products/women': byKey(archetype),
  'products/food': byKey(archetype),
  'products/phone': byKey(archetype),
  'products/toys': byKey(archetype),

  'review-texts/en': reviewTexts,
  'review-texts/zh-CN': reviewTexts,
  'review-texts/ja': reviewTexts,
  'review-texts/fr': reviewTexts,
  'review-texts/th': reviewTexts,
  'review-texts/ar': reviewTexts,
});

export type Data = v.InferOutput<typeof dataSchema>;
