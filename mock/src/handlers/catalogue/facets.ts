import type { Schema } from '@meridian/sdk';
import { fromCents } from '@meridian/sdk/rules';
import type { SerializerContext } from '../../serializers/context.ts';
import type { Cents, Text } from '../../world/types.ts';
import { type Candidate, MISSES, type ProductQuery } from './filter.ts';

const RATES = [98, 95, 90] as const;
const SHOPS = 20;

type Counts = ReadonlyMap<number, number>;

const bump = (counts: Map<number, number>, id: number) => counts.set(id, (counts.get(id) ?? 0) + 1);

const largestFirst = (counts: Counts) => [...counts].sort(([a, m], [b, n]) => n - m || a - b);

/** The result count of each further choice. A facet counts the products that fail no condition but its own. */
export const facetsOf = (
  { world, text }: SerializerContext,
  query: ProductQuery,
  candidates: readonly Candidate[],
): Schema<'ProductFacets'> => {
  const categories = new Map<number, number>();
  const shops = new Map<number, number>();
  const rates = RATES.map((min) => ({ min, count: 0 }));
  const price = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY } satisfies Record<string, Cents>;
  let inStock = 0;
  let freeFreight = 0;
  for (const candidate of candidates) {
    const { product, misses } = candidate;
    const onlyMisses = (own: number) => (misses & ~own) === 0;
    if (onlyMisses(MISSES.category)) bump(categories, product.categoryId);
    if (onlyMisses(MISSES.shop)) bump(shops, product.shopId);
    if (onlyMisses(MISSES.stock) && candidate.inStock) inStock += 1;
    if (onlyMisses(MISSES.freight) && candidate.freeFreight) freeFreight += 1;
    if (onlyMisses(MISSES.rate)) for (const step of rates) if (candidate.rate >= step.min) step.count += 1;
    if (onlyMisses(MISSES.price)) {
      price.min = Math.min(price.min, candidate.price);
      price.max = Math.max(price.max, candidate.price);
    }
  }

  const named = (names: ReadonlyMap<number, Text>, counts: readonly (readonly [number, number])[]) =>
    counts.flatMap(([id, count]) => {
      const name = names.get(id);
      return name ? [{ id, name: text(name), count }] : [];
    });
  return {
    categories: named(new Map(world.categories.map(({ id, name }) => [id, name])), largestFirst(categories)),
    shops: named(new Map([...world.shops].map(([id, { name }]) => [id, name])), chosenShops(shops, query.shop_id)),
    in_stock: inStock,
    free_freight: freeFreight,
    rates,
    price: price.min <= price.max ? { min: fromCents(price.min), max: fromCents(price.max) } : null,
  };
};

/** The twenty shops with the most products found, plus the requested shop whatever its rank. */
const chosenShops = (counts: Counts, asked: number | undefined): (readonly [number, number])[] => {
  const head = largestFirst(counts).slice(0, SHOPS);
  if (asked === undefined || head.some(([id]) => id === asked)) return head;
  return [...head, [asked, counts.get(asked) ?? 0]];
};
