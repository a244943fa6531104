import { groupBy } from '../../../shared/group-by.ts';
import type { Review, World } from '../types.ts';

export interface Rating {
  readonly count: number;
  /** Average product score with one decimal; 0 without reviews. */
  readonly average: number;
  /** Share of product scores 4 and 5 in whole per cent; 0 without reviews. */
  readonly favourableRate: number;
  /** How often each score was given, 5 first. */
  readonly histogram: readonly { readonly score: number; readonly count: number }[];
}

/** Averages of the three scores over a shop's reviews, to one decimal; the sample is the number of reviews. */
export interface ShopScores {
  readonly product: number;
  readonly service: number;
  readonly postage: number;
  readonly sample: number;
}

const decimal = (value: number) => Math.round(value * 10) / 10;

export const ratingOf = (reviews: readonly Review[]): Rating => {
  const counts = [0, 0, 0, 0, 0, 0];
  let sum = 0;
  for (const { productScore } of reviews) {
    counts[productScore] = (counts[productScore] ?? 0) + 1;
    sum += productScore;
  }
  const count = reviews.length;
  const good = (counts[4] ?? 0) + (counts[5] ?? 0);
  return {
    count,
    average: count > 0 ? decimal(sum / count) : 0,
    favourableRate: count > 0 ? Math.round((good * 100) / count) : 0,
    histogram: [5, 4, 3, 2, 1].map((score) => ({ score, count: counts[score] ?? 0 })),
  };
};

interface Index {
  readonly size: number;
  readonly byProduct: ReadonlyMap<number, Review[]>;
  readonly ratings: Map<number, Rating>;
}

/** Reviews are only added, with fixed scores, so their number shows whether an index is still valid. */
const indexes = new WeakMap<World['reviews'], Index>();

const indexOf = ({ reviews }: World): Index => {
  const known = indexes.get(reviews);
  if (known?.size === reviews.size) return known;
  const byProduct = groupBy(reviews.values(), ({ productId }) => productId);
  const index = { size: reviews.size, byProduct, ratings: new Map<number, Rating>() };
  indexes.set(reviews, index);
  return index;
};

/** A product's reviews, in the order they were added. */
export const reviewsOf = (world: World, productId: number): readonly Review[] =>
  indexOf(world).byProduct.get(productId) ?? [];

/** A product's rating, cached until another review is written. */
export const productRating = (world: World, productId: number): Rating => {
  const { ratings } = indexOf(world);
  const known = ratings.get(productId);
  if (known) return known;
  const rating = ratingOf(reviewsOf(world, productId));
  ratings.set(productId, rating);
  return rating;
};

export const scoresOf = (reviews: readonly Review[]): ShopScores => {
  const sample = reviews.length;
  const mean = (key: 'productScore' | 'serviceScore' | 'postageScore') =>
    sample > 0 ? decimal(reviews.reduce((sum, review) => sum + review[key], 0) / sample) : 0;
  return { product: mean('productScore'), service: mean('serviceScore'), postage: mean('postageScore'), sample };
};

/** Whether a review has a picture, either in itself or in its appended part. */
export const hasPicture = ({ pictures, append }: Review): boolean =>
  pictures.length > 0 || (append !== null && append.pictures.length > 0);
