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

/** A flow and the setter of its state, which its maker keeps. `extendFlow` gives the flow its methods. */
export const createState = <State>(initial: State): [flow: Flow<State>, setState: (next: State) => void] => {
  let state = initial;
  const listeners = new Set<() => void>();
  const flow: Flow<State> = {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const setState = (next: State): void => {
    state = next;
    for (const listener of listeners) notify(listener);
  };
  return [flow, setState];
};

/** Gives a flow the methods of the task that it is the state of. */
export const extendFlow = <Task extends Flow<unknown>>(
  flow: Flow<Task['state']>,
  methods: Omit<Task, keyof Flow<unknown>>,
): Task => Object.assign(flow, methods) as Task; // both halves of it, which TypeScript cannot see
