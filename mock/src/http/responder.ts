import { type Clock, type Envelope, envelope } from '../../shared/envelope.ts';
import type { Operation } from '../prism/contract.ts';
import { inLanguage } from '../text.ts';
import type { UploadedFile } from './multipart.ts';

/** A request that has passed the contract. */
export interface AcceptedCall {
  readonly operation: Operation;
  /** The declared query parameters in their declared types, deep objects as objects; absent parameters are left out. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined without one. */
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** The clock of the call's sandbox. */
  readonly clock: Clock;
}

/**
 * Answers a call with an envelope, which is validated and sent with HTTP 200. Returns undefined to leave the call to
 * the next responder, and finally to the contract's example. Throws HttpError for another HTTP status, such as 401 for
 * an expired token. Everything stateful plugs in here.
 */
export type Responder = (call: AcceptedCall) => Envelope | undefined | Promise<Envelope | undefined>;

export function success(clock: Clock, data: unknown, msg = 'Done'): Envelope {
  return envelope(clock, 1, msg, data);
}

/**
 * The envelope of a business failure: code, name and message of the contract, in a language given as a BCP 47 tag.
 * `data` defaults to that of the contract's example. Throws RangeError for a failure that the operation does not
 * declare in `x-errors`.
 */
export function failure(clock: Clock, operation: Operation, name: string, data?: unknown, language?: string): Envelope {
  const declared = operation.failures.get(name);
  if (declared === undefined) throw new RangeError(`${operation.operationId} does not declare the failure ${name}`);
  const { code, words, data: example } = declared;
  return { ...envelope(clock, code, inLanguage(words, language), data === undefined ? example : data), reason: name };
}
