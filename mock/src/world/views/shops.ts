import { groupBy } from '../../../shared/group-by.ts';
import type { Product, Shop, World } from '../types.ts';
import { type Rating, ratingOf, reviewsOf, type ShopScores, scoresOf } from './ratings.ts';

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
export const fansOf = (world: World, shop: Shop): number => {
  let fans = shop.earlierFans;
  for (const customer of world.customers.values()) {
    if (customer.follows.some(({ shopId }) => shopId === shop.id)) fans += 1;
  }
  return fans;
};

/** The pieces that a shop has sold, of its products and before them. */
export const salesOf = (world: World, shop: Shop): number =>
  productsOf(world, shop.id).reduce((sum, { sales }) => sum + sales, shop.earlierSales);

interface ShopRating {
  readonly rating: Rating;
  readonly scores: ShopScores;
}

interface Remembered {
  readonly reviews: number;
  readonly byShop: Map<number, ShopRating>;
}

const remembered = new WeakMap<World['reviews'], Remembered>();

/** A shop's rating and scores over all its products' reviews, cached until another review is written. */
export const shopRating = (world: World, shop: Shop): ShopRating => {
  let known = remembered.get(world.reviews);
  if (known?.reviews !== world.reviews.size) {
    known = { reviews: world.reviews.size, byShop: new Map() };
    remembered.set(world.reviews, known);
  }
  const before = known.byShop.get(shop.id);
  if (before) return before;
  const reviews = productsOf(world, shop.id).flatMap(({ id }) => reviewsOf(world, id));
  const answer = { rating: ratingOf(reviews), scores: scoresOf(reviews) };
  known.byShop.set(shop.id, answer);
  return answer;
};
