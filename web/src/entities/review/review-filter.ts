import * as v from 'valibot';
import { optional, Yes } from '../../navigation/search-params.ts';

/** Which reviews: with so many stars, with pictures; nothing said, all. */
export interface ReviewFilter {
  score?: number | undefined;
  pictured?: true | undefined;
}

/** The list of reviews in the address: `?reviews=all`, or the stars `?reviews=4`, and `&pictured=true`. */
export const reviewSearch = {
  reviews: optional(v.picklist(['all', 1, 2, 3, 4, 5])),
  pictured: optional(Yes),
};

/** What stands in the address for a filter. */
export function toReviewSearch({ score, pictured }: ReviewFilter) {
  const reviews = v.parse(reviewSearch.reviews, score) ?? 'all';
  return { reviews, pictured };
}
