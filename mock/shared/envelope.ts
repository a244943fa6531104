/** The wrapper of every answer (R8.01). */
export interface Envelope {
  /** 1 for success, a business code for an HTTP 200 that is a refusal, otherwise the HTTP status. */
  readonly code: number;
  /** The name of a business code. */
  readonly reason?: string;
  readonly msg: string;
  /** Unix seconds, as a string. */
  readonly time: string;
  readonly data: unknown;
}

/** Returns the current time in milliseconds since 1970. */
export type Clock = () => number;

/** An envelope with the current time. */
export function envelope(clock: Clock, code: number, msg: string, data: unknown = null): Envelope {
  return { code, msg, time: String(Math.floor(clock() / 1000)), data };
}
