import type { Instant } from './types.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The default start of every world: all dates of the seed are relative to it. */
export const EPOCH: Instant = Date.UTC(2026, 10, 20, 10);

export interface Clock {
  /** The world's time in epoch milliseconds. */
  now(): Instant;
  /** The time since the world's start, which a saved world needs to continue. */
  elapsed(): number;
  /** Moves time forward at once (deadlines, audits, parcels). Throws for a negative or invalid duration. */
  advance(milliseconds: number): void;
}

interface ClockStart {
  readonly epoch?: Instant;
  /** Milliseconds that have already passed in the world. */
  readonly elapsed?: number;
  /** The elapsed time behind the clock, in milliseconds; `() => 0` makes a clock that only `advance` moves. */
  readonly running?: () => number;
}

/** The world's own clock. It starts at the epoch, runs with real time, and moves only forward. */
export const createClock = ({ epoch = EPOCH, elapsed = 0, running = () => performance.now() }: ClockStart): Clock => {
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
