import type { Schema } from '@meridian/sdk';
import type { Review } from '../../world/types.ts';
import type { Rating } from '../../world/views/ratings.ts';

/** Whether a review shows a picture, in itself or in what was appended. */
const hasPicture = ({ pictures, append }: Review): boolean =>
  pictures.length > 0 || (append !== null && append.pictures.length > 0);

interface Asked {
  readonly score?: number | undefined;
  readonly with_pictures?: boolean | undefined;
}

/** The reviews that a call asks for, the newest first. */
export const filterReviews = ({ score, with_pictures }: Asked, reviews: readonly Review[]): Review[] =>
  reviews
    .filter((review) => score === undefined || review.productScore === score)
    .filter((review) => !with_pictures || hasPicture(review))
    .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);

/** All reviews of a product or a shop in figures, beside the rating that is kept of them. */
export const summaryOf = (
  { count, average, favourableRate, histogram }: Rating,
  reviews: readonly Review[],
): Schema<'ReviewSummary'> => ({
  count,
  average: count > 0 ? average : null,
  favourable_rate: count > 0 ? favourableRate : null,
  with_pictures: reviews.filter(hasPicture).length,
  histogram: histogram.map((step) => ({ ...step })),
});
