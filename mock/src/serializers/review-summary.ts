import type { Schema } from '@meridian/sdk';
import { groupBy } from '../../shared/group-by.ts';
import type { Review } from '../world/types.ts';
import { hasPicture, type Rating } from '../world/views/ratings.ts';

const languagesOf = (reviews: readonly Review[]): Schema<'LanguageCount'>[] =>
  [...groupBy(reviews, ({ language }) => language)]
    .map(([language, written]) => ({ language, count: written.length }))
    .sort((a, b) => b.count - a.count || (a.language < b.language ? -1 : 1));

/** The statistics of a product's or shop's reviews, beside its stored rating. */
export const summaryOf = (
  { count, average, favourableRate, histogram }: Rating,
  reviews: readonly Review[],
): Schema<'ReviewSummary'> => ({
  count,
  average: count > 0 ? average : null,
  favourable_rate: count > 0 ? favourableRate : null,
  with_pictures: reviews.filter(hasPicture).length,
  histogram: histogram.map((step) => ({ ...step })),
  languages: languagesOf(reviews),
});
