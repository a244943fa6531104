import * as v from 'valibot';
import { optional, TrueFlag } from '../../navigation/search-params.ts';
import { MAX_QUERY_LENGTH } from '../../ui/input/query-length.ts';

/** The filter and the order of a review list; empty for all reviews, newest first. */
export interface ReviewFilter {
  score?: number | undefined;
  pictured?: true | undefined;
  /** Only reviews in the current language. */
  readable?: true | undefined;
  /** Words that the reviews contain. */
  words?: string | undefined;
  order?: 'highest' | 'lowest' | undefined;
}

/** The search parameters besides the score: `&pictured=true&readable=true&words=battery&order=lowest`. */
export const reviewFilterSearch = {
  pictured: optional(TrueFlag),
  readable: optional(TrueFlag),
  words: optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_QUERY_LENGTH))),
  order: optional(v.picklist(['highest', 'lowest'])),
};

/** The review list in the URL: `?reviews=all`, or `?reviews=4` for a score. */
export const reviewSearch = {
  reviews: optional(v.picklist(['all', 1, 2, 3, 4, 5])),
  ...reviewFilterSearch,
};

/** A filter as search parameters of the URL, all of them: they replace those of another filter. */
export function toReviewSearch({ score, pictured, readable, words, order }: ReviewFilter) {
  return { reviews: v.parse(reviewSearch.reviews, score) ?? 'all', pictured, readable, words, order };
}

/** A filter as parameters of the API. `locale` is the current language; its script and region are ignored. */
export function toReviewQuery({ score, pictured, readable, words, order }: ReviewFilter, locale: string) {
  return {
    score,
    with_pictures: pictured,
    language: readable && primaryLanguage(locale),
    keyword: words,
    sort: order,
  };
}

/** A language without its script and region: `zh` of `zh-CN`. */
export const primaryLanguage = (locale: string): string => locale.replace(/-.*$/, '');
