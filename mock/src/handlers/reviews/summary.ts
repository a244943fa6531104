import type { Schema } from '@meridian/sdk';
import type { Review, World } from '../../world/types.ts';
import { productRating, reviewsOf } from '../../world/views/ratings.ts';

/** Whether a review shows a picture, in itself or in what was appended. */
export const hasPicture = ({ pictures, append }: Review): boolean =>
  pictures.length > 0 || (append !== null && append.pictures.length > 0);

/** All reviews of a product in figures. */
export const summaryOf = (world: World, productId: number): Schema<'ReviewSummary'> => {
  const { count, average, favourableRate, histogram } = productRating(world, productId);
  return {
    count,
    average: count > 0 ? average : null,
    favourable_rate: count > 0 ? favourableRate : null,
    with_pictures: reviewsOf(world, productId).filter(hasPicture).length,
    histogram: histogram.map((step) => ({ ...step })),
  };
};
