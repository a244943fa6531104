import { isApiError } from '../client/api-error.ts';
import type { Client } from '../client/client-options.ts';
import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';
import { createState, type Flow } from '../flows/flow.ts';
import { type AttemptFacts, attempts } from '../generated/attempts.gen.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isKept, type Kept, mayRepeat, UnansweredError } from './kept.ts';
import { isPutOff, mayBeDone, mayHelpLater, repeatUnanswered } from './outcomes.ts';
import { type Content, createSettlingRead, isSame } from './settling-read.ts';
import { type AttemptStore, memoryStore } from './stores.ts';

/** Operations that must happen once, by the contract's `x-attempt`. */
export type AttemptId = keyof typeof attempts;

type FactsOf<Op extends AttemptId> = (typeof attempts)[Op];
type KeyOf<Op extends AttemptId> = FactsOf<Op> extends { key: infer Key } ? Key : never;
type WithoutKey<Body, Key> = Body extends unknown ? Omit<Body, Key & keyof Body> : never;

/** What an attempt sends: the body without its key, which the attempt adds. */
export type ContentOf<Op extends AttemptId> =
  ArgsOf<Op> extends { body: infer Body } ? WithoutKey<Body, KeyOf<Op>> : never;

type EntryOf<Read extends OperationId> = DataOf<Read> extends { list: (infer Entry)[] } ? Entry : never;

/** What the settling read found: the entry (or entries) of its list, or one answer for each record that the body names. */
export type FoundOf<Op extends AttemptId> =
  FactsOf<Op> extends { settledBy: { read: infer Read extends OperationId; entry: unknown } }
    ? EntryOf<Read>
    : FactsOf<Op> extends { settledBy: { read: infer Read extends OperationId; many: true } }
      ? EntryOf<Read>[]
      : FactsOf<Op> extends { settledBy: { read: infer Read extends OperationId } }
        ? DataOf<Read>[]
        : never;

export type AttemptState<Op extends AttemptId> =
  | { name: 'idle' }
  | { name: 'sending' }
  /**
   * May have been carried out. `looked`: not looked for yet, the server is unreachable, it refused to tell (`error`), or
   * nothing was found so far. With an `UnansweredError`, the next `send` sends it again: ask the customer first.
   */
  | { name: 'unknown'; looked: 'not-yet' | 'unreachable' | 'refused' | 'nothing'; error?: unknown }
  | { name: 'settled'; by: 'answer'; data: DataOf<Op> }
  /** `error` is why the read was sent. If it is a refusal, the operation was done elsewhere. */
  | { name: 'settled'; by: 'read'; data: FoundOf<Op>; error?: unknown }
  /** The last call was not carried out. */
  | { name: 'refused'; error: unknown };

export interface AttemptOptions<Op extends AttemptId> {
  /** Separates unrelated attempts at the same operation: the name of the form, or of the order. */
  name?: string | undefined;
  /** Runs before each call, such as a step-up. If it rejects, nothing is sent. */
  before?: ((content: ContentOf<Op>) => Promise<unknown>) | undefined;
  /**
   * Whether an unanswered call is repeated once automatically. By default, if the contract says that this is harmless.
   */
  repeats?: boolean | undefined;
  /** Milliseconds between the reads of `check`; the last number applies to all further ones. */
  waits?: readonly number[] | undefined;
}

export interface SendOptions {
  /** The id of the newest known entry: only a newer entry may be this attempt. */
  after?: number | undefined;
  /** The server's time of the quote (RFC 3339). The same operation done elsewhere after it counts as this attempt. */
  since?: string | undefined;
}

export interface Attempt<Op extends AttemptId> extends Flow<AttemptState<Op>> {
  /**
   * Sends the operation, under the session of this moment or not at all. A repeat has the same key until the outcome is
   * known. Never rejects.
   */
  send: (content: ContentOf<Op>, options?: SendOptions) => Promise<AttemptState<Op>>;
  /** The same, with the data of the settled attempt; rejects with the error of any other. */
  sendOrThrow: (content: ContentOf<Op>, options?: SendOptions) => Promise<DataIn<AttemptState<Op>>>;
  /**
   * Finds the outcome of an attempt that an earlier page, process or call left unanswered: repeats the call, if its age
   * by the server's clock allows it, or sends the settling read. If the call needs a secret, it sends that read until
   * the outcome is known, two reads found nothing, one is refused, or `signal` aborts. Never sends anything else, and
   * never rejects.
   */
  check: (signal?: AbortSignal) => Promise<AttemptState<Op>>;
  /** Sends the next read of `check` at once. */
  wake: () => void;
  /** Gives up an unknown outcome: the next call is a new attempt. Rejects if the store does. */
  forget: () => Promise<void>;
}

