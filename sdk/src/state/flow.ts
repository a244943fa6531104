/** A customer's task without a screen: its state, and who is called after each change. Any framework can draw it. */
export interface Flow<State> {
  readonly state: State;
  /** Returns a function that ends the calls. */
  subscribe: (listener: () => void) => () => void;
}

/** The error of a listener is uncaught, as in an EventTarget: it does not change what became of the task. */
const notify = (listener: () => void): void => {
  try {
    listener();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
};

/** The state that a flow holds and changes; to others it hands out the `Flow` only. */
export const createState = <State>(initial: State): Flow<State> & { set: (next: State) => void } => {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get state() {
      return state;
    },
    set: (next) => {
      state = next;
      for (const listener of listeners) notify(listener);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
