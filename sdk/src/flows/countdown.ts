import { clockOffset, msUntil } from '../rules/deadline.ts';
import { createState, type Flow } from '../state/flow.ts';

const SECOND_MS = 1000;

/** The rest of a wait that the server imposes, in milliseconds, rounded up to seconds; 0 when there is none. */
export interface Countdown extends Flow<number> {
  /** Takes the end and the server's time of one answer (RFC 3339), so that a wrong clock of the device does not matter. */
  start: (end: string, serverTime: string) => void;
}

/** A countdown that announces each second to whoever listens, until the wait is over. */
export const createCountdown = (): Countdown => {
  const [flow, setState] = createState(0);
  const listening = new Set<() => void>();
  let end = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => Math.ceil(Math.max(0, end - Date.now()) / SECOND_MS) * SECOND_MS;
  const tick = () => {
    clearTimeout(timer);
    if (listening.size === 0) return;
    if (rest() !== flow.state) setState(rest());
    if (flow.state > 0) timer = setTimeout(tick, (end - Date.now()) % SECOND_MS || SECOND_MS);
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
      const receivedAt = Date.now();
      end = receivedAt + msUntil(moment, clockOffset(serverTime, receivedAt), receivedAt);
      tick();
    },
  };
};
