// The entry point `@meridian/sdk/attempts`: operations that must happen once, despite lost answers, repeats and
// reloads. No React.
export { attempt, dataOf } from './attempts/attempt.ts';
export type {
  Attempt,
  AttemptId,
  AttemptOptions,
  AttemptState,
  ContentOf,
  FoundOf,
  SendOptions,
} from './attempts/attempt-types.ts';
export { newIdempotencyKey } from './attempts/idempotency-key.ts';
export { hasNoAnswer, mayBeDone, repeatUnanswered } from './attempts/outcomes.ts';
export { mayRepeat, UnansweredError } from './attempts/stored-attempt.ts';
export { type AttemptStore, indexedDbStore, memoryStore, sessionStore, webLock } from './attempts/stores.ts';
