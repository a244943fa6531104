import * as v from 'valibot';
import { optional, TrueFlag } from '../../navigation/search-params.ts';

/** The filter of a review list: by score, by pictures; empty for all. */
export interface ReviewFilter {
  score?: number | undefined;
  pictured?: true | undefined;
}

/** The review list in the URL: `?reviews=all`, or a score `?reviews=4`, and `&pictured=true`. */
export const reviewSearch = {
  reviews: optional(v.picklist(['all', 1, 2, 3, 4, 5])),
  pictured: optional(TrueFlag),
};

/** A filter as search parameters of the URL. */
export function toReviewSearch({ score, pictured }: ReviewFilter) {
  const reviews = v.parse(reviewSearch.reviews, score) ?? 'all';
  return { reviews, pictured };
}
