import type { Instant } from '../world/types.ts';

/**
 * An instant in the contract's format: RFC 3339 in UTC, `2026-11-20T10:00:00Z`. Non-zero milliseconds are kept: a
 * deadline cut to the second would be up to a second too early.
 */
export const toTime = (at: Instant): string => new Date(at).toISOString().replace('.000Z', 'Z');

/** The same for an event that may not have happened yet. */
export const toTimeOrNull = (at: Instant | null): string | null => (at === null ? null : toTime(at));
