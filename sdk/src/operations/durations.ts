/** A minute and an hour in milliseconds, for the `staleTime` of answers that seldom change. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
