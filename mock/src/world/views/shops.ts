import { groupBy } from '../../../shared/group-by.ts';
import type { Product, Shop, World } from '../types.ts';
import { type Rating, ratingOf, reviewsOf } from './ratings.ts';

interface Index {
  readonly size: number;
  readonly byShop: ReadonlyMap<number, Product[]>;
}

/** Products are never added, removed from the map or moved to another shop while a world lives. */
const indexes = new WeakMap<World['products'], Index>();

/** All products of a shop, including removed ones. */
export const productsOf = ({ products }: World, shopId: number): readonly Product[] => {
  let index = indexes.get(products);
  if (index?.size !== products.size) {
    index = { size: products.size, byShop: groupBy(products.values(), (product) => product.shopId) };
    indexes.set(products, index);
  }
  return index.byShop.get(shopId) ?? [];
};

/** The number of followers of a shop, in this world and before it. */
export const fansOf = ({ customers }: World, { id, earlierFans }: Shop): number =>
  earlierFans + [...customers.values()].filter(({ follows }) => follows.some(({ shopId }) => shopId === id)).length;

/** The pieces that a shop has sold, of its products and before them. */
export const salesOf = (world: World, shop: Shop): number =>
  productsOf(world, shop.id).reduce((sum, { sales }) => sum + sales, shop.earlierSales);

interface Remembered {
  readonly reviews: number;
  readonly byShop: Map<number, Rating>;
}

const remembered = new WeakMap<World['reviews'], Remembered>();

/** A shop's rating over all its products' reviews, cached until another review is written. */
export const shopRating = (world: World, shop: Shop): Rating => {
  let known = remembered.get(world.reviews);
  if (known?.reviews !== world.reviews.size) {
    known = { reviews: world.reviews.size, byShop: new Map() };
    remembered.set(world.reviews, known);
  }
  const before = known.byShop.get(shop.id);
  if (before) return before;
  const rating = ratingOf(productsOf(world, shop.id).flatMap(({ id }) => reviewsOf(world, id)));
  known.byShop.set(shop.id, rating);
  return rating;
};
