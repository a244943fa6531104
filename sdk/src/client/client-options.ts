import type { Calls } from '../generated/calls.gen.ts';
import type { ServerTime } from '../transport/server-clock.ts';
import type { ApiError } from './api-error.ts';
import type { ArgsOf, DataOf, OperationId } from './operation-types.ts';

/** What a `Fetch` gets besides the request. */
export interface FetchOptions extends RequestInit {
  /** The call that the request belongs to. */
  operation?: OperationId | undefined;
  /**
   * The request's body, if it is a form: WebKit refuses to read a file out of a request. Leave it out when you hand on a
   * request with another body.
   */
  form?: FormData | undefined;
  /** Called with the uploaded share of the body, from 0 to 1, if the `Fetch` can measure it. */
  onProgress?: ((share: number) => void) | undefined;
}

/** The client's `fetch`. `onProgress` is set for an upload whose caller wants its progress. */
export type Fetch = (request: Request, options: FetchOptions) => Promise<Response>;

/** A call as it passes through the middleware. */
export interface Call {
  operation: OperationId;
  args: { query?: object | undefined; body?: object | undefined };
  options: UploadOptions;
  /** Sends the request of one try. */
  fetch: Fetch;
  /** What earlier tries of the call have left; the same object in each try. */
  tries: Tries;
}

export interface Tries {
  /** The `Client.session` of the first try, and those that a renewal has put in its place. */
  sessions?: string[] | undefined;
  /** The key of the latest try's token; false if the call carries none. */
  key?: string | false | undefined;
  /** The error of the latest try. */
  error?: ApiError | undefined;
}

/** Sends a call. Resolves to its data, rejects with an `ApiError`. */
export type Send = (call: Call) => Promise<unknown>;

/** Wraps each call, uploads included. Each call of `next` makes the call anew. */
export type Middleware = (call: Call, next: Send) => Promise<unknown>;

export interface ClientSettings {
  /** The one base address of the back end, with or without a trailing slash. Outside a browser it must be absolute. */
  baseUrl: string;
  /** Returns the token of the session, undefined for a visitor. Called for each try of a call. */
  token: () => string | undefined;
  /**
   * Returns the value of `Client.session` instead of a key of the token: who is signed in, if tokens are renewed;
   * `visitor` for a visitor.
   */
  session?: (() => string) | undefined;
  /** Returns the language of texts as a BCP 47 tag. Called for each try of a call. */
  language: () => string | undefined | Promise<string | undefined>;
  /**
   * Called once for each session that the server no longer accepts, however many of its calls fail (R4.09). Not called
   * for a call of a former session, once another has begun.
   */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** Sends every request, uploads included; `defaultFetch` by default. */
  fetch?: Fetch | undefined;
  /** Wraps each call, the first one outermost: from `@meridian/sdk/middleware`, or your own. */
  middleware?: readonly Middleware[] | undefined;
  /** Time-out of each try of a call in milliseconds, 10 000 by default; `Infinity` for none. */
  timeoutMs?: number | undefined;
  /** A clock in milliseconds for the duplicate guard. */
  now?: (() => number) | undefined;
}

/** Settings with an asynchronous token. `session` then says who is signed in. */
export interface AsynchronousSettings extends Omit<ClientSettings, 'token' | 'session'> {
  token: () => string | undefined | Promise<string | undefined>;
  session: () => string;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `false`: the call carries no token (R5.13). */
  token?: false | undefined;
  /**
   * `false` switches off the duplicate guard, so that the call may repeat the previous one, such as a toggle (R5.12).
   */
  guard?: boolean | undefined;
  /**
   * How often the middleware `retries()` repeats the call, instead of its own number. This also permits repeats that
   * the contract does not allow by default. A mutation without an idempotency key is never repeated.
   */
  retries?: number | undefined;
  /** The `Client.session` that the call is for. Under any other it is not sent, and rejects as `aborted`. */
  session?: string | undefined;
  /**
   * Asked right before each try leaves, with the error of the try before: if it returns false, the try is not sent, and
   * rejects as `aborted`.
   */
  mayLeave?: ((lost: unknown) => boolean) | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  /** `true`: the browser finishes sending it even if the page is closed meanwhile. Only for small bodies: up to 64 KiB. */
  keepalive?: boolean | undefined;
  /** Called with each answer to the call before its body is read, for its status and headers. */
  onResponse?: ((response: Response) => void) | undefined;
}

export interface UploadOptions extends CallOptions {
  /**
   * Called with 0 when the upload begins and with 1 when its answer has come. In between it is called with the uploaded
   * share, if the client's `fetch` can measure it: `defaultFetch` can in a browser. The time-out restarts with each
   * report of progress.
   */
  onProgress?: ((share: number) => void) | undefined;
}

/** The arguments of a call after its name; optional if the call requires none. */
export type CallArgs<Op extends OperationId> =
  | [args: ArgsOf<Op>, options?: CallOptions | undefined]
  | (Partial<ArgsOf<Op>> extends ArgsOf<Op> ? [] : never);

/** The arguments of a call to the named operation; for any other operation, a number that no call has. */
export type ArgsOfOnly<Name extends OperationId, Op extends OperationId> = [Op] extends [Name]
  ? CallArgs<Op>
  : [never, never, never];

export interface Client {
  call: Calls;
  /** Uploads one picture. Rejects with the same errors as `call('uploadFile')`. */
  upload: (file: Blob, options?: UploadOptions) => Promise<DataOf<'uploadFile'>>;
  /** The full address for the path of a picture or file of the back end. Any other address is returned unchanged. */
  url: (path: string) => string;
  /**
   * A key of who is signed in, by which the cache keys private answers. It changes with the token, except for one that
   * `refresh()` renewed, and does not reveal it.
   */
  readonly session: string;
  /**
   * Between which moments the server's clock is now, by the newest answer to a POST, PUT or DELETE, or to a GET with
   * `Cache-Control: no-store`; undefined before the first one.
   */
  readonly serverTime: ServerTime | undefined;
}
