import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/** What a run, a recording or a HAR file showed: the one input of every report, and what `--json` writes. */
export interface Report {
  /** Raised when a reader of older files would misread a newer one. */
  readonly format: 1;
  readonly kind: 'run' | 'proxy' | 'har' | 'differential';
  readonly contract: { readonly title: string; readonly version: string };
  /** The server that was asked, or the file that was read. */
  readonly target: string;
  /** RFC 3339. */
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
  /** What repeats an active run exactly. */
  readonly seed?: number;
  /** `2/5`: the second of five parts. */
  readonly shard?: string;
  /** The command line that repeats it, without secrets. */
  readonly command?: string;
  readonly requests: number;
  readonly findings: readonly Finding[];
  readonly operations: readonly OperationCoverage[];
  /** Why it ended before its end: `Ctrl-C`, or the server that was no longer there. */
  readonly interrupted?: string;
}

/** What was seen of one operation. */
export interface OperationCoverage {
  readonly operation: string;
  readonly requests: number;
  /** How often each answer came: by `1`, business code, or HTTP status, declared or not. */
  readonly answers: Readonly<Record<string, number>>;
  /** How often each check looked at it. */
  readonly checks: Readonly<Record<string, number>>;
  /** The slowest of its answers at the 95th percentile, in milliseconds. */
  readonly p95?: number;
  /** Why it was never called with valid input. */
  readonly unreached?: string;
}

/** Keeps a report's evidence small: the exchanges that show a finding, shared between findings by identity. */
export function exchangesOf({ findings }: Report): Exchange[] {
  return [...new Set(findings.flatMap(({ exchanges }) => exchanges))];
}
