import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reviewSearch, toReviewQuery, toReviewSearch } from './review-filter.ts';

const Search = v.object(reviewSearch);

test('a filter is written to the URL, and to the request by the contract’s names', () => {
  const filter = { score: 4, pictured: true, readable: true, words: 'battery', order: 'lowest' } as const;
  const { reviews, ...rest } = v.parse(Search, toReviewSearch(filter));
  expect({ score: reviews, ...rest }).toEqual(filter);
  expect(toReviewQuery(filter, 'zh-CN')).toEqual({
    score: 4,
    with_pictures: true,
    language: 'zh',
    keyword: 'battery',
    sort: 'lowest',
  });
  expect({ ...toReviewSearch(filter), ...toReviewSearch({}) }).toEqual({ reviews: 'all' });
  expect(JSON.stringify(toReviewQuery({}, 'en'))).toBe('{}');
});

test('a damaged URL lists all reviews', () => {
  const damaged = { reviews: 'many', pictured: 'no', readable: 1, words: 7, order: 'sideways' };
  expect(v.parse(Search, damaged)).toEqual({
    reviews: undefined,
    pictured: undefined,
    readable: undefined,
    words: undefined,
    order: undefined,
  });
});
