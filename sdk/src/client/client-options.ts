import type { ApiError } from './api-error.ts';
import type { ArgsOf, DataOf, OperationId } from './operation-types.ts';

/** What a `Fetch` is told beside the request. */
export interface FetchOptions extends RequestInit {
  /** The call that the request belongs to. */
  operation?: OperationId | undefined;
  /** Called with the share of the body that has arrived, from 0 to 1; a `Fetch` that cannot tell need not call it. */
  onProgress?: ((share: number) => void) | undefined;
}

/** What `fetch` is to the client. `onProgress` is there for an upload whose caller asked for it. */
export type Fetch = (request: Request, options?: FetchOptions) => Promise<Response>;

/** A call on its way through the middleware. */
export interface Call {
  operation: OperationId;
  args: { query?: object | undefined; body?: object | undefined };
  options: UploadOptions;
  /** Sends the request of one try. */
  fetch: Fetch;
  /** What is known of the call from its tries before; the same object in each of them. */
  tries: Tries;
}

export interface Tries {
  /** The `Client.session` that the first one was sent under, and those that have taken its place. */
  sessions?: string[] | undefined;
  /** The key of the token of the latest one; false where it was to carry none. */
  key?: string | false | undefined;
  /** How the latest one failed. */
  error?: ApiError | undefined;
}

/** Sends a call, or another one in its place; resolves to its data, rejects with an `ApiError`. */
export type Send = (call: Call) => Promise<unknown>;

/** What goes around each call, uploads too; `next` may be called more than once, and each time the call is made anew. */
export type Middleware = (call: Call, next: Send) => Promise<unknown>;

export interface ClientSettings {
  /** The one base address of the back end, with or without a slash at its end. Outside a browser it must be absolute. */
  baseUrl: string;
  /** The token of the session, undefined for a visitor. Asked anew each time that a call is sent. */
  token: () => string | undefined;
  /** What `Client.session` answers in place of a key of the token: who is signed in, where tokens are renewed. */
  session?: (() => string) | undefined;
  /** The language of texts, as a BCP 47 tag. Asked anew each time that a call is sent. */
  language: () => string | undefined | Promise<string | undefined>;
  /** Called once for each session that the server no longer accepts, however many calls fail by it (R4.09). */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** Sends every request, uploads too; `defaultFetch` if not given. */
  fetch?: Fetch | undefined;
  /** What goes around each call, the first one outermost; from `@meridian/sdk/middleware`, or of one's own. */
  middleware?: readonly Middleware[] | undefined;
  /** Milliseconds for each time that a call is sent, 10 000 if not given. */
  timeoutMs?: number | undefined;
  /** A clock in milliseconds for the duplicate guard. */
  now?: (() => number) | undefined;
}

/** Settings with a token that is not at hand at once, so that it is told apart who is signed in. */
export interface AsynchronousSettings extends Omit<ClientSettings, 'token' | 'session'> {
  token: () => string | undefined | Promise<string | undefined>;
  session: () => string;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `false`: the call carries no token (R5.13). */
  token?: false | undefined;
  /** `false` switches the duplicate guard off: the call may repeat the one before it, as a toggle may (R5.12). */
  guard?: boolean | undefined;
  /**
   * How often the middleware `retries()` sends the call again, in place of its own number; then also one that the contract
   * does not let repeat by itself. A call that changes something without an idempotency key is never sent again.
   */
  retries?: number | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** Called with each answer to the call, before its body is read: for its status and headers. */
  onResponse?: ((response: Response) => void) | undefined;
}

export interface UploadOptions extends CallOptions {
  /**
   * Called with 0 when the upload begins, with 1 when its answer has come, and with what has arrived in between where the
   * client's `fetch` can tell: `defaultFetch` can in a browser. The time-out counts from the last piece that has arrived.
   */
  onProgress?: ((share: number) => void) | undefined;
}

/** The arguments of a call after its name; those of a call that requires nothing may be left out. */
export type CallArgs<Op extends OperationId> =
  | [args: ArgsOf<Op>, options?: CallOptions | undefined]
  | (Partial<ArgsOf<Op>> extends ArgsOf<Op> ? [] : never);

export interface Client {
  /** Calls an operation of the contract; resolves to its `data`, rejects with `ApiErrorOf<Op>`. */
  call: <Op extends OperationId>(operation: Op, ...args: CallArgs<Op>) => Promise<DataOf<Op>>;
  /** Sends one picture; the same errors as `call('uploadFile')`. */
  upload: (file: Blob, options?: UploadOptions) => Promise<DataOf<'uploadFile'>>;
  /** The address of a picture or a file of the back end, which names it by its path. Any other address stays as it is. */
  url: (path: string) => string;
  /** A key that changes with the token and does not reveal it: the cache keys private answers by it. */
  readonly session: string;
}
