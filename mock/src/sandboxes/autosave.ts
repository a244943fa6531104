/** Saves what has changed, soon but not each time. */
export interface Autosave {
  /** Something may have changed: it is saved within `DELAY`. */
  schedule(): void;
  /** Saves what there is, after every save that is under way. Rejects when that fails. */
  flush(): Promise<void>;
}

/** How much of the last moments a mock that is killed may forget, in milliseconds. */
export const AUTOSAVE_DELAY = 1000;

/**
 * Bundles changes into at most one save in `DELAY`, and never lets two overlap. A save that fails is told to `onError`,
 * and the next change tries again.
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
      // A mock that is about to end does not wait for it: `finish` saves at last.
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
