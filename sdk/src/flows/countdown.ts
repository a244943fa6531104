import { clockOffset, msUntil } from '../rules/deadline.ts';
import { createState, type Flow } from '../state/flow.ts';
import { momentNow, msSince } from '../transport/server-clock.ts';

const SECOND_MS = 1000;

/** The rest of a wait that the server imposes, in milliseconds, rounded up to seconds; 0 when there is none. */
export interface Countdown extends Flow<number> {
  /** Takes the end and the server's time of one answer (RFC 3339): the device's clock may be wrong, or put back later. */
  start: (end: string, serverTime: string) => void;
  /** Takes the rest of a wait that began before a reload, in milliseconds. */
  wait: (ms: number) => void;
}

/** A countdown that announces each second to whoever listens, until the wait is over. */
export const createCountdown = (): Countdown => {
  const [flow, setState] = createState(0);
  const listening = new Set<() => void>();
  let length = 0;
  let begun = momentNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = () => Math.max(0, length - msSince(begun));
  const rest = () => Math.ceil(left() / SECOND_MS) * SECOND_MS;
  const tick = () => {
    clearTimeout(timer);
    if (listening.size === 0) return;
    if (rest() !== flow.state) setState(rest());
    if (flow.state > 0) timer = setTimeout(tick, left() % SECOND_MS || SECOND_MS);
  };
  const wait = (ms: number, from = momentNow()) => {
    begun = from;
    length = ms;
    tick();
  };
  return {
    get state() {
      return rest();
    },
    subscribe: (listener) => {
      const stop = flow.subscribe(listener);
      listening.add(stop);
      tick();
      return () => {
        stop();
        listening.delete(stop);
        if (listening.size === 0) clearTimeout(timer);
      };
    },
    start: (moment, serverTime) => {
      const now = momentNow();
      wait(msUntil(moment, clockOffset(serverTime, now.date), now.date), now);
    },
    wait,
  };
};
