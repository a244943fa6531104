import { toTime } from '../../serializers/time.ts';
import { MINUTE } from '../../world/clock.ts';
import type { Instant, World } from '../../world/types.ts';

/** Wrong tries are forgotten one by one, each after this long. */
const REMEMBERED = 15 * MINUTE;

/** What is tried, and how many wrong tries are taken. */
interface AttemptLimit {
  readonly key: string;
  readonly tries: number;
}

/** When the next try is taken, with the contract's RetryDetails; null when one is taken now. */
export function retryDetails(world: World, { key, tries }: AttemptLimit, now: Instant) {
  const recent = recentAttempts(world, key, now);
  const oldest = recent.at(-tries);
  return oldest === undefined ? null : { retry_at: toTime(oldest + REMEMBERED), server_time: toTime(now) };
}

/** Counts a wrong try. Those that were refused for too many are not counted: waiting helps. */
export function countFailedAttempt(world: World, { key }: AttemptLimit, now: Instant): void {
  world.wrongTries.set(key, [...recentAttempts(world, key, now), now]);
}

function recentAttempts(world: World, key: string, now: Instant): Instant[] {
  return (world.wrongTries.get(key) ?? []).filter((at) => at + REMEMBERED > now);
}
