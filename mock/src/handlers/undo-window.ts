import { MINUTE } from '../world/clock.ts';
import type { Instant } from '../world/types.ts';

/** How long a favourite or a shop that was left can be taken up again as it was (contract, likeProduct, followShop). */
const UNDO_WINDOW = 5 * MINUTE;

/** Takes out what was taken back, if that was lately enough; what is older is forgotten. */
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
