import type { Instant } from './types.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The instant every world begins at unless it is given another: all dates of the seed are relative to it. */
export const EPOCH: Instant = Date.UTC(2026, 10, 20, 10);

export interface Clock {
  /** The world's time in epoch milliseconds. */
  now(): Instant;
  /** How far the world is past its beginning; what a saved world needs to go on from where it was. */
  elapsed(): number;
  /** Lets time pass at once (deadlines, audits, parcels). Throws on a negative or broken duration. */
  advance(milliseconds: number): void;
}

interface ClockStart {
  readonly epoch?: Instant;
  /** Milliseconds that have passed in the world already. */
  readonly elapsed?: number;
  /** The running time behind the clock, in milliseconds; `() => 0` makes a clock that only moves by `advance`. */
  readonly running?: () => number;
}

/** The world's own clock: begins at the epoch, runs with real time, and can be put forward, never back. */
export const createClock = ({
  epoch = EPOCH,
  elapsed = 0,
  running = () => performance.now(),
}: ClockStart = {}): Clock => {
  const start = running();
  let put = elapsed;
  const passed = () => Math.floor(running() - start) + put;
  return {
    now: () => epoch + passed(),
    elapsed: passed,
    advance: (milliseconds) => {
      if (!Number.isFinite(milliseconds) || milliseconds < 0) throw new Error(`Time cannot pass by ${milliseconds} ms`);
      put += Math.floor(milliseconds);
    },
  };
};
