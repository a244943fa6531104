// Limits on guessing (contract: loginUser, createStepUp, sendCode). Wrong attempts are counted by target and by caller,
// so that a stranger's attempts never lock the customer out.
import { toTime } from '../../serializers/time.ts';
import { DAY, HOUR, MINUTE } from '../../world/clock.ts';
import type { Customer, Device, Instant, World } from '../../world/types.ts';
import type { CallPart } from '../handler.ts';

/** The default address of callers. */
export const THIS_MACHINE = '127.0.0.1';

/** The duration of the first lock, the second, and so on; the last one repeats. */
const LOCKS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR] as const;
const FORGOTTEN_AFTER = DAY;

/**
 * A counter, and the number of consecutive wrong attempts that locks it. Each further one locks it again, for longer.
 */
export interface AttemptLimit {
  readonly key: string;
  readonly tries: number;
}

/** The first is the caller's own counter, which a success resets; the others continue. */
export type AttemptLimits = readonly [own: AttemptLimit, ...others: AttemptLimit[]];

const ofClient = (client: string): AttemptLimit => ({ key: `client:${client}`, tries: 30 });

/** For passwords of an account as typed, so that an unknown account is limited like any other. */
export function loginLimits(account: string, client: string, customer: Customer | undefined): AttemptLimits {
  const own = { key: `login:${account}@${client}`, tries: 5 };
  const strangers = { key: `login:${account}`, tries: 50 };
  const isKnown = customer?.knownClients.includes(client) ?? false;
  return [own, ofClient(client), ...(isKnown ? [] : [strangers])];
}

/** For passwords typed within a session. */
export const sessionLimits = ({ id }: Device, client: string): AttemptLimits => [
  { key: `session:${id}`, tries: 5 },
  ofClient(client),
];

/** For verification codes of a receiver. */
export const codeLimits = (receiver: string, client: string): AttemptLimits => [
  { key: `code:${receiver}@${client}`, tries: 10 },
  ofClient(client),
];

/** Throws `too_many_attempts` while one of the limits is locked. */
export function checkLocks(
  { world, now, refuse }: CallPart<'world' | 'now', 'too_many_attempts'>,
  limits: AttemptLimits,
): void {
  const until = Math.max(...limits.map(({ key }) => world.attempts.get(key)?.lockedUntil ?? 0));
  if (until > now) throw refuse('too_many_attempts', { retry_at: toTime(until), server_time: toTime(now) });
}

/** Counts a wrong attempt. Attempts refused by a lock are not counted: waiting helps. */
export function countWrongTry({ attempts }: World, limits: AttemptLimits, now: Instant): void {
  for (const [key, { lastAt }] of attempts) if (lastAt + FORGOTTEN_AFTER <= now) attempts.delete(key);
  for (const { key, tries } of limits) {
    const wrong = (attempts.get(key)?.wrong ?? 0) + 1;
    const lock = wrong < tries ? 0 : (LOCKS[wrong - tries] ?? HOUR);
    attempts.set(key, { wrong, lastAt: now, lockedUntil: lock === 0 ? 0 : now + lock });
  }
}

/** Resets the caller's own counter after a success. */
export function forgetWrongTries({ attempts }: World, [own]: AttemptLimits): void {
  attempts.delete(own.key);
}
