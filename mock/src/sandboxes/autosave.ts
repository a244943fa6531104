/** Saves changes soon, but not after each one. */
interface Autosave {
  /** Reports a possible change, which is saved within `AUTOSAVE_DELAY`. */
  schedule(): void;
  /** Waits for pending saves, then saves. Rejects if that fails. */
  flush(): Promise<void>;
}

/** How much recent work a killed mock may lose, in milliseconds. */
export const AUTOSAVE_DELAY = 1000;

/**
 * Combines changes into at most one save per `AUTOSAVE_DELAY`; saves never overlap. A failed save is reported to
 * `onError`, and the next change retries it.
 */
export function createAutosave(save: () => Promise<void>, onError: (error: unknown) => void): Autosave {
  let waiting: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const next = () => {
    waiting = undefined;
    last = last.then(save).catch(onError);
  };
  return {
    schedule() {
      // The timer does not keep an ending mock alive: `flush` saves last.
      waiting ??= setTimeout(next, AUTOSAVE_DELAY).unref();
    },
    async flush() {
      clearTimeout(waiting);
      waiting = undefined;
      await last;
      await save();
    },
  };
}
