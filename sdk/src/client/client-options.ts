import type { ApiError } from './api-error.ts';
import type { ArgsOf, DataOf, OperationId } from './operation-types.ts';

/** What `fetch` is to the client. */
export type Fetch = (request: Request) => Promise<Response>;

export interface ClientSettings {
  /** The one base address of the back end, with or without a slash at its end. Outside a browser it must be absolute. */
  baseUrl: string;
  /** The token of the session, undefined for a visitor. Asked anew for each call. */
  token: () => string | undefined;
  /** The language of texts, as a BCP 47 tag. Asked anew for each call. */
  language: () => string | undefined;
  /** Called once for each session that the server no longer accepts, however many calls fail by it (R4.09). */
  onUnauthorized?: (error: ApiError) => void;
  fetch?: Fetch;
  /** Milliseconds, 10 000 if not given. */
  timeoutMs?: number;
  /** A clock in milliseconds for the duplicate guard. */
  now?: () => number;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** `false`: the call carries no token (R5.13). */
  token?: false;
  /** `false` switches the duplicate guard off; `true` on, also for a call whose repeat is harmless. */
  guard?: boolean;
  headers?: Readonly<Record<string, string>>;
}

export interface UploadOptions extends CallOptions {
  /** Called with a share from 0 to 1, in a browser. The time-out then counts from the last piece that has arrived. */
  onProgress?: (share: number) => void;
}

/** The arguments of a call after its name; those of a call that requires nothing may be left out. */
export type CallArgs<Op extends OperationId> =
  | [args: ArgsOf<Op>, options?: CallOptions]
  | (Partial<ArgsOf<Op>> extends ArgsOf<Op> ? [] : never);

export interface Client {
  /** Calls an operation of the contract; resolves to its `data`, rejects with `ApiErrorOf<Op>`. */
  call: <Op extends OperationId>(operation: Op, ...args: CallArgs<Op>) => Promise<DataOf<Op>>;
  /** Sends one picture; the same errors as `call('uploadFile')`. */
  upload: (file: Blob, options?: UploadOptions) => Promise<DataOf<'uploadFile'>>;
  /** A key that changes with the token and does not reveal it: the cache keys private answers by it. */
  readonly session: string;
}
