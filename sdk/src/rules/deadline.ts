// Deadlines run on the server's clock, so a wrong clock on the customer's phone does not matter.

const MS = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 } as const;

/**
 * How far the server's clock is ahead of this one, in milliseconds, when an answer with `server_time` arrives; 0 for a
 * time that cannot be read.
 */
export const clockOffset = (serverTime: string, now: number = Date.now()): number =>
  (Date.parse(serverTime) || now) - now;

/** Milliseconds until a deadline by the server's clock; 0 once it has passed, and for one that cannot be read. */
export const msUntil = (deadline: string, offset: number, now: number = Date.now()): number =>
  Math.max(0, Date.parse(deadline) - (now + offset)) || 0;

/** What a countdown shows. The last second is shown as 1, and 0 means that it is over. */
export const countdownParts = (ms: number): { days: number; hours: number; minutes: number; seconds: number } => {
  const left = Math.ceil(Math.max(0, ms) / MS.second) * MS.second;
  return {
    days: Math.floor(left / MS.day),
    hours: Math.floor((left % MS.day) / MS.hour),
    minutes: Math.floor((left % MS.hour) / MS.minute),
    seconds: Math.floor((left % MS.minute) / MS.second),
  };
};
