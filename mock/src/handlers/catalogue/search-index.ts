import type { Product, World } from '../../world/types.ts';
import { type SearchedWord, searchable } from './search-words.ts';

/** A product and its searchable texts, in both languages. */
interface Entry {
  readonly product: Product;
  readonly name: string;
  readonly category: string;
  readonly shop: string;
}

interface Index {
  readonly size: number;
  readonly entries: readonly Entry[];
}

/** Names never change while a world lives, and products stay in the map: one index serves all searches. */
const indexes = new WeakMap<World['products'], Index>();

/** All products, including removed ones, higher id first: a stable sort then breaks ties as the contract says. */
export const searchIndex = (world: World): readonly Entry[] => {
  const known = indexes.get(world.products);
  if (known?.size === world.products.size) return known.entries;
  const categories = new Map(world.categories.map(({ id, name }) => [id, searchable(...Object.values(name))]));
  const shops = new Map([...world.shops.values()].map(({ id, name }) => [id, searchable(...Object.values(name))]));
  const entries = [...world.products.values()]
    .sort((a, b) => b.id - a.id)
    .map((product) => ({
      product,
      name: searchable(...Object.values(product.name)),
      category: categories.get(product.categoryId) ?? '',
      shop: shops.get(product.shopId) ?? '',
    }));
  indexes.set(world.products, { size: world.products.size, entries });
  return entries;
};

/**
 * How well an entry matches, lower is better: 0 if its name has every word as typed, 1 if a word needs another form, a
 * synonym or the category, 2 if a word needs the shop; undefined if a word is missing.
 */
export const matchOf = (entry: Entry, words: readonly SearchedWord[]): 0 | 1 | 2 | undefined => {
  if (words.length === 0) return undefined;
  let rank: 0 | 1 | 2 = 0;
  for (const { typed, others } of words) {
    if (entry.name.includes(typed)) continue;
    const forms = [typed, ...others];
    if (forms.some((form) => entry.name.includes(form) || entry.category.includes(form))) rank = rank === 0 ? 1 : rank;
    else if (entry.shop.includes(typed)) rank = 2;
    else return undefined;
  }
  return rank;
};
