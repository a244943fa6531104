// What an attempt does next, by what is known of its calls. Pure: task.ts, send-once.ts and check.ts carry it out.
import { isApiError } from '../client/api-error.ts';
import type { AttemptFacts } from '../generated/attempts.gen.ts';
import { isPutOff, mayBeDone, mayHelpLater } from './outcomes.ts';

/** What a read told that found nothing: that there is nothing, or nothing at all, now or ever. */
export type Lookup = 'nothing' | 'unreachable' | 'refused';

/** Why a read failed. */
export const whyNot = (error: unknown): 'unreachable' | 'refused' => (mayHelpLater(error) ? 'unreachable' : 'refused');

/** Whether the call can be repeated without its secret, which is not stored, and is settled by that. */
export const isRepeatable = ({ key, secrets }: AttemptFacts): boolean => key !== undefined && !secrets;

/**
 * What a press does first. `find-like`: the operation may have been done elsewhere. `find`: an earlier call may have
 * arrived late, and its key may be forgotten.
 */
export const firstStep = (
  { secrets, settledBy }: AttemptFacts,
  hasEarlier: boolean,
  isFresh: boolean,
): 'find-like' | 'find' | 'call' => {
  if (!hasEarlier) return secrets && settledBy?.entry ? 'find-like' : 'call';
  return secrets || !isFresh ? 'find' : 'call';
};

/**
 * What a press does once an earlier call was not found. `isConclusive`: the server knows that it was not carried out.
 * `ask`: it may still have been, and nobody can tell. `renew`: it is no longer on its way, so its age no longer counts.
 */
export const afterNotFound = (
  facts: AttemptFacts,
  { isConclusive, wasAsked, isFresh, isDated }: Record<'isConclusive' | 'wasAsked' | 'isFresh' | 'isDated', boolean>,
): 'ask' | 'renew' | 'call' => {
  if (isFresh) return 'call';
  if (isConclusive) return isDated ? 'renew' : 'call';
  return isRepeatable(facts) && !wasAsked ? 'ask' : 'call';
};

interface Failure {
  error: unknown;
  /** Whether it is the operation's own error, not that of a step before it. */
  isOwn: boolean;
  hasEarlier: boolean;
  /** Whether it is known what there was before the first call. */
  isDelimited: boolean;
  /** What was found of it since: undefined if it was not looked for yet. */
  lookup?: Lookup | undefined;
}

/**
 * What a failed call means. `look`: for this call, or for all that were sent, and then decide again. Otherwise what stays
 * stored: all that was sent, what was sent before this call, of that only what this refusal says nothing about
 * (`unsure`), or nothing.
 */
export type Verdict =
  | { next: 'look'; for: 'this' | 'all' }
  | { next: 'unknown'; keeps: 'all' | 'earlier' }
  | { next: 'refused'; keeps: 'unsure' | 'nothing' };

export const verdictOn = (
  { key, secrets, settledBy }: AttemptFacts,
  { error, isOwn, hasEarlier, isDelimited, lookup }: Failure,
): Verdict => {
  // A refusal may also mean that the step was already done elsewhere.
  if (isOwn && !key && !isPutOff(error) && lookup === undefined) return { next: 'look', for: 'this' };
  const isConflict = isOwn && isApiError(error) && error.reason === 'idempotency_conflict';
  if (isConflict || (isOwn && mayBeDone(error))) {
    // An earlier call used the key of a conflict, so its entry exists, however old it is.
    const canTell = key && settledBy && (isConflict || (!secrets && isDelimited));
    if (canTell && lookup === undefined) return { next: 'look', for: 'all' };
    const isOpen = !isConflict || secrets || (canTell && lookup !== 'nothing');
    return isOpen ? { next: 'unknown', keeps: 'all' } : { next: 'refused', keeps: 'nothing' };
  }
  // Nothing was sent now, since the store, the session or the network failed.
  const isUnsent = isPutOff(error) || !isApiError(error) || (!isOwn && mayBeDone(error));
  return hasEarlier && isUnsent ? { next: 'unknown', keeps: 'earlier' } : { next: 'refused', keeps: 'unsure' };
};

/**
 * What a check does after a read that found nothing. `again`: the read has brought the server's time, by which the call
 * may be repeated. `end`: the outcome stays unknown. It looks twice before it says so: the request may still be on its
 * way.
 */
export const afterLook = (
  facts: AttemptFacts,
  { lookup, isFresh, answers }: { lookup: Lookup; isFresh: boolean; answers: number },
): 'again' | 'ask' | 'wait' | 'end' => {
  if (isRepeatable(facts)) return lookup !== 'nothing' ? 'end' : isFresh ? 'again' : 'ask';
  return lookup === 'refused' || answers > 1 ? 'end' : 'wait';
};
