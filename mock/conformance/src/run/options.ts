import type { Contract } from '../contract/contract.ts';
import type { FinishedReport } from '../report/report.ts';

/** A customer of the server under test. */
export interface Account {
  readonly account: string;
  readonly password: string;
  /** The payment code; without it, operations that need it are not reached. */
  readonly payCode?: string;
}

/** The options of an active run. */
export interface RunOptions {
  /** The address of the server: `https://api.example.com`, without `/api`. */
  readonly url: string;
  /** The bundled contract: its file, `openapi/dist/openapi.json` by default, or what was read from it. */
  readonly contract?: string | Contract;
  readonly account: Account;
  /** Another customer; without one, access to other customers' data is not checked. */
  readonly second?: Account;
  /** Lets the run pay, withdraw, apply and delete: everything that the contract cannot undo. */
  readonly allowWrites?: boolean;
  /** Only these operations, and those that they depend on. */
  readonly only?: readonly string[];
  /** The seed of generated input; 1 by default. The same seed sends the same requests. */
  readonly seed?: number;
  /** The most requests per second; unlimited by default. */
  readonly rate?: number;
  /** The most requests under way at once; `PARALLEL` by default. 1 sends one after the other. */
  readonly parallel?: number;
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
   * A command that prints the verification code that was sent last; it gets CHANNEL (`email`, `mobile`) and TO in its
   * environment. Without it, operations that need a code are not reached.
   */
  readonly codeCommand?: string;
  /**
   * A command that makes events happen that only the shop can cause; it gets EVENT and ID in its environment. Without
   * it, operations that depend on them are not reached.
   */
  readonly advanceCommand?: string;
  /** A promo code that the customer has not used. Without it, discounts are not tried. */
  readonly promoCode?: string;
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

/** The run cannot begin or continue; the message is one line that says why, and what to do. */
export class RunError extends Error {
  override name = 'RunError';
  /** The report of a run that has sent requests and could not begin. */
  readonly report: FinishedReport | undefined;

  constructor(message: string, report?: FinishedReport) {
    super(message);
    this.report = report;
  }
}
