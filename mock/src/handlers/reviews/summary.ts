import type { ArgsOf, Schema } from '@meridian/sdk';
import { groupBy } from '../../../shared/group-by.ts';
import type { Review } from '../../world/types.ts';
import type { Rating } from '../../world/views/ratings.ts';
import { hasAll, searchable, wordsOf } from '../catalogue/search-words.ts';

/** Whether a review shows a picture, in itself or in what was appended. */
const hasPicture = ({ pictures, append }: Review): boolean =>
  pictures.length > 0 || (append !== null && append.pictures.length > 0);

type Asked = Omit<NonNullable<ArgsOf<'listProductReviews'>['query']>, 'product_id'>;

/** Whether a tag is the one asked for, or a more exact one: `zh-CN` is `zh`. */
const isIn = (language: string, { language: asked }: Review): boolean =>
  `${asked}-`.toLowerCase().startsWith(`${language}-`.toLowerCase());

const tells = (words: readonly string[], { content, append }: Review): boolean =>
  hasAll(searchable(content, append?.content ?? ''), words);

const newest = (a: Review, b: Review): number => b.createdAt - a.createdAt || b.id - a.id;

const ORDERS: Readonly<Record<NonNullable<Asked['sort']>, (a: Review, b: Review) => number>> = {
  newest,
  highest: (a, b) => b.productScore - a.productScore || newest(a, b),
  lowest: (a, b) => a.productScore - b.productScore || newest(a, b),
};

/** The reviews that a call asks for, in the order it asks for. */
export const filterReviews = (
  { score, with_pictures, language, keyword, sort = 'newest' }: Asked,
  reviews: readonly Review[],
): Review[] => {
  const words = keyword === undefined ? undefined : wordsOf(keyword);
  return reviews
    .filter((review) => score === undefined || review.productScore === score)
    .filter((review) => !with_pictures || hasPicture(review))
    .filter((review) => language === undefined || isIn(language, review))
    .filter((review) => !words || tells(words, review))
    .sort(ORDERS[sort]);
};

const languagesOf = (reviews: readonly Review[]): Schema<'LanguageCount'>[] =>
  [...groupBy(reviews, ({ language }) => language)]
    .map(([language, written]) => ({ language, count: written.length }))
    .sort((a, b) => b.count - a.count || (a.language < b.language ? -1 : 1));

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
  languages: languagesOf(reviews),
});
