import { MINUTE } from '../world/clock.ts';
import type { Instant } from '../world/types.ts';

/**
 * How long a removed favourite, follow or cart line can be restored as it was (contract: likeProduct, followShop,
 * restoreCartLines).
 */
const UNDO_WINDOW = 5 * MINUTE;

/** Whether a record was removed within the undo window. */
export const isRecent =
  (now: Instant) =>
  ({ at }: { readonly at: Instant }): boolean =>
    at > now - UNDO_WINDOW;

/** Takes a record out of the recently removed ones if it was removed within the undo window; older ones are dropped. */
export function takeRecentlyRemoved<Mark extends { at: Instant }>(
  takenBack: Mark[],
  isIt: (mark: Mark) => boolean,
  now: Instant,
): Mark | undefined {
  const recent = takenBack.filter(isRecent(now));
  const found = recent.findLast(isIt);
  takenBack.splice(0, takenBack.length, ...recent.filter((mark) => mark !== found));
  return found;
}
