// The entry point `@meridian/sdk/attempts`: operations that must happen once, despite lost answers, repeats and
// reloads. No React.
export {
  type Attempt,
  type AttemptId,
  type AttemptOptions,
  type AttemptState,
  attempt,
  type ContentOf,
  dataOf,
  type FoundOf,
  type SendOptions,
} from './attempts/attempt.ts';
export { newIdempotencyKey } from './attempts/idempotency-key.ts';
export { mayRepeat, UnansweredError } from './attempts/kept.ts';
export { hasNoAnswer, mayBeDone, repeatUnanswered } from './attempts/outcomes.ts';
export { type AttemptStore, indexedDbStore, memoryStore, sessionStore, webLock } from './attempts/stores.ts';
