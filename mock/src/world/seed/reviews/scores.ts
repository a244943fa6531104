import { groupBy } from '../../../../shared/group-by.ts';
import { DATA } from '../../data/data.ts';
import type { Random } from '../../random.ts';
import type { Product } from '../../types.ts';

const POPULAR = 12;
const ON_POPULAR = 40;

const expand = (counts: readonly number[]): number[] =>
  counts.flatMap((count, index) => Array.from({ length: count }, () => 5 - index));

/** The number of reviews of each product: 40 for the best sellers, none for the newest and a few others. */
const countsOf = (products: readonly Product[], newest: number, random: Random): Map<number, number> => {
  const popular = new Set(
    products
      .toSorted((a, b) => b.sales - a.sales)
      .slice(0, POPULAR)
      .map(({ id }) => id),
  );
  const count = (product: Product) => {
    if (product.createdAt > newest) return 0;
    if (popular.has(product.id)) return ON_POPULAR;
    return random.chance(0.05) ? 0 : random.int(3, 15);
  };
  return new Map(products.map((product) => [product.id, count(product)]));
};

const favourable = (random: Random) => (random.chance(0.78) ? 5 : 4);
const unfavourable = (random: Random) => random.pick([3, 3, 3, 2, 2, 1]);

/**
 * The scores of each product, by product id. A shop's scores together match its favourable rate in
 * `mock/data/shops.json`; which products disappointed is random.
 */
export const buildScores = (products: readonly Product[], newest: number, random: Random): Map<number, number[]> => {
  const scores = new Map<number, number[]>();
  const rates = new Map(Object.values(DATA.shops.shops).map(({ id, favourableRate }) => [id, favourableRate]));
  const counts = countsOf(products, newest, random);
  const byShop = groupBy(products, ({ shopId }) => shopId);
  for (const [shopId, own] of byShop) {
    const slots: number[] = [];
    const given: number[] = [];
    for (const { id } of own) {
      const fixed = DATA['example-products'][id]?.scores;
      scores.set(id, fixed ? random.shuffle(expand(fixed)) : []);
      if (fixed) given.push(...expand(fixed));
      else for (let n = counts.get(id) ?? 0; n > 0; n -= 1) slots.push(id);
    }
    const rate = rates.get(shopId) ?? 95;
    const total = slots.length + given.length;
    const bad = Math.round((total * (100 - rate)) / 100) - given.filter((score) => score < 4).length;
    random.shuffle(slots).forEach((id, index) => {
      scores.get(id)?.push(index < bad ? unfavourable(random) : favourable(random));
    });
  }
  return scores;
};
