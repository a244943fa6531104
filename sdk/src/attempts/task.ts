import type { Client } from '../client/client-options.ts';
import { type AttemptFacts, attempts } from '../generated/attempts.gen.ts';
import { createState } from '../state/flow.ts';
import type { AttemptId, AttemptOptions, AttemptState } from './attempt-types.ts';
import { type Content, createSettlingRead, isSame } from './settling-read.ts';
import { isStoredAttempt, mayRepeat, type StoredAttempt, UnansweredError } from './stored-attempt.ts';
import { type AttemptStore, memoryStore } from './stores.ts';
import { type Lookup, whyNot } from './verdicts.ts';

/** What attempts need of a client. */
export type AttemptClient = Pick<Client, 'call' | 'session'> & Partial<Pick<Client, 'serverTime'>>;

export type Task<Op extends AttemptId> = ReturnType<typeof createTask<Op>>;

export const without = (content: Content, fields: readonly string[] = []): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !fields.includes(name)));

/** Resolves even if the store fails: what it still has is found again. */
const ignoreFailure = (act: () => void | Promise<void>): Promise<void> =>
  Promise.resolve()
    .then(act)
    .catch(() => undefined);

/** What presses and checks of one attempt share: its state, and what the store has of it. */
export const createTask = <Op extends AttemptId>(
  client: AttemptClient,
  operation: Op,
  attemptStore: AttemptStore,
  { name = '', before, repeats }: AttemptOptions<Op>,
) => {
  const facts: AttemptFacts = attempts[operation];
  const place = `${operation} ${name}`.trim();
  // A step without a key cannot be repeated by another page or process.
  const store = facts.key ? attemptStore : memoryStore();
  const [flow, setState] = createState<AttemptState<Op>>({ name: 'idle' });
  const known: {
    /** What was stored last, even if another tab has settled and removed it since. */
    last?: StoredAttempt;
    /** The id of the newest entry that this attempt made. */
    newest: number;
    /**
     * Whether a press waits for a check of another content. A success that the check finds is not shown, and stays stored
     * until the press stores its own.
     */
    isHeld?: boolean;
  } = { newest: 0 };

  const report = (next: AttemptState<Op>): AttemptState<Op> => {
    if (known.isHeld) return flow.state;
    setState(next);
    return next;
  };
  const takeUp = (found: unknown) => {
    if (flow.state.name !== 'idle' || !isStoredAttempt(found)) return;
    known.last = found;
    report({ name: 'unknown', lookup: 'not-yet' });
  };
  // What an earlier page or process has stored.
  try {
    const found = store.get(place);
    if (found instanceof Promise) found.then(takeUp, () => undefined);
    else takeUp(found);
  } catch {
    // A store that fails makes a press refuse.
  }

  return Object.assign(known, {
    client,
    operation,
    facts,
    before,
    repeats: repeats ?? facts.repeats === true,
    flow,
    report,
    lock: <Result>(act: () => Promise<Result>) => store.lock(place, act),
    load: async (): Promise<StoredAttempt | undefined> => {
      const kept = await store.get(place);
      return isStoredAttempt(kept) ? kept : undefined;
    },
    save: (kept: StoredAttempt) => {
      known.last = kept;
      return store.set(place, kept);
    },
    remove: () => store.remove(place),
    /** Saves what may still have been carried out, once the last call was not. */
    saveRest: (kept: StoredAttempt, sent: Content[]) =>
      ignoreFailure(() => {
        if (sent.length === 0) return store.remove(place);
        known.last = { ...kept, sent };
        return store.set(place, known.last);
      }),
    isFresh: ({ sentAt }: StoredAttempt) => mayRepeat(operation, sentAt, client.serverTime),
    isTwin: (one: Content, other: Content) => isSame(without(one, facts.pinned), without(other, facts.pinned)),
    reportUnanswered: ({ sentAt }: StoredAttempt) =>
      report({ name: 'unknown', lookup: 'nothing', error: new UnansweredError(operation, sentAt) }),
    /** Looks whether `kept` was carried out, under this session only. Never rejects. */
    lookUp: async (
      kept: StoredAttempt,
      session: string | undefined,
    ): Promise<{ found: unknown; lookup: Lookup; error?: unknown }> =>
      createSettlingRead(client, facts, session)
        .find(kept)
        .then(
          ({ found }) => ({ found, lookup: 'nothing' as const }),
          (error: unknown) => ({ found: undefined, lookup: whyNot(error), error }),
        ),
    /**
     * Reports the outcome before removing it from the store: after a crash in between, or a failed removal, it is
     * reported again.
     */
    settle: async (by: 'answer' | 'read', data: unknown, error?: unknown): Promise<AttemptState<Op>> => {
      const { id = 0 }: { id?: unknown } = Object(data);
      known.newest = Math.max(known.newest, Number(id));
      if (known.isHeld) return flow.state;
      const why = error === undefined ? {} : { error };
      const next = report({ name: 'settled', by, data, ...why } as AttemptState<Op>); // as the contract types both answers
      await ignoreFailure(() => store.remove(place));
      return next;
    },
  });
};
