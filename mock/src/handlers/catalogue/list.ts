import type { Schema } from '@meridian/sdk';
import { paginate } from '../../serializers/page.ts';
import { productCardSerializer } from '../../serializers/product.ts';
import type { World } from '../../world/types.ts';
import { soldIn } from '../../world/views/sold.ts';
import type { Handler } from '../handler.ts';
import { correctionOf } from './correction.ts';
import { facetsOf } from './facets.ts';
import { type Candidate, candidatesFor, MISSES, type ProductQuery } from './filter.ts';

type Order = (a: Candidate, b: Candidate) => number;

const ORDERS: Readonly<Record<Exclude<NonNullable<ProductQuery['sort']>, 'hot'>, Order>> = {
  sales: (a, b) => b.product.sales - a.product.sales,
  newest: (a, b) => b.product.createdAt - a.product.createdAt,
  price_asc: (a, b) => a.price - b.price,
  price_desc: (a, b) => b.price - a.price,
  rate: (a, b) => b.rate - a.rate || b.reviews - a.reviews,
};

/** In stock first, then the better match, then more pieces sold in 30 days. */
const hottest = (world: World, now: number, found: readonly Candidate[]): Candidate[] => {
  const sold = soldIn(world, now, 'month');
  return found
    .map((candidate) => ({ candidate, pieces: sold.get(candidate.product.id) ?? 0 }))
    .sort(
      ({ candidate: a, pieces: m }, { candidate: b, pieces: n }) =>
        Number(b.inStock) - Number(a.inStock) || a.match - b.match || n - m,
    )
    .map(({ candidate }) => candidate);
};

/** In the order of the request. */
const asNamed = (ids: readonly number[], found: Candidate[]): Candidate[] => {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ product }: Candidate) => places.get(product.id) ?? ids.length;
  return found.sort((a, b) => placeOf(a) - placeOf(b));
};

const inOrder = (world: World, now: number, { product_ids, sort }: ProductQuery, found: Candidate[]): Candidate[] => {
  if (sort === undefined && product_ids) return asNamed(product_ids, found);
  return sort === undefined || sort === 'hot' ? hottest(world, now, found) : found.sort(ORDERS[sort]);
};

type RelaxCount = Schema<'RelaxCount'>;

/** The conditions of a request: name, bit in `misses`, and whether the request sets the condition. */
const CONDITIONS: readonly (readonly [RelaxCount['condition'], number, (query: ProductQuery) => boolean])[] = [
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
const relaxCounts = (query: ProductQuery, candidates: readonly Candidate[]): RelaxCount[] =>
  CONDITIONS.filter(([, , isSet]) => isSet(query)).map(([condition, own]) => ({
    condition,
    count: candidates.filter(({ misses }) => (misses & ~own) === 0).length,
  }));

/** Searches, filters and sorts the catalogue. Candidates come with the higher id first, which breaks all ties. */
export const listProducts: Handler<'listProducts'> = (call) => {
  const { world, now, query } = call;
  const candidates = candidatesFor(world, query);
  const found = candidates.filter(({ misses }) => misses === 0);
  const ordered = inOrder(world, now, query, found);
  const card = productCardSerializer(call);
  return {
    ...paginate(query, ordered, ({ product }) => card(product)),
    facets: facetsOf(call, query, candidates),
    relax: relaxCounts(query, candidates),
    did_you_mean: found.length > 0 ? null : correctionOf(world, query),
  };
};
