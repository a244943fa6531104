import { ApiError, type ApiErrorFacts, type ApiErrorKind } from '../client/api-error.ts';
import type { OperationId } from '../client/operation-types.ts';
import { businessCodes } from '../generated/business-codes.gen.ts';
import { type OperationFacts, operations } from '../generated/operations.gen.ts';
import { type Envelope, envelopeOf, fieldErrorsOf } from './envelope.ts';
import { retryAfterOf } from './retry-after.ts';
import type { Deadline } from './timeout.ts';

const UNAUTHORIZED = 401;

/**
 * The error for a refusal. A code that the contract does not declare for the operation is `unknown`. A code of 401 is
 * treated as HTTP 401 whose status the server has left out.
 */
export const businessError = (operation: OperationId, envelope: Envelope, requestId?: string): ApiError => {
  const { code, msg, data } = envelope;
  if (code === UNAUTHORIZED) return httpError(operation, { status: code, headers: new Headers() }, envelope, requestId);
  const { errors }: OperationFacts = operations[operation];
  const declared = errors.find((one) => one === code);
  const reason = declared ? businessCodes[declared] : 'unknown';
  return new ApiError({ kind: 'business', operation, reason, code, msg, data, requestId });
};

/** The error for an HTTP status that is not a success, with the fields of the envelope if the body is one. */
export const httpError = (
  operation: OperationId,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  requestId?: string,
): ApiError => {
  const kind = status === UNAUTHORIZED ? 'unauthorized' : 'http';
  const { code, msg, data } = envelopeOf(body) ?? {};
  const fields = fieldErrorsOf(data);
  const retryAfter = retryAfterOf(headers);
  return new ApiError({ kind, operation, status, code, msg, data, fields, requestId, retryAfter });
};

/**
 * Whether an HTTP 4xx has no envelope. Then it is from something between, such as a firewall or a login proxy, and may hide
 * the server's answer. An HTTP 429 says by itself that nothing was carried out.
 */
export const isFromBetween = ({ kind, status = 0, code }: ApiErrorFacts): boolean =>
  (kind === 'http' || kind === 'unauthorized') && status < 500 && status !== 429 && code === undefined;

/** An error with only a kind and a cause. */
export const errorOfKind = (
  kind: Exclude<ApiErrorKind, 'business' | 'unauthorized' | 'http'>,
  operation: OperationId,
  cause?: unknown,
): ApiError => new ApiError({ kind, operation }, { cause });

/** The error for a call without an answer: timed out, aborted by the caller, invalid request, or network failure. */
export const noResponseError = (
  operation: OperationId,
  cause: unknown,
  { deadline, isSent, caller }: { deadline: Deadline; isSent: boolean; caller: AbortSignal | undefined },
): ApiError => {
  const kind = deadline.expired() ? 'timeout' : caller?.aborted ? 'aborted' : isSent ? 'network' : 'invalid-request';
  return errorOfKind(kind, operation, cause);
};
