import { type Clock, type Envelope, envelope } from '../../shared/envelope.ts';
import type { Operation } from '../prism/contract.ts';
import { inLanguage } from '../text.ts';
import type { UploadedFile } from './multipart.ts';

/** A request that has passed the contract, and what it carries. */
export interface AcceptedCall {
  readonly operation: Operation;
  /** The declared query parameters in their declared types, deep objects as objects; absent ones are left out. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body; undefined without one. */
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
  /** The clock of the sandbox that the call belongs to. */
  readonly clock: Clock;
}

/**
 * Answers a call with an envelope, which is validated before it is sent with HTTP 200, or leaves it to
 * the next responder, and at last to the contract's example, by giving undefined. Throws HttpError for another HTTP
 * status, 401 for a token that is no longer good. This is where everything with state is plugged in.
 */
export type Responder = (call: AcceptedCall) => Envelope | undefined | Promise<Envelope | undefined>;

/** The success envelope. */
export function success(clock: Clock, data: unknown, msg = 'Done'): Envelope {
  return envelope(clock, 1, msg, data);
}

/**
 * The envelope of a business failure, with the code, its name and the words of the contract, in a language given as its BCP 47
 * tag; `data` as in the contract's example where none is given. Throws RangeError for a failure that the operation does
 * not declare in `x-errors`.
 */
export function failure(clock: Clock, operation: Operation, name: string, data?: unknown, language = 'en'): Envelope {
  const declared = operation.failures.get(name);
  if (declared === undefined) throw new RangeError(`${operation.operationId} does not declare the failure ${name}`);
  const { code, words, data: example } = declared;
  const {
    msg,
    time,
    data: details,
  } = envelope(clock, code, inLanguage(words, language), data === undefined ? example : data);
  return { code, reason: name, msg, time, data: details };
}
