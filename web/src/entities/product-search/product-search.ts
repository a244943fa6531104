import { type ListParams, productList } from '@meridian/sdk/react';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { Id, optional, Text, TrueFlag } from '../../navigation/search-params.ts';
import { AnyQuery } from './search-query.ts';

export const productSorts = ['hot', 'newest', 'price_asc', 'price_desc', 'rate'] as const;
export type ProductSort = (typeof productSorts)[number];

/** An amount from a customer or a link, converted to the contract's format. */
const Amount = v.pipe(Text, v.transform(parseMoneyInput), v.string());

/** A product search in the URL: `/products?category=3&min=50&stock=true`. Invalid parts are ignored (R2.12). */
export const ProductSearch = v.object({
  q: optional(AnyQuery),
  category: optional(Id),
  shop: optional(Id),
  /** A collection of the shop. */
  collection: optional(Id),
  min: optional(Amount),
  max: optional(Amount),
  rate: optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  stock: optional(TrueFlag),
  freight: optional(TrueFlag),
  sort: optional(v.picklist(productSorts)),
});

export type ProductSearch = v.InferOutput<typeof ProductSearch>;

/** Whether the lowest price is at most the highest. */
export function isRange({ min, max }: Pick<ProductSearch, 'min' | 'max'>): boolean {
  return min === undefined || max === undefined || compareMoney(min, max) <= 0;
}

/** The search as parameters of the contract, without a highest price that is below the lowest. */
export function listParams(search: ProductSearch): ListParams<'listProducts'> {
  const { q, category, shop, collection, min, max, rate, stock, freight, sort } = search;
  return {
    keyword: q,
    category_id: category,
    shop_id: shop,
    collection_id: collection,
    sort,
    filter: {
      price_min: min,
      price_max: isRange(search) ? max : undefined,
      rate_min: rate,
      in_stock: stock,
      free_freight: freight,
    },
  };
}

/** How many products match, in total and with each further facet, as a list of one product each page. */
export const countsOf = (params: ListParams<'listProducts'>) => productList.pages({ ...params, limit: 1 });

/**
 * The search in its URL form: `min=49.99`, not `min="49.99"`. Nothing is computed, so every amount stays exact. A route
 * validates to this form and reads it with `fromUrlSearch`.
 */
export function toUrlSearch(search: unknown) {
  const { min, max, ...rest } = fromUrlSearch(search);
  return { ...rest, min: toNumber(min), max: toNumber(max) };
}

/** A product search in a URL; every part is optional. */
export type ProductUrlSearch = Partial<ReturnType<typeof toUrlSearch>>;

/** Reads the product search from the search parameters of any URL. */
export function fromUrlSearch(address: unknown): ProductSearch {
  return v.parse(ProductSearch, address);
}

function toNumber(amount: string | undefined): number | undefined {
  return amount === undefined ? undefined : Number(amount);
}
