import { MINUTE } from '../world/clock.ts';
import type { Instant } from '../world/types.ts';

/** How long a removed favourite or follow can be restored as it was (contract: likeProduct, followShop). */
const UNDO_WINDOW = 5 * MINUTE;

/** Takes a record out of the recently removed ones if it was removed within the undo window; older ones are dropped. */
export function takeRecentlyRemoved<Mark extends { at: Instant }>(
  takenBack: Mark[],
  isIt: (mark: Mark) => boolean,
  now: Instant,
): Mark | undefined {
  const recent = takenBack.filter(({ at }) => at > now - UNDO_WINDOW);
  const found = recent.findLast(isIt);
  takenBack.splice(0, takenBack.length, ...recent.filter((mark) => mark !== found));
  return found;
}
