import { clockOffset, msUntil } from '../rules/deadline.ts';
import { createState, type Flow } from './flow.ts';

const SECOND_MS = 1000;

/** The rest of a wait that the server imposes, in milliseconds, rounded up to seconds; 0 when there is none. */
export interface Countdown extends Flow<number> {
  /** Takes the end and the server's time of one answer (RFC 3339), so that a wrong clock of the device does not matter. */
  start: (end: string, serverTime: string) => void;
}

/** A countdown that announces each second, until the wait is over. */
export const createCountdown = (): Countdown => {
  const flow = createState(0);
  let end = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    flow.set(Math.ceil(Math.max(0, end - Date.now()) / SECOND_MS) * SECOND_MS);
    if (flow.state > 0) timer = setTimeout(tick, SECOND_MS);
  };
  return {
    get state() {
      return flow.state;
    },
    subscribe: flow.subscribe,
    start: (moment, serverTime) => {
      clearTimeout(timer);
      const receivedAt = Date.now();
      end = receivedAt + msUntil(moment, clockOffset(serverTime, receivedAt), receivedAt);
      tick();
    },
  };
};
