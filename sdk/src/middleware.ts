// The entry point `@meridian/sdk/middleware`: what a client may be given to go around its calls. No React.
export { type Hooks, hooks } from './middleware/hooks.ts';
export { refresh } from './middleware/refresh.ts';
export { type RetrySettings, retries } from './middleware/retries.ts';
