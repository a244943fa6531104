import type { Text } from './text.ts';

/** The header WWW-Authenticate of a 401: a scheme that browsers do not know, so that none asks for a password. */
export const CHALLENGE = 'Token realm="meridian"';

/** A refused field of a request: the contract's FieldError. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * A request that cannot be carried out. Thrown while a request is handled and answered as the contract's HttpFailure:
 * an envelope whose code repeats the HTTP status.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  /** The message for the customer, in every language. */
  readonly msg: Text;
  readonly data: unknown;

  constructor(status: number, msg: Text, data: unknown = null) {
    super(msg.en);
    this.status = status;
    this.msg = msg;
    this.data = data;
  }
}
