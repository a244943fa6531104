/** The end of a call's patience: its signal aborts when the time is up or when the caller aborts. */
export interface Deadline {
  signal: AbortSignal;
  /** Whether it was the time that ran out, not the caller who gave up. */
  expired: () => boolean;
  /** Grants the full time again, as an upload does with each piece that has arrived. */
  restart: () => void;
  clear: () => void;
}

const onAbort = (signal: AbortSignal | undefined, listener: () => void): void => {
  if (signal?.aborted) listener();
  else signal?.addEventListener('abort', listener, { once: true });
};

/** Starts to count `ms` milliseconds. A timer of our own, not `AbortSignal.timeout`, which cannot be restarted. */
export const startDeadline = (ms: number, caller?: AbortSignal): Deadline => {
  const controller = new AbortController();
  const { signal } = controller;
  let isExpired = false;
  const expire = () => {
    isExpired = !signal.aborted;
    // Not a DOMException, which Hermes does not have.
    controller.abort(Object.assign(new Error(`No answer in ${ms} ms`), { name: 'TimeoutError' }));
  };
  let timer = setTimeout(expire, ms);
  // By hand, not by AbortSignal.any: Safari has it since 17.4 only.
  const follow = () => controller.abort(caller?.reason);
  onAbort(caller, follow);
  return {
    signal,
    expired: () => isExpired,
    restart: () => {
      clearTimeout(timer);
      timer = setTimeout(expire, ms);
    },
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
};

/** Settles with the work, or rejects as soon as the signal aborts, even if the work itself ignores the signal. */
export const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([work, new Promise<never>((_resolve, reject) => onAbort(signal, () => reject(signal.reason)))]);
