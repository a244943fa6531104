// How guessing is limited (contract: loginUser, createStepUp, sendCode). Wrong tries are counted by what is tried and by
// who tries, so that a stranger's tries never lock the customer out.
import { toTime } from '../../serializers/time.ts';
import { DAY, HOUR, MINUTE } from '../../world/clock.ts';
import type { Customer, Device, Instant, World } from '../../world/types.ts';
import type { Refuse } from '../handler.ts';

/** Where calls come from that do not say otherwise. */
export const THIS_MACHINE = '127.0.0.1';

/** How long a lock lasts: the first, the second …; the last one again and again. */
const LOCKS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR] as const;
const FORGOTTEN_AFTER = DAY;

/** What is counted, and which wrong try in a row locks it; every further one locks it again, for longer. */
export interface AttemptLimit {
  readonly key: string;
  readonly tries: number;
}

/** The first is the caller's own count, which a success sets back; the others go on. */
export type AttemptLimits = readonly [own: AttemptLimit, ...others: AttemptLimit[]];

const ofClient = (client: string): AttemptLimit => ({ key: `client:${client}`, tries: 30 });

/** Passwords for an account as it was typed, so that one which does not exist is limited like any other. */
export function loginLimits(account: string, client: string, customer: Customer | undefined): AttemptLimits {
  const own = { key: `login:${account}@${client}`, tries: 5 };
  const strangers = { key: `login:${account}`, tries: 50 };
  const isKnown = customer?.knownClients.includes(client) ?? false;
  return [own, ofClient(client), ...(isKnown ? [] : [strangers])];
}

/** Passwords typed within a session. */
export const sessionLimits = ({ id }: Device, client: string): AttemptLimits => [
  { key: `session:${id}`, tries: 5 },
  ofClient(client),
];

/** Verification codes for a receiver. */
export const codeLimits = (receiver: string, client: string): AttemptLimits => [
  { key: `code:${receiver}@${client}`, tries: 10 },
  ofClient(client),
];

interface LimitedCall {
  readonly world: World;
  readonly now: Instant;
  readonly refuse: Refuse<'too_many_attempts'>;
}

/** Throws `too_many_attempts` while one of the limits is locked. */
export function checkLocks({ world, now, refuse }: LimitedCall, limits: AttemptLimits): void {
  const until = Math.max(...limits.map(({ key }) => world.attempts.get(key)?.lockedUntil ?? 0));
  if (until > now) throw refuse('too_many_attempts', { retry_at: toTime(until), server_time: toTime(now) });
}

/** Counts a wrong try. Those that a lock refused are not counted: waiting helps. */
export function countWrongTry({ attempts }: World, limits: AttemptLimits, now: Instant): void {
  for (const [key, { lastAt }] of attempts) if (lastAt + FORGOTTEN_AFTER <= now) attempts.delete(key);
  for (const { key, tries } of limits) {
    const wrong = (attempts.get(key)?.wrong ?? 0) + 1;
    const lock = wrong < tries ? 0 : (LOCKS[wrong - tries] ?? HOUR);
    attempts.set(key, { wrong, lastAt: now, lockedUntil: lock === 0 ? 0 : now + lock });
  }
}

/** A success: the caller's own count begins anew. */
export function forgetWrongTries({ attempts }: World, [own]: AttemptLimits): void {
  attempts.delete(own.key);
}
