import type { AttemptId, AttemptState } from '../attempts/attempt-types.ts';
import { isPutOff } from '../attempts/outcomes.ts';
import type { Flow } from '../state/flow.ts';

/** A read that was put off, as by the end of the session, is sent again when the attempt is shown anew. */
const isLookedUp = <Op extends AttemptId>(state: AttemptState<Op>): boolean =>
  state.name === 'unknown' && (state.lookup === 'refused' ? isPutOff(state.error) : state.lookup !== 'nothing');

/**
 * Runs `check` whenever the outcome of the attempt becomes unknown, until it is known, or two reads have found nothing.
 * Returns a function that ends it.
 */
export const lookUpOutcome = <Op extends AttemptId>(
  attempt: Flow<AttemptState<Op>>,
  check: (signal: AbortSignal) => unknown,
): (() => void) => {
  let looking: AbortController | undefined;
  const look = () => {
    if (isLookedUp(attempt.state) === (looking !== undefined)) return;
    looking?.abort();
    looking = looking === undefined ? new AbortController() : undefined;
    if (looking !== undefined) void check(looking.signal);
  };
  const end = attempt.subscribe(look);
  look();
  return () => {
    end();
    looking?.abort();
  };
};
