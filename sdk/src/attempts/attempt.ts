import { isApiError } from '../client/api-error.ts';
import type { Client } from '../client/client-options.ts';
import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';
import { type AttemptFacts, attempts } from '../generated/attempts.gen.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { isPutOff, mayBeDone, repeatUnanswered } from './outcomes.ts';
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

/** What the settling read found: the entry of its list, or its answers, one for each record that the body names. */
export type FoundOf<Op extends AttemptId> =
  FactsOf<Op> extends { settledBy: { read: infer Read extends OperationId; entry: unknown } }
    ? DataOf<Read> extends { list: (infer Entry)[] }
      ? Entry
      : never
    : FactsOf<Op> extends { settledBy: { read: infer Read extends OperationId } }
      ? DataOf<Read>[]
      : never;

export type AttemptState<Op extends AttemptId> =
  | { name: 'idle' }
  | { name: 'sending' }
  /** It may have been done: nobody has looked yet, the one who knows cannot be reached, or there was nothing so far. */
  | { name: 'unknown'; looked: 'not-yet' | 'unreachable' | 'nothing'; error?: unknown }
  | { name: 'settled'; by: 'answer'; data: DataOf<Op> }
  /** `error` is why it was looked for; a refusal says that it was done elsewhere. */
  | { name: 'settled'; by: 'read'; data: FoundOf<Op>; error?: unknown }
  /** What was sent last was not done. */
  | { name: 'refused'; error: unknown };

export interface AttemptOptions<Op extends AttemptId> {
  /** Tells attempts at the same operation apart that have nothing to do with each other: the form, or the order. */
  name?: string | undefined;
  /** Done before each call, such as proving a secret: where it rejects, nothing was sent. */
  before?: ((content: ContentOf<Op>) => Promise<unknown>) | undefined;
  /** Whether what got no answer goes out once more by itself; if not given, where the contract says that it does no harm. */
  repeats?: boolean | undefined;
  /** Milliseconds between two looks; the last one stays. */
  waits?: readonly number[] | undefined;
}

export interface SendOptions {
  /** The id of the newest entry that is known: what is newer may be this attempt. */
  after?: number | undefined;
  /** The server's time (RFC 3339) since which the same, done elsewhere, counts as this attempt: that of its quote. */
  since?: string | undefined;
}

export interface Attempt<Op extends AttemptId> {
  readonly state: AttemptState<Op>;
  subscribe: (listener: () => void) => () => void;
  /** Sends, once: again under the same key until it is known what became of it. Never rejects. */
  send: (content: ContentOf<Op>, options?: SendOptions) => Promise<AttemptState<Op>>;
  /**
   * Finds out what became of what an earlier page, process or call has left: by the same call again, or where that needs
   * a secret by looking, until it is known, twice nothing was there, or `signal` aborts. Nothing else is ever sent.
   */
  check: (signal?: AbortSignal) => Promise<AttemptState<Op>>;
  /** Looks at once, instead of when it is time for it. */
  wake: () => void;
  /** Gives up what is not known: the next one is another attempt. */
  forget: () => Promise<void>;
}

interface Kept {
  key: string;
  /** When it was sent first, by this device's clock in milliseconds. */
  at: number;
  after?: number | undefined;
  /** What may have been done, without secrets, the latest last. At most one of them was: they share the key. */
  sent: Content[];
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'key' in value && 'at' in value && 'sent' in value;

const without = (content: Content, fields: readonly string[] = []): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !fields.includes(name)));

const MINUTE_MS = 60_000;

type DataIn<State> = State extends { name: 'settled'; data: infer Data } ? Data : never;

/** What a settled attempt has, by its answer or by looking. Throws the error of one that is not settled. */
export const dataOf = <State extends { name: string; data?: unknown; error?: unknown }>(
  state: State,
): DataIn<State> => {
  if (state.name === 'settled') return state.data as DataIn<State>; // the one member with that name
  throw state.error ?? new Error(`The attempt is ${state.name}`);
};

/**
 * What must happen once, whatever is lost, doubled or reloaded. What is sent is kept in `store` under one idempotency key
 * until its outcome is known, without its secrets; another attempt object over the same store takes it up (`check`).
 */
