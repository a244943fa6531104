/** The time limit of a call: its signal aborts when the time is up or the caller aborts. */
export interface Deadline {
  signal: AbortSignal;
  /** Whether the time ran out, rather than the caller aborting. */
  expired: () => boolean;
  /** Starts the full time anew, as an upload does on each report of progress. */
  restart: () => void;
  clear: () => void;
}

const onAbort = (signal: AbortSignal | undefined, listener: () => void): void => {
  if (signal?.aborted) listener();
  else signal?.addEventListener('abort', listener, { once: true });
};

/** A timer for longer, such as `Infinity`, would be over at once; this is 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

/** Starts a limit of `ms` milliseconds. `AbortSignal.timeout` cannot be restarted. */
export const startDeadline = (ms: number, caller?: AbortSignal): Deadline => {
  const controller = new AbortController();
  const { signal } = controller;
  let isExpired = false;
  const expire = () => {
    isExpired = !signal.aborted;
    // Hermes has no DOMException.
    controller.abort(Object.assign(new Error(`No answer in ${ms} ms`), { name: 'TimeoutError' }));
  };
  const start = () => setTimeout(expire, Math.min(ms, LONGEST_MS));
  let timer = start();
  // Safari has AbortSignal.any only since 17.4.
  const follow = () => controller.abort(caller?.reason);
  onAbort(caller, follow);
  return {
    signal,
    expired: () => isExpired,
    restart: () => {
      clearTimeout(timer);
      timer = start();
    },
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
};

/** Settles like the work, or rejects as soon as the signal aborts, even if the work ignores the signal. */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([work, new Promise<never>((_resolve, reject) => onAbort(signal, () => reject(signal.reason)))]);
