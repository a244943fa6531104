/** Between which moments the server's clock is now, in milliseconds since 1970. */
export interface ServerTime {
  readonly from: number;
  readonly to: number;
}

/** A moment by both clocks of the device. One may be moved, the other may stand still while the device sleeps. */
export const momentNow = () => ({ date: Date.now(), tick: globalThis.performance?.now() ?? 0 });
type Moment = ReturnType<typeof momentNow>;

/** The most that may have passed since then, in milliseconds. */
export const msSince = ({ date, tick }: Moment): number => {
  const now = momentNow();
  return Math.max(now.tick - tick, now.date - date);
};

/** The server's time, by its newest answer and what has passed since. No clock of the device says what time it is. */
export const createServerClock = () => {
  let heard: { time: number; asked: Moment; answered: Moment } | undefined;
  return {
    /** Call it when a request is sent; the returned function takes the `time` of its answer, in seconds since 1970. */
    ask: () => {
      const asked = momentNow();
      return (time: unknown): void => {
        if (typeof time !== 'string' || !/^\d{1,12}$/.test(time)) return;
        heard = { time: Number(time) * 1000, asked, answered: momentNow() };
      };
    },
    /** Undefined before the first answer. */
    now: (): ServerTime | undefined => {
      if (heard === undefined) return undefined;
      const { time, asked, answered } = heard;
      // The answer was made at any moment between the request and its arrival, and its time is in whole seconds.
      return { from: time + momentNow().tick - answered.tick, to: time + 1000 + msSince(asked) };
    },
  };
};
