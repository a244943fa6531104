import type { ArgsOf, DataOf, OperationId } from '../client/operation-types.ts';
import type { attempts } from '../generated/attempts.gen.ts';
import type { Flow } from '../state/flow.ts';

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
   * May have been carried out. `lookup`: not looked for yet, the server is unreachable, it refused to tell (`error`), or
   * nothing was found so far. With an `UnansweredError`, the next `send` sends it again: ask the customer first.
   */
  | { name: 'unknown'; lookup: 'not-yet' | 'unreachable' | 'refused' | 'nothing'; error?: unknown }
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
  /**
   * The same, with the data of the settled attempt: its answer's, or what the settling read found, which may be of
   * another type. Rejects with the error of any other attempt.
   */
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

export type DataIn<State> = State extends { name: 'settled'; data: infer Data } ? Data : never;
