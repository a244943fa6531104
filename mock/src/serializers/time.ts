import type { Instant } from '../world/types.ts';

/**
 * An instant as the contract writes times: RFC 3339 in UTC, `2026-11-20T10:00:00Z`. Milliseconds are kept where there
 * are any: a deadline cut to the second would be told as up to a second too early.
 */
export const toTime = (at: Instant): string => new Date(at).toISOString().replace('.000Z', 'Z');

/** The same for what may not have happened yet. */
export const toTimeOrNull = (at: Instant | null): string | null => (at === null ? null : toTime(at));
