import type { BusinessName } from '../generated/business-codes.gen.ts';
import type { OperationId, RefusalOf, Schema } from './operation-types.ts';

/** Every way in which a call can fail. */
export type ApiErrorKind =
  | 'business' // HTTP 200 with a code other than 1
  | 'unauthorized' // HTTP 401, or an envelope with that code
  | 'network' // nothing came back
  | 'timeout' // nothing came back in time
  | 'http' // any other HTTP status that is not a success
  | 'not-json' // HTTP success, but no envelope
  | 'aborted' // the caller gave up
  | 'duplicate' // not sent: the same as the previous request
  | 'invalid-request'; // not sent: the base address, a header, the body or the operation's name makes no request

/** Why a call failed: the declared name of a business code, `unknown` for an undeclared one, else the kind itself. */
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

/** What is known of a failure; `ApiError` carries the same. */
export interface ApiErrorFacts {
  kind: ApiErrorKind;
  operation: OperationId;
  /** Of a refusal; of any other failure it is the kind. */
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
  // Declared only: a field that is defined as well is more code in every first load.
  declare readonly kind: ApiErrorKind;
  declare readonly operation: OperationId;
  declare readonly reason: ErrorReason;
  /** The envelope's code, where one came. */
  declare readonly code: number | undefined;
  /** The HTTP status of `http` and `unauthorized`. */
  declare readonly status: number | undefined;
  /** The server's words for the customer; empty where it said none. */
  declare readonly msg: string;
  /** The failure's details, null where it has none. */
  declare readonly data: unknown;
  /** The refused fields of an HTTP 422. */
  declare readonly fields: readonly Schema<'FieldError'>[];
  /** The answer's X-Request-Id, which names the request in the server's logs; undefined where none came. */
  declare readonly requestId: string | undefined;
  /** After how many seconds to try again, by the answer's Retry-After; undefined where it says none. */
  declare readonly retryAfter: number | undefined;

  constructor(
    {
      kind,
      operation,
      reason = kind as 'http',
      code,
      status,
      msg = '',
      data = null,
      fields = [],
      requestId,
      retryAfter,
    }: ApiErrorFacts,
    options?: ErrorOptions,
  ) {
    super(`${operation}: ${reason}${msg && ` (${msg})`}`, options);
    this.kind = kind;
    this.operation = operation;
    this.reason = reason;
    this.code = code;
    this.status = status;
    this.msg = msg;
    this.data = data;
    this.fields = fields;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** The failures of one operation, as a union to switch over. Without an operation: those of any. */
export type ApiErrorOf<Op extends OperationId = OperationId> = ApiError &
  (Declared<RefusalOf<Op>> | Undeclared | WithStatus | Plain);

/**
 * Whether this is an `ApiError`, of the given operation if one is given: by its name, so that one of another copy of the
 * package counts, and one that has been through JSON.
 */
export function isApiError(error: unknown): error is ApiErrorOf;
export function isApiError<Op extends OperationId>(error: unknown, operation: Op): error is ApiErrorOf<Op>;
export function isApiError(error: unknown, operation?: OperationId): boolean {
  const { name, operation: of } = Object(error) as Partial<ApiError>;
  return name === 'ApiError' && (!operation || of === operation);
}
