import type { Finding } from '../../finding.ts';
import { agreement } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import { promisesOf } from '../promises/promises-of.ts';
import { createMemory } from './memory.ts';

/** A number that counts the customer while a flag beside it is true. */
interface Counted {
  readonly flag: unknown;
  readonly count: number;
  /** How far it went the way of the flag's last change, where 1 is right; undefined before any change. */
  readonly followed: number | undefined;
}

/**
 * Checks numbers that count the customer of the call (`x-counts`): they change by one with the flag beside them. Other
 * customers may be counted at the same time, so only what happens twice in a row is reported.
 */
export function createCountWatcher(): (context: EnvelopeContext) => Finding[] {
  const known = createMemory<Counted>();
  return (context) =>
    agreement(context, 'list-count', (object) => {
      const compared = promisesOf<string>(context, object.schema, 'x-counts').flatMap(([field, by]) => {
        const { [field]: count, [by]: flag, ...record } = object.value;
        const key = `${field} ${JSON.stringify(record)}`;
        const last = known.of(context, key)?.value;
        if (typeof count !== 'number') return [];
        const step = flag === true ? 1 : -1;
        const hasChanged = last !== undefined && last.flag !== flag;
        const followed = hasChanged ? (count - last.count) * step : last?.followed;
        const before = known.swap(context, key, { flag, count, followed })?.value;
        if (!hasChanged) return [];
        const isWrong = followed !== 1 && before?.followed === followed;
        const rule = `did not follow ${by} by one, twice in a row`;
        return [isWrong ? { field, expected: String(last.count + step), rule } : undefined];
      });
      return compared.length === 0 ? undefined : compared.filter((one) => one !== undefined);
    });
}