export const attempt = <Op extends AttemptId>(
  client: Pick<Client, 'call' | 'session'>,
  operation: Op,
  attemptStore: AttemptStore = memoryStore(),
  options: AttemptOptions<Op> = {},
): Attempt<Op> => {
  const facts: AttemptFacts = attempts[operation];
  const { name = '', before, repeats = facts.repeats === true, waits = [1500, 3000, 5000] } = options;
  // A step without a key cannot be repeated by anybody else.
  const store = facts.key ? attemptStore : memoryStore();
  const place = `${operation} ${name}`.trim();
  const { find, newestBefore } = createSettlingRead(client, facts);
  const listeners = new Set<() => void>();
  let state: AttemptState<Op> = { name: 'idle' };
  let running: Promise<AttemptState<Op>> | undefined;
  let newest = 0;
  let wake = () => {};
  let stopLooking = () => {};

  const become = (next: AttemptState<Op>): AttemptState<Op> => {
    state = next;
    for (const listener of listeners) listener();
    return next;
  };
  const keptIn = (value: unknown): Kept | undefined =>
    isKept(value) && Math.abs(Date.now() - value.at) < (facts.minutes ?? 0) * MINUTE_MS ? value : undefined;
  const load = async () =>
    facts.key ? keptIn(await store.get(place)) : ((await store.get(place)) as Kept | undefined);
  /** Told first and forgotten then: who dies in between, or cannot forget, is told again. */
  const settle = async (by: 'answer' | 'read', data: unknown, error?: unknown): Promise<AttemptState<Op>> => {
    if (typeof data === 'object' && data !== null && 'id' in data) newest = Math.max(newest, Number(data.id));
    const why = error === undefined ? {} : { error };
    const next = become({ name: 'settled', by, data, ...why } as AttemptState<Op>); // as the contract types both answers
    await Promise.resolve(place)
      .then(store.remove)
      .catch(() => undefined);
    return next;
  };
  /** Undefined where it cannot be asked. */
  const lookFor = (sent: Content[], after = 0) =>
    find(sent, after).then(
      (found) => ({ found }),
      () => undefined,
    );
  /** What is left of it where the last call was not carried out. */
  const leave = async (kept: Kept, sent: Content[]) => {
    if (sent.length > 0) await store.set(place, { ...kept, sent });
    else await store.remove(place);
  };

  const fail = async (error: unknown, kept: Kept, content: Content, earlier: Content[]): Promise<AttemptState<Op>> => {
    const isOurs = isApiError(error) && error.operation === operation;
    const isUnknown = { name: 'unknown', looked: 'not-yet', error } as const;
    if (isOurs && !facts.key && !isPutOff(error)) {
      // A step may also be refused because it was taken elsewhere.
      const shown = await find([content], 0).catch(() => undefined);
      if (shown !== undefined) return settle('read', shown, error);
    }
    if (isOurs && (mayBeDone(error) || error.reason === 'idempotency_conflict')) {
      // The key was taken by what was sent before, so that one is there, however old.
      const isConflict = error.reason === 'idempotency_conflict';
      const after = kept.after ?? (isConflict ? 0 : undefined);
      if (facts.key && facts.settledBy && (isConflict || (!facts.secrets && after !== undefined))) {
        const looked = await lookFor([...earlier, content], after);
        if (looked?.found !== undefined) return settle('read', looked.found, error);
        if (looked === undefined || !isConflict) return become(isUnknown);
      }
      if (!isConflict || facts.secrets) return become(isUnknown);
      await store.remove(place);
      return become({ name: 'refused', error });
    }
    if (earlier.length > 0 && (isPutOff(error) || (!isOurs && mayBeDone(error)))) {
      await leave(kept, earlier);
      return become(isUnknown);
    }
    // Refused to the letter, it was not done before either. A secret may have been another one.
    const sure = (one: Content) => isOurs && !facts.secrets && isSame(one, content);
    await leave(
      kept,
      earlier.filter((one) => !sure(one)).map((one) => (isOurs ? without(one, facts.pinned) : one)),
    );
    return become({ name: 'refused', error });
  };

  const sendOnce = async (given: Content, { after, since }: SendOptions = {}): Promise<AttemptState<Op>> => {
    const last = await load();
    const isAnother = (one: Content | undefined) =>
      facts.renewedBy?.some((field) => !isSame(one?.[field], given[field])) === true;
    const own = last === undefined || isAnother(last.sent.at(-1)) ? undefined : last;
    const fresh: Kept = { key: newIdempotencyKey(), at: Date.now(), after, sent: [] };
    let kept = own ?? fresh;
    const earlier = kept.sent;
    const plain = without(given, facts.secrets);
    const twin = earlier.find((one) => isSame(without(one, facts.pinned), without(plain, facts.pinned)));
    const content = { ...plain, ...twin };
    try {
      if (facts.secrets && facts.settledBy?.entry) {
        kept = { ...kept, after: kept.after ?? Math.max(newest, await newestBefore(since)) };
        // What has come late of the last one, or was done elsewhere meanwhile.
        const found = await find([...earlier, content], kept.after ?? 0);
        if (found !== undefined) return await settle('read', found);
      }
      kept = { ...kept, sent: [...earlier.filter((one) => one !== twin), content] };
      const body = { ...given, ...content, ...(facts.key && { [facts.key]: kept.key }) };
      await before?.(given as ContentOf<Op>);
      await store.set(place, kept);
      const { session } = client;
      const isSameCustomer = () => client.session === session;
      const send = () => client.call(operation, { body } as ArgsOf<Op>, { retries: 0 });
      return await settle('answer', await (repeats ? repeatUnanswered(send, isSameCustomer) : send()));
    } catch (error) {
      return fail(error, kept, content, earlier);
    }
  };

  const look = async (signal: AbortSignal): Promise<AttemptState<Op>> => {
    for (let tries = 0, answers = 0; !signal.aborted; tries += 1) {
      const kept = await load();
      const content = kept?.sent.at(-1);
      // It was settled elsewhere, or is too old.
      if (kept === undefined || content === undefined) return become({ name: 'idle' });
      if (facts.key && !facts.secrets) {
        const next = await store.lock(place, () => sendOnce(content));
        return next.name === 'unknown' ? become({ ...next, looked: 'unreachable' }) : next;
      }
      const looked = await lookFor(kept.sent, kept.after);
      if (signal.aborted) break;
      if (looked?.found !== undefined) return settle('read', looked.found);
      if (looked !== undefined) answers += 1;
      // Twice where there is nothing: the request may still be on its way.
      if (answers > 1) return become({ name: 'unknown', looked: 'nothing' });
      if (looked === undefined) become({ name: 'unknown', looked: 'unreachable' });
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
    return state;
  };

  const takeUp = (value: unknown) => {
    if (state.name === 'idle' && keptIn(value) !== undefined) become({ name: 'unknown', looked: 'not-yet' });
  };
  const found = store.get(place);
  if (found instanceof Promise) found.then(takeUp, () => undefined);
  else takeUp(found);

  return {
    get state() {
      return state;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (content, sendOptions) => {
      // A second press while it is on its way is the same one.
      if (state.name === 'sending' && running !== undefined) return running;
      stopLooking();
      become({ name: 'sending' });
      const act = () => store.lock(place, () => sendOnce(content as Content, sendOptions));
      running = (running ?? Promise.resolve()).then(act, act).catch((error) => become({ name: 'refused', error }));
      return running;
    },
    check: (signal) => {
      const act = (): Promise<AttemptState<Op>> | AttemptState<Op> => {
        if (state.name !== 'idle' && state.name !== 'unknown') return state;
        if (state.name === 'unknown') become({ ...state, looked: 'not-yet' });
        const stop = new AbortController();
        stopLooking = () => stop.abort();
        if (signal?.aborted) return state;
        signal?.addEventListener('abort', stopLooking);
        return look(stop.signal);
      };
      running = (running ?? Promise.resolve()).then(act, act);
      return running;
    },
    wake: () => wake(),
    forget: async () => {
      await store.remove(place);
      become({ name: 'idle' });
    },
  };
};
