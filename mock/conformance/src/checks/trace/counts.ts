import type { Finding } from '../../finding.ts';
import { agreement } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import { promisesOf } from '../promises/promises-of.ts';
import { createMemory } from './memory.ts';

/** A number that counts the customer while a flag beside it is true. */
interface Counted {
  readonly flag: unknown;
  readonly count: number;
  /** Whether it did not follow the flag's last change. */
  readonly isWrong: boolean;
}

/**
 * Checks numbers that count the customer of the call (`x-counts`): they change by one with the flag beside them. Other
 * customers may be counted at the same time, so only what happens twice in a row is reported.
 */
export function createCountWatcher(): (context: EnvelopeContext) => Finding[] {
  const known = createMemory<Counted>();
  return (context) =>
    agreement(context, 'list-count', (object) => {
      const counts = promisesOf<string>(context, object, 'x-counts');
      if (counts.length === 0) return undefined;
      return counts.flatMap(([field, by]) => {
        const { [field]: count, [by]: flag, ...record } = object.value;
        const key = `${field} ${JSON.stringify(record)}`;
        const before = known.of(context, key)?.value;
        if (typeof count !== 'number' || before?.flag === flag) return [];
        const expected = (before?.count ?? count) + (flag === true ? 1 : -1);
        const isWrong = before !== undefined && count !== expected;
        const isSure = known.swap(context, key, { flag, count, isWrong })?.value.isWrong === true;
        return isWrong && isSure
          ? [{ field, expected: String(expected), rule: `did not follow ${by} by one, twice in a row` }]
          : [];
      });
    });
}
