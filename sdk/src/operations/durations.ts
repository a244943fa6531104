/** A minute, an hour, in milliseconds: how long answers that seldom change are good for. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
