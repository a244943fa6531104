import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { ReviewFilters } from './review-filters.tsx';

const counts = { 5: 3, 4: 0, 3: 0, 2: 1, 1: 0 };
const summary = {
  count: 4,
  average: 4.25,
  favourable_rate: 75,
  with_pictures: 0,
  languages: [{ language: 'en', count: 4 }],
  histogram: Object.entries(counts).map(([score, count]) => ({ score: Number(score), count })),
};

test('a filter that no review matches, or every review, is not offered unless it is on', () => {
  const offered = (filter: { score?: number }) => {
    const text = textOf(<ReviewFilters summary={summary} filter={filter} onFilter={() => undefined} />);
    return text.match(/\d of 5 stars: \d|With pictures|In English/g);
  };
  expect(offered({})?.toSorted()).toEqual(['2 of 5 stars: 1', '5 of 5 stars: 3']);
  expect(offered({ score: 4 })).toContain('4 of 5 stars: 0');
});
