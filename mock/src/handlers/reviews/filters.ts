import type { ArgsOf } from '@meridian/sdk';
import type { Review } from '../../world/types.ts';
import { hasPicture } from '../../world/views/ratings.ts';
import { hasAll, searchable, wordsOf } from '../catalogue/search-words.ts';

type Asked = Omit<NonNullable<ArgsOf<'listProductReviews'>['query']>, 'product_id'>;

/** Whether a tag is the requested one or a more specific one: `zh-CN` is `zh`. */
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

/** The reviews that a call requests, in the requested order. */
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
