/** Saves what has changed, soon but not each time. */
export interface Keeper {
  /** Something may have changed: it is saved within `DELAY`. */
  touch(): void;
  /** Saves what there is, after every save that is under way. Rejects when that fails. */
  finish(): Promise<void>;
}

/** How much of the last moments a mock that is killed may forget, in milliseconds. */
export const DELAY = 1000;

/**
 * Bundles changes into at most one save in `DELAY`, and never lets two overlap. A save that fails is told to `onError`,
 * and the next change tries again.
 */
export function createKeeper(save: () => Promise<void>, onError: (error: unknown) => void): Keeper {
  let waiting: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const next = () => {
    waiting = undefined;
    last = last.then(save).catch(onError);
  };
  return {
    touch() {
      // A mock that is about to end does not wait for it: `finish` saves at last.
      waiting ??= setTimeout(next, DELAY).unref();
    },
    async finish() {
      clearTimeout(waiting);
      waiting = undefined;
      await last;
      await save();
    },
  };
}
