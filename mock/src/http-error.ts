import type { Text } from './text.ts';

/** One refused field of a request, the contract's FieldError. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/**
 * A request that cannot be carried out. Thrown while a request is read, answered as the contract's HttpFailure:
 * an envelope whose code repeats the HTTP status.
 */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  /** What the customer is told, in every language there is. */
  readonly msg: Text;
  readonly data: unknown;

  constructor(status: number, msg: Text, data: unknown = null) {
    super(msg.en);
    this.status = status;
    this.msg = msg;
    this.data = data;
  }
}
