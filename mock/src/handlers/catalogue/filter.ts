import type { ArgsOf } from '@meridian/sdk';
import { toCents } from '@meridian/sdk/rules';
import type { Cents, Product, Shop, World } from '../../world/types.ts';
import { isFreeFreight, offerOf } from '../../world/views/offer.ts';
import { isListed } from '../../world/views/products.ts';
import { productRating } from '../../world/views/ratings.ts';
import { matchOf, searchIndex } from './search-index.ts';
import { searchedWords } from './search-words.ts';

/** The query of listProducts. */
export type ProductQuery = NonNullable<ArgsOf<'listProducts'>['query']>;

/** The conditions of a request, as the bits of a product's `misses`. */
export const MISSES = {
  category: 1,
  shop: 2,
  price: 4,
  stock: 8,
  freight: 16,
  rate: 32,
  keyword: 64,
  collection: 128,
  ids: 256,
} as const;

/** A product with the values to filter and sort by. */
export interface Candidate {
  readonly product: Product;
  readonly price: Cents;
  readonly inStock: boolean;
  readonly freeFreight: boolean;
  /** Favourable rate in per cent; −1 without reviews. */
  readonly rate: number;
  readonly reviews: number;
  /** How well the keyword matches; 0 is best. */
  readonly match: 0 | 1 | 2;
  /** The conditions that the product fails, as a sum of `MISSES`; 0 for a result. */
  readonly misses: number;
}

const conditionsOf = ({ category_id, shop_id, collection_id, product_ids, filter = {} }: ProductQuery) => {
  const wanted = product_ids && new Set(product_ids);
  const { price_min, price_max, in_stock, free_freight, rate_min } = filter;
  const min = price_min === undefined ? 0 : toCents(price_min);
  const max = price_max === undefined ? Number.POSITIVE_INFINITY : toCents(price_max);
  return ({ product, price, inStock, freeFreight, rate }: Omit<Candidate, 'misses'>): number =>
    (category_id !== undefined && product.categoryId !== category_id ? MISSES.category : 0) |
    (shop_id !== undefined && product.shopId !== shop_id ? MISSES.shop : 0) |
    (collection_id !== undefined && !product.collectionIds.includes(collection_id) ? MISSES.collection : 0) |
    (wanted && !wanted.has(product.id) ? MISSES.ids : 0) |
    (price < min || price > max ? MISSES.price : 0) |
    (in_stock && !inStock ? MISSES.stock : 0) |
    (free_freight && !freeFreight ? MISSES.freight : 0) |
    (rate_min !== undefined && rate < rate_min ? MISSES.rate : 0);
};

const describe = (world: World, product: Product, shop: Shop, match: Candidate['match']) => {
  const { price, stock } = offerOf(product);
  const { count, favourableRate } = productRating(world, product.id);
  const freeFreight = isFreeFreight(shop, price);
  const rate = count > 0 ? favourableRate : -1;
  return { product, price, inStock: stock > 0, freeFreight, rate, reviews: count, match };
};

/** The rank of a product that the keyword does not match; nothing is sorted by it. */
const UNMATCHED = 2;

/**
 * All offered products, higher id first, each with the conditions it fails: one pass over the catalogue yields the list
 * (nothing failed) and all facets (nothing but their own condition failed).
 */
export const candidatesFor = (world: World, query: ProductQuery): Candidate[] => {
  const words = query.keyword === undefined ? undefined : searchedWords(query.keyword);
  const missesOf = conditionsOf(query);
  const candidates: Candidate[] = [];
  for (const entry of searchIndex(world)) {
    if (!isListed(world, entry.product)) continue;
    const match = words ? matchOf(entry, words) : 0;
    const shop = world.shops.get(entry.product.shopId);
    if (!shop) continue;
    const seen = describe(world, entry.product, shop, match ?? UNMATCHED);
    candidates.push({ ...seen, misses: missesOf(seen) | (match === undefined ? MISSES.keyword : 0) });
  }
  return candidates;
};
