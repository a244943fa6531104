import type { Text } from './text.ts';

/** What every answer is wrapped in (R8.01). */
export interface Envelope {
  /** 1 = success; a business code with HTTP 200; the HTTP status itself otherwise. */
  readonly code: number;
  /** With a business code, its name. */
  readonly reason?: string;
  readonly msg: string;
  /** Unix seconds, as a string. */
  readonly time: string;
  readonly data: unknown;
}

/** Gives the present time in milliseconds since 1970. */
export type Clock = () => number;

/** An envelope made now. */
export function envelope(clock: Clock, code: number, msg: string, data: unknown = null): Envelope {
  return { code, msg, time: String(Math.floor(clock() / 1000)), data };
}

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
