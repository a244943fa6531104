import { type ExampleNode, type Fields, field, fieldsIn, violation } from '../example-invariants/example-nodes.ts';
import { nodesOf, sumOf } from '../example-invariants/totals.ts';

/** A summary's count, average and rate agree with its stars, and the sum of its languages with its count. */
export function wrongReviewSummaries(all: ExampleNode[]): string[] {
  return nodesOf(all, 'ReviewSummary').flatMap((node) => {
    const stars = fieldsIn(field(node.value, 'histogram'));
    const reviews = sumOf(stars, 'count');
    const points = stars.reduce((sum, { score, count: times }) => sum + Number(score) * Number(times), 0);
    const liked = stars.filter(({ score }) => Number(score) >= 4);
    const languages = fieldsIn(field(node.value, 'languages'));
    const expected: Fields = {
      count: reviews,
      average: reviews === 0 ? field(node.value, 'average') : Math.round((points / reviews) * 10) / 10,
      favourable_rate:
        reviews === 0 ? field(node.value, 'favourable_rate') : Math.round((sumOf(liked, 'count') / reviews) * 100),
    };
    const written = sumOf(languages, 'count');
    return [
      ...Object.entries(expected).flatMap(([name, value]) =>
        value === node.value[name] ? [] : [violation(node, name, value, node.value[name])],
      ),
      ...(written === reviews ? [] : [violation(node, 'languages', reviews, written)]),
    ];
  });
}
