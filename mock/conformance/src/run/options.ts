import type { FinishedReport } from '../report/report.ts';

/** A customer of the server under test. */
export interface Account {
  readonly account: string;
  readonly password: string;
  /** The payment code; without one, what asks for it is not reached. */
  readonly payCode?: string;
}

/** What an active run is told. */
export interface RunOptions {
  /** Where the server stands: `https://api.example.com`, without `/api`. */
  readonly url: string;
  /** The bundled contract as JSON; `openapi/dist/openapi.json` by default. */
  readonly contract?: string;
  readonly account: Account;
  /** Another customer: without one, nothing is said about customers seeing each other's data. */
  readonly second?: Account;
  /** Lets the run pay, withdraw, apply, delete: whatever the contract gives no way to undo. */
  readonly allowWrites?: boolean;
  /** Only these operations, and what they need. */
  readonly only?: readonly string[];
  /** What generated input comes from; 1 by default. The same seed sends the same requests. */
  readonly seed?: number;
  /** Requests a second at most; as fast as the server answers by default. */
  readonly rate?: number;
  /** Milliseconds until a request counts as unanswered; 10 000 by default (R7.02). */
  readonly timeout?: number;
  /** Milliseconds that an answer may take without a warning. */
  readonly slow?: number;
  /** Sent with every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The share of the operations that this machine checks. */
  readonly shard?: Shard;
  /** The command line that repeats the run, without secrets. */
  readonly command?: string;
  /**
   * Prints the verification code that was sent last; gets CHANNEL (`email`, `mobile`) and TO in its environment. Without
   * it, what asks for one is not reached.
   */
  readonly codeCommand?: string;
  /** Makes happen what only the shop can cause; gets EVENT and ID in its environment. Without it, that is not reached. */
  readonly advanceCommand?: string;
  /** Ends the run early, with its report. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Shard {
  readonly index: number;
  readonly of: number;
}

export interface Progress {
  readonly phase: string;
  readonly done: number;
  readonly total: number;
  readonly requests: number;
  readonly findings: number;
}

/** The run cannot begin, or go on; the message is one line that says why, and what to do. */
export class RunError extends Error {
  override name = 'RunError';
  /** Of a run that has sent requests and could not begin. */
  readonly report: FinishedReport | undefined;

  constructor(message: string, report?: FinishedReport) {
    super(message);
    this.report = report;
  }
}
