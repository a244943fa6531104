import type { BusinessName } from '../generated/business-codes.gen.ts';
import type { OperationId, RefusalOf, Schema } from './operation-types.ts';

/** Every way in which a call can fail. */
export type ApiErrorKind =
  | 'business' // HTTP 200 with a code other than 1
  | 'unauthorized' // HTTP 401, or an envelope with code 401
  | 'network' // no answer came
  | 'timeout' // no answer came in time
  | 'http' // any other HTTP status that is not a success
  | 'not-json' // HTTP success, but no envelope
  | 'aborted' // the caller or the end of the session aborted the call, or another customer is signed in
  | 'duplicate' // not sent: the same as the previous request
  | 'invalid-request'; // not sent: the base address, a header, the body or the operation's name is invalid

/** Why a call failed: the declared name of the business code, `unknown` for an undeclared code, else the kind. */
export type ErrorReason = BusinessName | 'unknown' | Exclude<ApiErrorKind, 'business'>;

type Declared<Each> = Each extends { code: number; reason?: BusinessName | undefined; data: unknown }
  ? { kind: 'business'; reason: NonNullable<Each['reason']>; code: Each['code']; data: Each['data'] }
  : never;
type Undeclared = { kind: 'business'; reason: 'unknown'; code: number; data: Record<string, unknown> | null };
type WithStatus = { [Kind in 'http' | 'unauthorized']: { kind: Kind; reason: Kind; status: number } }[
  | 'http'
  | 'unauthorized'];
type Plain = {
  [Kind in Exclude<ApiErrorKind, 'business' | 'http' | 'unauthorized'>]: { kind: Kind; reason: Kind };
}[Exclude<ApiErrorKind, 'business' | 'http' | 'unauthorized'>];

/** The facts of a failure, as `ApiError` carries them. */
export interface ApiErrorFacts {
  kind: ApiErrorKind;
  operation: OperationId;
  /** The name of a refusal; `kind` by default. */
  reason?: ErrorReason | undefined;
  code?: number | undefined;
  status?: number | undefined;
  msg?: string | undefined;
  data?: unknown;
  fields?: readonly Schema<'FieldError'>[] | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
}

/**
 * The one error that a call rejects with. `switch (error.reason)` over `ApiErrorOf<Op>` is exhaustive, and narrows
 * `data` to the details of the code. It contains neither the token nor what was sent.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // `declare`: field definitions would add code to every first load.
  declare readonly kind: ApiErrorKind;
  declare readonly operation: OperationId;
  declare readonly reason: ErrorReason;
  /** The envelope's code, if an envelope came. */
  declare readonly code: number | undefined;
  /** The HTTP status, if the kind is `http` or `unauthorized`. */
  declare readonly status: number | undefined;
  /** The server's message for the customer; empty if it sent none. */
  declare readonly msg: string;
  /** The failure's details; null if it has none. */
  declare readonly data: unknown;
  /** The refused fields of an HTTP 422. */
  declare readonly fields: readonly Schema<'FieldError'>[];
  /** The answer's X-Request-Id, which identifies the request in the server's logs; undefined if none came. */
  declare readonly requestId: string | undefined;
  /** Seconds to wait before a retry, from the answer's Retry-After; undefined if it has none. */
  declare readonly retryAfter: number | undefined;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    const { kind, operation, reason = kind, msg = '', data = null, fields = [] } = facts;
    super(`${operation}: ${reason}${msg && ` (${msg})`}`, options);
    Object.assign(this, { ...facts, reason, msg, data, fields });
  }
}

/** The failures of one operation, or of any, as a union to switch over. */
export type ApiErrorOf<Op extends OperationId = OperationId> = ApiError &
  (Declared<RefusalOf<Op>> | Undeclared | WithStatus | Plain);

/**
 * Whether this is an `ApiError`, of the given operation if one is given. Goes by the error's name and facts, so it also
 * accepts errors from another copy of the package, or from JSON.
 */
export function isApiError(error: unknown): error is ApiErrorOf;
export function isApiError<Op extends OperationId>(error: unknown, operation: Op): error is ApiErrorOf<Op>;
export function isApiError(error: unknown, operation?: OperationId): boolean {
  const { name, kind, operation: of } = Object(error) as Partial<ApiError>;
  return name === 'ApiError' && Boolean(kind && of) && (!operation || of === operation);
}
