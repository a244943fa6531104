import type { Turn } from './device.ts';

/** The clocks of the devices, in milliseconds: the date, which may be moved, and what counts while none sleeps. */
export interface Clocks {
  date: number;
  tick: number;
}

/** After this long the client gives a request up: by what becomes of the request, not by a timer. */
export const TIMEOUT_MS = 10_000;
/** How long an attempt waits before it looks again: a turn, not a timer. */
export const PAUSE_MS = 7;

/**
 * Puts these clocks in place of the platform's, and turns in place of the client's timers, until the returned function
 * is called. Timers of others run as ever: Node's `fetch` sets its own anew every 499 ms while a connection is open,
 * and as turns they would never end.
 */
export const takeClocks = (clocks: Clocks, turn: Turn): (() => void) => {
  const { Date: date, performance, setTimeout } = globalThis;
  const [now, tick] = [date.now, performance.now];
  date.now = () => clocks.date;
  performance.now = () => clocks.tick;
  const timer = (act: () => void, ms?: number) => {
    if (ms === PAUSE_MS) void turn('pause').then(act);
    else if (ms !== TIMEOUT_MS) return setTimeout(act, ms);
    return undefined; // which the client only clears
  };
  globalThis.setTimeout = timer as unknown as typeof setTimeout;
  return () => {
    Object.assign(globalThis, { setTimeout });
    date.now = now;
    performance.now = tick;
  };
};
