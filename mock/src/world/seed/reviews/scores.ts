import { groupBy } from '../../group-by.ts';
import type { Random } from '../../random.ts';
import type { Product } from '../../types.ts';
import { SHOP_TEXTS } from '../shops.ts';

/**
 * Scores of the six example products, best first: how often 5, 4, 3, 2 and 1 were given. They come to the favourable
 * rates and averages of the contract's examples.
 */
const EXAMPLE_SCORES: Readonly<Record<number, readonly number[]>> = {
  101: [33, 6, 1],
  102: [23, 1, 1],
  103: [25, 7, 0, 1],
  104: [11, 5, 1],
  105: [14, 5, 0, 1],
  106: [74, 5, 0, 1],
};

const POPULAR = 12;
const ON_POPULAR = 40;

const expand = (counts: readonly number[]): number[] =>
  counts.flatMap((count, index) => Array.from({ length: count }, () => 5 - index));

/** How many reviews each product has: 40 on the best sellers, none on the newest and a few others. */
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
 * The scores each product has been given, by product id. A shop's scores taken together come to its favourable rate
 * in `shops.ts`; which of its products disappointed is left to chance.
 */
export const buildScores = (products: readonly Product[], newest: number, random: Random): Map<number, number[]> => {
  const scores = new Map<number, number[]>();
  const counts = countsOf(products, newest, random);
  const byShop = groupBy(products, ({ shopId }) => shopId);
  for (const [shopId, own] of byShop) {
    const slots: number[] = [];
    const given: number[] = [];
    for (const { id } of own) {
      const fixed = EXAMPLE_SCORES[id];
      scores.set(id, fixed ? random.shuffle(expand(fixed)) : []);
      if (fixed) given.push(...expand(fixed));
      else for (let n = counts.get(id) ?? 0; n > 0; n -= 1) slots.push(id);
    }
    const rate = SHOP_TEXTS[shopId - 1]?.rate ?? 95;
    const total = slots.length + given.length;
    const bad = Math.round((total * (100 - rate)) / 100) - given.filter((score) => score < 4).length;
    random.shuffle(slots).forEach((id, index) => {
      scores.get(id)?.push(index < bad ? unfavourable(random) : favourable(random));
    });
  }
  return scores;
};
