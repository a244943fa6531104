import type { JsonObject } from '../../../json.ts';
import type { Finding } from '../../finding.ts';
import { agreement, recordsIn } from '../agreement.ts';
import type { EnvelopeLook } from '../look.ts';

/** A count, what it counts, and that in words. */
type Rule = readonly [field: string, count: (value: JsonObject) => number, rule: string];

const sumOf = (members: readonly JsonObject[], field: string): number =>
  members.reduce((total, member) => total + Number(member[field]), 0);

const pieces: Rule = [
  'quantity',
  ({ items }) => sumOf(recordsIn(items), 'quantity'),
  'is not the sum of the items’ quantities',
];

const counts: Readonly<Record<string, readonly Rule[]>> = {
  Order: [pieces],
  OrderCard: [pieces],
  Cart: [
    [
      'count',
      ({ groups }) =>
        sumOf(
          recordsIn(groups).flatMap(({ lines }) => recordsIn(lines)),
          'quantity',
        ),
      'is not the sum of the valid lines’ quantities',
    ],
  ],
  Product: [
    ['sku_count', ({ skus }) => recordsIn(skus).length, 'is not the number of specifications'],
    ['stock', ({ skus }) => sumOf(recordsIn(skus), 'stock'), 'is not the stock of all specifications'],
  ],
  ReviewSummary: [
    ['count', ({ histogram }) => sumOf(recordsIn(histogram), 'count'), 'is not the sum of the scores’ counts'],
  ],
  Shop: [
    [
      'product_count',
      ({ categories }) => sumOf(recordsIn(categories), 'count'),
      'is not the sum of the categories’ counts',
    ],
  ],
};

/** Numbers that count what the same answer shows. */
export function listCounts(look: EnvelopeLook): Finding[] {
  return agreement(look, 'list-count', ({ name, value }) =>
    counts[name]?.flatMap(([field, count, rule]) => {
      const [found, expected] = [value[field], count(value)];
      const isKnown = typeof found === 'number' && Number.isFinite(expected);
      return !isKnown || found === expected ? [] : [{ field, expected: String(expected), rule }];
    }),
  );
}
