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
