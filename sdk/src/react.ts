// The entry point `@meridian/sdk/react`: the same as `@meridian/sdk/query-core`, and what only React has.
export { type UseAttemptOptions, useAttempt } from './cache/use-attempt.ts';
export * from './query-core.ts';
