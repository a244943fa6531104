import type { Product, Review, Shop, Sku, SpecGroup, SpecValue, Text } from '../types.ts';
import { among, flag, list, orNull, record, string, whole } from './check.ts';

export const text = record<Text>({ en: string, zh: string });
const maybeText = orNull(string);
const maybeWhole = orNull(whole);

export const shop = record<Shop>({
  id: whole,
  name: text,
  initials: string,
  logo: string,
  description: text,
  openedAt: whole,
  status: among('open', 'closed'),
  licence: maybeText,
  earlierFans: whole,
  earlierSales: whole,
  visits: whole,
  visitors: record<Shop['visitors']>({ day: whole, ids: list(whole) }),
  freight: record<Shop['freight']>({ fee: whole, freeFrom: maybeWhole }),
  dispatch: record<Shop['dispatch']>({ from: text, daysMin: whole, daysMax: whole }),
  returns: record<Shop['returns']>({
    addressee: text,
    mobile: string,
    country: string,
    areaText: text,
    detail: text,
    postcode: maybeText,
  }),
});

const sku = record<Sku>({
  id: whole,
  valueIds: list(whole),
  price: whole,
  marketPrice: maybeWhole,
  stock: whole,
  limit: maybeWhole,
  picture: maybeText,
});

export const product = record<Product>({
  id: whole,
  shopId: whole,
  categoryId: whole,
  name: text,
  description: text,
  pictures: list(string),
  specGroups: list(
    record<SpecGroup>({
      id: whole,
      name: text,
      values: list(record<SpecValue>({ id: whole, name: text, picture: maybeText })),
    }),
  ),
  skus: list(sku),
  status: among('on_sale', 'removed'),
  sales: whole,
  earlierLikes: whole,
  returnDays: whole,
  createdAt: whole,
  dropped: orNull(record<NonNullable<Product['dropped']>>({ from: whole, at: whole })),
});

export const review = record<Review>({
  id: whole,
  productId: whole,
  customerId: maybeWhole,
  orderItemId: maybeWhole,
  author: string,
  avatar: maybeText,
  anonymous: flag,
  productScore: whole,
  serviceScore: whole,
  postageScore: whole,
  content: string,
  language: string,
  pictures: list(string),
  specText: text,
  createdAt: whole,
  reply: orNull(record<NonNullable<Review['reply']>>({ text, createdAt: whole })),
  append: orNull(record<NonNullable<Review['append']>>({ content: string, pictures: list(string), createdAt: whole })),
});
