// The entry point `@meridian/sdk/middleware`: wrappers around a client's calls. No React.
export { type Hooks, hooks } from './middleware/hooks.ts';
export { refresh } from './middleware/refresh.ts';
export { type RetrySettings, retries } from './middleware/retries.ts';