type Find = ReturnType<typeof createSettlingRead>['find'];

const without = (content: Content, fields: readonly string[] = []): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !fields.includes(name)));

const whyNot = (error: unknown) => (mayHelpLater(error) ? 'unreachable' : 'refused');

/** Resolves even if the store fails: what it still holds is found again. */
const anyway = (act: () => void | Promise<void>): Promise<void> =>
  Promise.resolve()
    .then(act)
    .catch(() => undefined);

type DataIn<State> = State extends { name: 'settled'; data: infer Data } ? Data : never;

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
  client: Pick<Client, 'call' | 'session'> & Partial<Pick<Client, 'serverTime'>>,
  operation: Op,
  attemptStore: AttemptStore = memoryStore(),
  options: AttemptOptions<Op> = {},
): Attempt<Op> => {
  const facts: AttemptFacts = attempts[operation];
  const { name = '', before, repeats = facts.repeats === true, waits = [1500, 3000, 5000] } = options;
  // A step without a key cannot be repeated by another page or process.
  const store = facts.key ? attemptStore : memoryStore();
  const place = `${operation} ${name}`.trim();
  const flow = createState<AttemptState<Op>>({ name: 'idle' });
  let running: Promise<AttemptState<Op>> | undefined;
  /** What may have been carried out while the state is unknown, even if another tab settles it and removes it. */
  let unanswered: Kept | undefined;
  let newest = 0;
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
  const isTwin = (one: Content, other: Content) => isSame(without(one, facts.pinned), without(other, facts.pinned));
  const become = (next: AttemptState<Op>): AttemptState<Op> => {
    flow.set(next);
    return next;
  };
  const load = async (): Promise<Kept | undefined> => {
    const kept = await store.get(place);
    return isKept(kept) ? kept : undefined;
  };
  /** Whether the call can be repeated without its secret, which is not kept, and is settled by that. */
  const isRepeatable = facts.key !== undefined && !facts.secrets;
  const isFresh = ({ sentAt }: Kept) => mayRepeat(operation, sentAt, client.serverTime);
  const askFirst = ({ sentAt }: Kept) =>
    become({ name: 'unknown', looked: 'nothing', error: new UnansweredError(operation, sentAt) });
  /**
   * Reports the outcome before removing it from the store: after a crash in between, or a failed removal, it is reported
   * again.
   */
  const settle = async (by: 'answer' | 'read', data: unknown, error?: unknown): Promise<AttemptState<Op>> => {
    if (typeof data === 'object' && data !== null && 'id' in data) newest = Math.max(newest, Number(data.id));
    const why = error === undefined ? {} : { error };
    const next = become({ name: 'settled', by, data, ...why } as AttemptState<Op>); // as the contract types both answers
    await anyway(() => store.remove(place));
    return next;
  };
  const lookFor = (find: Find, kept: Kept) =>
    find(kept).then(
      ({ found }) => ({ found, error: undefined }),
      (error: unknown) => ({ found: undefined, error }),
    );
  const keep = (kept: Kept) => {
    unanswered = kept;
    return store.set(place, kept);
  };
  /** Keeps what may still have been carried out, once the last call was not. */
  const leave = (kept: Kept, sent: Content[]) =>
    anyway(() => (sent.length > 0 ? keep({ ...kept, sent }) : store.remove(place)));

  const fail = async (
    find: Find,
    error: unknown,
    kept: Kept,
    content: Content,
    earlier: Content[],
  ): Promise<AttemptState<Op>> => {
    const isOurs = isApiError(error) && error.operation === operation;
    const isUnknown = { name: 'unknown', looked: 'not-yet', error } as const;
    if (isOurs && !facts.key && !isPutOff(error)) {
      // A refusal may also mean that the step was already done elsewhere.
      const { found } = await lookFor(find, { ...kept, sent: [content] });
      if (found !== undefined) return settle('read', found, error);
    }
    if (isOurs && (mayBeDone(error) || error.reason === 'idempotency_conflict')) {
      // An earlier call used the key, so its entry exists, however old it is.
      const isConflict = error.reason === 'idempotency_conflict';
      if (facts.key && facts.settledBy && (isConflict || (!facts.secrets && kept.after !== undefined))) {
        const looked = await lookFor(find, { ...kept, sent: [...earlier, content] });
        if (looked.found !== undefined) return settle('read', looked.found, error);
        if (looked.error !== undefined || !isConflict) return become(isUnknown);
      }
      if (!isConflict || facts.secrets) return become(isUnknown);
      await leave(kept, []);
      return become({ name: 'refused', error });
    }
    // Nothing was sent now, since the store, the session or the network failed.
    if (earlier.length > 0 && (isPutOff(error) || !isApiError(error) || (!isOurs && mayBeDone(error)))) {
      await leave(kept, earlier);
      return become(isUnknown);
    }
    // If the server refuses this content, an earlier call with the same content was not carried out either. This is not
    // certain with secrets, which may have differed, nor where the server may have forgotten the key.
    const sure = (one: Content) => isOurs && !facts.secrets && isFresh(kept) && isSame(one, content);
    await leave(
      kept,
      earlier.filter((one) => !sure(one)).map((one) => (isOurs ? without(one, facts.pinned) : one)),
    );
    return become({ name: 'refused', error });
  };

  /**
   * Nothing is sent under another session than that of the press. `known` was unanswered when the call was asked for.
   * Another tab may have settled and removed it since; under the same key the server then answers what it answered
   * there. What is too old for that is looked for, and sent again only if it `wasAsked`, or was certainly not done.
   */
  const sendOnce = async (
    given: Content,
    { after, since }: SendOptions = {},
    session?: string,
    known?: Kept,
    wasAsked = false,
  ): Promise<AttemptState<Op>> => {
    const { find, findLike, newestBefore } = createSettlingRead(client, facts, session);
    const isAnother = (one: Content | undefined) =>
      facts.renewedBy?.some((field) => !isSame(one?.[field], given[field])) === true;
    // Another tab may have kept another choice in its place since.
    const own = [await load(), known].find((one) => one !== undefined && !isAnother(one.sent.at(-1)));
    const fresh: Kept = { key: newIdempotencyKey(), sentAt: client.serverTime?.from, after, sent: [] };
    let kept = own ?? fresh;
    let earlier = kept.sent;
    let content = without(given, facts.secrets);
    let isCalled = false;
    // The device may sleep until a repeat leaves, for longer than the server keeps the key.
    let mayLeave = earlier.length > 0 && isFresh(kept) ? () => isFresh(kept) : undefined;
    try {
      if (earlier.length === 0 && facts.secrets && facts.settledBy?.entry) {
        // The operation may have been done elsewhere.
        const newestThen = kept.after ?? Math.max(newest, await newestBefore(since));
        kept = { ...kept, after: newestThen };
        const found = await findLike(content, newestThen);
        if (found !== undefined) return await settle('read', found);
      } else if (earlier.length > 0 && (facts.secrets || !isFresh(kept))) {
        // The previous call may have arrived late, and its key may be forgotten.
        const { found, isTold } = await find(kept);
        if (found !== undefined) return await settle('read', found);
        if (isRepeatable && !isTold && !wasAsked && !isFresh(kept)) return askFirst(kept);
        // It was not carried out, and is no longer on its way.
        if (isTold && kept.sentAt !== undefined && !isFresh(kept)) kept = { ...fresh, key: kept.key };
      }
      earlier = kept.sent;
      const twin = earlier.find((one) => isTwin(one, content));
      content = { ...content, ...twin };
      kept = { ...kept, sent: [...earlier.filter((one) => one !== twin), content] };
      const body = { ...given, ...content, ...(facts.key && { [facts.key]: kept.key }) };
      await before?.(given as ContentOf<Op>);
      await keep(kept);
      const send = () => {
        const call = client.call(operation, { body } as ArgsOf<Op>, { retries: 0, session, mayLeave });
        mayLeave = () => isFresh(kept);
        return call;
      };
      isCalled = true;
      return await settle('answer', await (repeats ? repeatUnanswered(send, () => isFresh(kept)) : send()));
    } catch (error) {
      // Code around the call has failed, such as middleware or a callback of the cache, maybe after a success.
      if (isCalled && !isApiError(error)) return become({ name: 'unknown', looked: 'not-yet', error });
      return fail(find, error, kept, content, earlier);
    }
  };

  const look = async (signal: AbortSignal, session: string | undefined): Promise<AttemptState<Op>> => {
    const { find } = createSettlingRead(client, facts, session);
    for (let tries = 0, answers = 0; !signal.aborted; tries += 1) {
      const kept = await load().catch(() => unanswered);
      if (signal.aborted) break;
      const content = kept?.sent.at(-1);
      // Settled elsewhere.
      if (kept === undefined || content === undefined) return become({ name: 'idle' });
      unanswered = kept;
      if (isRepeatable && isFresh(kept)) {
        const repeat = async () => (signal.aborted ? undefined : sendOnce(content, {}, session, kept));
        const next = await store.lock(place, repeat);
        if (next === undefined) break;
        return next.name === 'unknown' ? become({ ...next, looked: whyNot(next.error) }) : next;
      }
      const looked = await lookFor(find, kept);
      if (signal.aborted) break;
      const { found, error } = looked;
      if (found !== undefined) return settle('read', found);
      if (isRepeatable) {
        if (error !== undefined) return become({ name: 'unknown', looked: whyNot(error), error });
        // The read has brought the server's time.
        if (isFresh(kept)) continue;
        return askFirst(kept);
      }
      if (error === undefined) answers += 1;
      else if (whyNot(error) === 'refused') return become({ name: 'unknown', looked: 'refused', error });
      else become({ name: 'unknown', looked: 'unreachable' });
      // Looks twice before reporting nothing: the request may still be on its way.
      if (answers > 1) return become({ name: 'unknown', looked: 'nothing' });
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer);
          globalThis.removeEventListener?.('online', go);
          resolve();
        };
        const timer = setTimeout(go, waits[tries] ?? waits.at(-1));
        wake = go;
        globalThis.addEventListener?.('online', go);
        signal.addEventListener('abort', go);
      });
    }
    return flow.state;
  };

  const takeUp = (value: unknown) => {
    if (flow.state.name !== 'idle' || !isKept(value)) return;
    unanswered = value;
    become({ name: 'unknown', looked: 'not-yet' });
  };
  try {
    const found = store.get(place);
    if (found instanceof Promise) found.then(takeUp, () => undefined);
    else takeUp(found);
  } catch {
    // A store that fails makes `send` refuse.
  }

  const send: Attempt<Op>['send'] = (content, sendOptions) => {
    // A second press during the call joins the first.
    if (flow.state.name === 'sending' && running !== undefined) return running;
    stopLooking();
    const known = flow.state.name === 'unknown' ? unanswered : undefined;
    const wasAsked = flow.state.name === 'unknown' && flow.state.error instanceof UnansweredError;
    become({ name: 'sending' });
    const session = sessionNow();
    const act = () => store.lock(place, () => sendOnce(content as Content, sendOptions, session, known, wasAsked));
    // A check that was under way may have settled the same call.
    const isKnown = known?.sent.some((one) => isTwin(one, without(content as Content, facts.secrets)));
    running = (running ?? Promise.resolve(flow.state))
      .then((found) => (isKnown && found.name === 'settled' ? found : act()), act)
      .catch((error) => become(known ? { name: 'unknown', looked: 'not-yet', error } : { name: 'refused', error }));
    return running;
  };

  return {
    get state() {
      return flow.state;
    },
    subscribe: flow.subscribe,
    send,
    sendOrThrow: async (content, sendOptions) => dataOf(await send(content, sendOptions)),
    check: (signal) => {
      const session = sessionNow();
      const act = (): Promise<AttemptState<Op>> | AttemptState<Op> => {
        if (flow.state.name !== 'idle' && flow.state.name !== 'unknown') return flow.state;
        if (signal?.aborted) return flow.state;
        if (flow.state.name === 'unknown') become({ ...flow.state, looked: 'not-yet' });
        const looking = new AbortController();
        const stop = () => looking.abort();
        stopLooking = stop;
        signal?.addEventListener('abort', stop);
        return look(looking.signal, session).finally(() => signal?.removeEventListener('abort', stop));
      };
      running = (running ?? Promise.resolve()).then(act, act).catch(() => flow.state);
      return running;
    },
    wake: () => wake(),
    forget: async () => {
      stopLooking();
      const before = flow.state;
      become({ name: 'idle' });
      // Under the lock, so that it never removes what a later call keeps; a later check waits for it.
      const removed = store.lock(place, async () => store.remove(place));
      const earlier = running ?? Promise.resolve(flow.state);
      running = removed.then(
        () => earlier,
        () => earlier,
      );
      try {
        await removed;
      } catch (error) {
        if (flow.state.name === 'idle') become(before);
        throw error;
      }
      // A check that had begun before may have ended since.
      if (flow.state.name === 'unknown') become({ name: 'idle' });
    },
  };
};
