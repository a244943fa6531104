import { extendFlow } from '../state/flow.ts';
import type { Attempt, AttemptId, AttemptOptions, AttemptState, DataIn } from './attempt-types.ts';
import { check } from './check.ts';
import { sendOnce } from './send-once.ts';
import type { Content } from './settling-read.ts';
import { UnansweredError } from './stored-attempt.ts';
import { type AttemptStore, memoryStore } from './stores.ts';
import { type AttemptClient, createTask, without } from './task.ts';

/**
 * The data of a settled attempt: its answer's, or what the settling read found, which may be of another type (`state.by`
 * tells which). Throws the error of any other attempt.
 */
export const dataOf = <State extends { name: string; data?: unknown; error?: unknown }>(
  state: State,
): DataIn<State> => {
  if (state.name === 'settled') return state.data as DataIn<State>; // the one member with that name
  throw state.error ?? new Error(`The attempt is ${state.name}`);
};

/**
 * An operation that must happen once, despite lost answers, repeats and reloads. Until the outcome is known, the
 * content is kept in `attemptStore` under one idempotency key, without secrets. Another attempt with the same store can
 * take it up by `check`.
 */
export const attempt = <Op extends AttemptId>(
  client: AttemptClient,
  operation: Op,
  store: AttemptStore = memoryStore(),
  options: AttemptOptions<Op> = {},
): Attempt<Op> => {
  const { waits = [1500, 3000, 5000] } = options;
  const task = createTask(client, operation, store, options);
  const { facts, flow, report } = task;
  let running: Promise<AttemptState<Op>> | undefined;
  let wake = () => {};
  let stopLooking = () => {};

  /** Undefined if the token cannot be read: then the call says so. */
  const sessionNow = () => {
    try {
      return client.session;
    } catch {
      return undefined;
    }
  };

  const send: Attempt<Op>['send'] = (given, sendOptions) => {
    // A second press during the call joins the first.
    if (flow.state.name === 'sending' && running !== undefined) return running;
    stopLooking();
    const content = given as Content;
    const known = flow.state.name === 'unknown' ? task.last : undefined;
    const wasAsked = flow.state.name === 'unknown' && flow.state.error instanceof UnansweredError;
    report({ name: 'sending' });
    const session = sessionNow();
    task.isHeld = !known?.sent.some((one) => task.isTwin(one, without(content, facts.secrets)));
    running = (running ?? Promise.resolve())
      .then((): AttemptState<Op> | Promise<AttemptState<Op>> => {
        task.isHeld = false;
        // A check that was under way may have settled the same call.
        if (flow.state.name === 'settled') return flow.state;
        return task.lock(() => sendOnce(task, { ...sendOptions, content, session, known, wasAsked }));
      })
      .catch((error) => report(known ? { name: 'unknown', lookup: 'not-yet', error } : { name: 'refused', error }));
    return running;
  };

  return extendFlow(flow, {
    send,
    sendOrThrow: async (content, sendOptions) => dataOf(await send(content, sendOptions)),
    check: (signal) => {
      const session = sessionNow();
      const act = (): Promise<AttemptState<Op>> | AttemptState<Op> => {
        if (flow.state.name !== 'idle' && flow.state.name !== 'unknown') return flow.state;
        if (signal?.aborted) return flow.state;
        if (flow.state.name === 'unknown') report({ ...flow.state, lookup: 'not-yet' });
        const looking = new AbortController();
        const stop = () => looking.abort();
        stopLooking = stop;
        signal?.addEventListener('abort', stop);
        const onWait = (go: () => void) => {
          wake = go;
        };
        const checked = check({ task, session, waits, signal: looking.signal, onWait });
        return checked.finally(() => signal?.removeEventListener('abort', stop));
      };
      running = (running ?? Promise.resolve()).then(act, act).catch(() => flow.state);
      return running;
    },
    wake: () => wake(),
    forget: async () => {
      stopLooking();
      const before = flow.state;
      report({ name: 'idle' });
      // Under the lock, so that it never removes what a later call stores; a later check waits for it.
      const removed = task.lock(async () => task.remove());
      const earlier = running ?? Promise.resolve(flow.state);
      running = removed.then(
        () => earlier,
        () => earlier,
      );
      try {
        await removed;
      } catch (error) {
        if (flow.state.name === 'idle') report(before);
        throw error;
      }
      // A check that had begun before may have ended since.
      if (flow.state.name === 'unknown') report({ name: 'idle' });
    },
  });
};
