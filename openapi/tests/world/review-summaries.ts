import { type Fields, field, fieldsIn, type Shown, violation } from './show.ts';
import { count, of } from './sums.ts';

/** A summary's stars add up to its count, its average and its rate. */
export function wrongReviewSummaries(all: Shown[]): string[] {
  return of(all, 'ReviewSummary').flatMap((shown) => {
    const stars = fieldsIn(field(shown.value, 'histogram'));
    const reviews = count(stars, 'count');
    const points = stars.reduce((sum, { score, count: times }) => sum + Number(score) * Number(times), 0);
    const liked = stars.filter(({ score }) => Number(score) >= 4);
    const expected: Fields = {
      count: reviews,
      average: reviews === 0 ? field(shown.value, 'average') : Math.round((points / reviews) * 10) / 10,
      favourable_rate:
        reviews === 0 ? field(shown.value, 'favourable_rate') : Math.round((count(liked, 'count') / reviews) * 100),
    };
    return Object.entries(expected).flatMap(([name, value]) =>
      value === shown.value[name] ? [] : [violation(shown, name, value, shown.value[name])],
    );
  });
}
