import type { ApiError } from './api-error.ts';
import type { ArgsOf, DataOf, OperationId } from './operation-types.ts';

/** What a `Fetch` is told beside the request. */
export interface FetchOptions extends RequestInit {
  /** Called with the share of the body that has arrived, from 0 to 1; a `Fetch` that cannot tell need not call it. */
  onProgress?: ((share: number) => void) | undefined;
}

/** What `fetch` is to the client. `onProgress` is there for an upload whose caller asked for it, else no options are. */
export type Fetch = (request: Request, options?: FetchOptions) => Promise<Response>;

export interface ClientSettings {
  /** The one base address of the back end, with or without a slash at its end. Outside a browser it must be absolute. */
  baseUrl: string;
  /** The token of the session, undefined for a visitor. Asked anew for each call. */
  token: () => string | undefined;
  /** The language of texts, as a BCP 47 tag. Asked anew for each call. */
  language: () => string | undefined;
  /** Called once for each session that the server no longer accepts, however many calls fail by it (R4.09). */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** Sends every request, uploads too; `defaultFetch` if not given. */
  fetch?: Fetch | undefined;
  /** Milliseconds, 10 000 if not given. */
  timeoutMs?: number | undefined;
  /** A clock in milliseconds for the duplicate guard. */
  now?: (() => number) | undefined;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `false`: the call carries no token (R5.13). */
  token?: false | undefined;
  /** `false` switches the duplicate guard off: the call may repeat the one before it, as a toggle may (R5.12). */
  guard?: boolean | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
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
  /** A key that changes with the token and does not reveal it: the cache keys private answers by it. */
  readonly session: string;
}
