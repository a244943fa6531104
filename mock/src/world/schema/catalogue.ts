import * as v from 'valibot';
import { cents, flag, instant, list, oneOf, record, string, text, whole } from './fields.ts';

export const CATEGORY_CODES = [
  'computer',
  'electrical',
  'outdoors',
  'family',
  'health',
  'men',
  'women',
  'food',
  'phone',
  'toys',
] as const;

export const categoryCode = oneOf(...CATEGORY_CODES);

export const categorySchema = record({ id: whole, code: categoryCode, name: text, picture: string });

export const areaSchema = record({
  id: whole,
  parentId: v.nullable(whole),
  code: v.nullable(string),
  name: text,
  callingCode: v.nullable(string),
  mobilePattern: v.nullable(string),
  mobileExample: v.nullable(string),
  postcode: v.nullable(record({ pattern: string, example: string, required: flag })),
});

export const shopSchema = record({
  id: whole,
  name: text,
  initials: string,
  logo: string,
  description: text,
  openedAt: instant,
  status: oneOf('open', 'closed'),
  licence: v.nullable(string),
  email: string,
  /** Followers and sales from before this world; live ones are added (`views/shops.ts`). */
  earlierFans: whole,
  earlierSales: whole,
  visits: whole,
  /** The visitors counted on a UTC day (days since 1970): customers by id, 0 for visitors who are not signed in. */
  visitors: record({ day: whole, ids: list(whole) }),
  freight: record({ fee: cents, freeFrom: v.nullable(cents) }),
  dispatch: record({ from: text, daysMin: whole, daysMax: whole }),
  /** The address for returned goods. */
  returns: record({
    addressee: text,
    mobile: string,
    country: string,
    areaText: text,
    detail: text,
    postcode: v.nullable(string),
  }),
  cover: v.nullable(string),
  /** The shop's own groups of goods; a product lists those it belongs to. */
  collections: list(record({ id: whole, name: text, cover: string })),
});

/** `#rrggbb`. */
export const colour = v.pipe(string, v.regex(/^#[0-9a-f]{6}$/, 'a colour such as #2f6f8f'));

export const measureUnit = oneOf('cm', 'mm', 'in');

const specValueSchema = record({
  id: whole,
  name: text,
  picture: v.nullable(string),
  swatch: v.nullable(colour),
});

export const specGroupSchema = record({ id: whole, name: text, values: list(specValueSchema) });

export const skuSchema = record({
  id: whole,
  valueIds: list(whole),
  price: cents,
  /** The prices before, oldest first, each until it changed. */
  earlierPrices: list(record({ price: cents, until: instant })),
  /** What other shops ask. */
  marketPrice: v.nullable(cents),
  stock: whole,
  /** The maximum per customer and order; null for no limit. */
  limit: v.nullable(whole),
  picture: v.nullable(string),
});

/** A business that answers for a product. */
export const economicOperatorSchema = record({
  name: string,
  country: string,
  areaText: string,
  detail: string,
  postcode: string,
  email: v.nullable(string),
  url: string,
});

export const productSchema = record({
  id: whole,
  shopId: whole,
  categoryId: whole,
  name: text,
  description: text,
  pictures: list(string),
  facts: list(record({ name: text, value: text })),
  /** The heading of the Harmonized System that it is declared under. */
  heading: string,
  manufacturer: v.nullable(economicOperatorSchema),
  /** Who answers in the European Union for a manufacturer that is established elsewhere. */
  responsiblePerson: v.nullable(economicOperatorSchema),
  warnings: list(text),
  /** The first column is the size; its name is that of the specification group. */
  sizeGuide: v.nullable(
    record({ columns: list(text), rows: list(list(text)), unit: v.nullable(measureUnit), note: v.nullable(text) }),
  ),
  collectionIds: list(whole),
  specGroups: list(specGroupSchema),
  skus: list(skuSchema),
  status: oneOf('on_sale', 'removed'),
  sales: whole,
  /** Likes from outside this world; those of its customers are added (`views/products.ts`). */
  earlierLikes: whole,
  returnDays: whole,
  createdAt: instant,
  /** The price before the last drop, if there was a recent one. */
  dropped: v.nullable(record({ from: cents, at: instant })),
});

export const reviewSchema = record({
  id: whole,
  productId: whole,
  customerId: v.nullable(whole),
  orderItemId: v.nullable(whole),
  author: string,
  avatar: v.nullable(string),
  anonymous: flag,
  productScore: whole,
  serviceScore: whole,
  postageScore: whole,
  content: string,
  language: string,
  pictures: list(string),
  specText: text,
  createdAt: instant,
  reply: v.nullable(record({ text, createdAt: instant })),
  append: v.nullable(record({ content: string, pictures: list(string), createdAt: instant })),
});
