// The entry point `@meridian/sdk/react`: everything in `@meridian/sdk/query-core`, and `useAttempt`.
export { type UseAttemptOptions, useAttempt } from './cache/use-attempt.ts';
export { useFlow } from './flows/use-flow.ts';
export * from './query-core.ts';
