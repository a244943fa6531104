import { ApiError, type ApiErrorKind } from '../client/api-error.ts';
import type { OperationId } from '../client/operation-types.ts';
import { businessCodes } from '../generated/business-codes.gen.ts';
import { type OperationFacts, operations } from '../generated/operations.gen.ts';
import { type Envelope, envelopeOf, fieldErrorsOf } from './envelope.ts';
import type { Deadline } from './timeout.ts';

const UNAUTHORIZED = 401;

/** A refusal by the business; a code of 401 is that of HTTP, whose status the server has left out. A code that the contract does not declare for the operation is `unknown`. */
export const businessError = (operation: OperationId, envelope: Envelope, requestId?: string): ApiError => {
  const { code, msg, data } = envelope;
  if (code === UNAUTHORIZED) return httpError(operation, { status: code, headers: new Headers() }, envelope, requestId);
  const { errors }: OperationFacts = operations[operation];
  const declared = errors.find((one) => one === code);
  const reason = declared ? businessCodes[declared] : 'unknown';
  return new ApiError({ kind: 'business', operation, reason, code, msg, data, requestId });
};

/** A status that is not a success, with what its body says if it is an envelope. */
export const httpError = (
  operation: OperationId,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  requestId?: string,
): ApiError => {
  const kind = status === UNAUTHORIZED ? 'unauthorized' : 'http';
  const { code, msg, data } = envelopeOf(body) ?? {};
  const fields = fieldErrorsOf(data);
  // It may be a date, too, which our server never sends.
  const retryAfter = Number(headers.get('retry-after')) || undefined;
  return new ApiError({ kind, operation, status, code, msg, data, fields, requestId, retryAfter });
};

/** A failure with nothing to tell but its kind. */
export const errorOfKind = (
  kind: Exclude<ApiErrorKind, 'business' | 'unauthorized' | 'http'>,
  operation: OperationId,
  cause?: unknown,
): ApiError => new ApiError({ kind, operation }, { cause });

/** Why no answer came: the time was up, the caller gave up, no request could be made, or the network failed. */
export const noResponseError = (
  operation: OperationId,
  cause: unknown,
  { deadline, isSent, caller }: { deadline: Deadline; isSent: boolean; caller: AbortSignal | undefined },
): ApiError => {
  if (deadline.expired()) return errorOfKind('timeout', operation, cause);
  if (caller?.aborted) return errorOfKind('aborted', operation, cause);
  return errorOfKind(isSent ? 'network' : 'invalid-request', operation, cause);
};
