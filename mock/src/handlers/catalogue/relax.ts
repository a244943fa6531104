import type { Schema } from '@meridian/sdk';
import { type Candidate, MISSES, type ProductQuery } from './filter.ts';

type Condition = Schema<'RelaxCount'>['condition'];

/** The conditions of a request: name, bit in `misses`, and whether the request sets the condition. */
const CONDITIONS: readonly (readonly [Condition, number, (query: ProductQuery) => boolean])[] = [
  ['keyword', MISSES.keyword, ({ keyword }) => keyword !== undefined],
  ['product_ids', MISSES.ids, ({ product_ids }) => product_ids !== undefined],
  ['category_id', MISSES.category, ({ category_id }) => category_id !== undefined],
  ['shop_id', MISSES.shop, ({ shop_id }) => shop_id !== undefined],
  ['collection_id', MISSES.collection, ({ collection_id }) => collection_id !== undefined],
  ['price', MISSES.price, ({ filter }) => filter?.price_min !== undefined || filter?.price_max !== undefined],
  ['in_stock', MISSES.stock, ({ filter }) => filter?.in_stock === true],
  ['free_freight', MISSES.freight, ({ filter }) => filter?.free_freight === true],
  ['rate_min', MISSES.rate, ({ filter }) => filter?.rate_min !== undefined],
];

/** The number of results without each single condition: the products that fail nothing else. */
export const relaxCounts = (query: ProductQuery, candidates: readonly Candidate[]): Schema<'RelaxCount'>[] =>
  CONDITIONS.filter(([, , isSet]) => isSet(query)).map(([condition, own]) => ({
    condition,
    count: candidates.filter(({ misses }) => (misses & ~own) === 0).length,
  }));
