import type { Finding } from '../../finding.ts';
import { agreement } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import { createMemory } from './memory.ts';

/** By operation: the number in its data that counts the customer of the call exactly while the boolean is true. */
export const COUNTED: Readonly<Record<string, readonly [count: string, flag: string]>> = {
  followShop: ['fans', 'followed'],
  likeProduct: ['likes', 'liked'],
};

/** A number that counts the customer while a flag beside it is true. */
interface Counted {
  readonly flag: unknown;
  readonly count: number;
  /** How far it went the way of the flag's last change, where 1 is right; undefined before any change. */
  readonly followed: number | undefined;
}

/**
 * Checks numbers that count the customer of the call: they change by one with the flag beside them. Other customers may
 * be counted at the same time, so only what happens twice in a row is reported.
 */
export function createCountWatcher(): (context: EnvelopeContext) => Finding[] {
  const known = createMemory<Counted>();
  return (context) =>
    agreement(context, 'list-count', ({ value, pointer }) => {
      const [field, by] = COUNTED[context.operation?.id ?? ''] ?? [];
      if (field === undefined || by === undefined || pointer !== '/data') return undefined;
      const { [field]: count, [by]: flag, ...record } = value;
      const key = `${field} ${JSON.stringify(record)}`;
      const last = known.of(context, key)?.value;
      if (typeof count !== 'number') return undefined;
      const step = flag === true ? 1 : -1;
      const hasChanged = last !== undefined && last.flag !== flag;
      const followed = hasChanged ? (count - last.count) * step : last?.followed;
      const before = known.swap(context, key, { flag, count, followed })?.value;
      if (!hasChanged) return undefined;
      const isWrong = followed !== 1 && before?.followed === followed;
      const rule = `did not follow ${by} by one, twice in a row`;
      return isWrong ? [{ field, expected: String(last.count + step), rule }] : [];
    });
}
