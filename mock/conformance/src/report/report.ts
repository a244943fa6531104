import type { SourceLocation } from '../../../shared/source-location.ts';
import type { InputCoverage } from '../coverage/input-coverage.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/** What a run, a recording or a HAR file showed, as the recorder makes it; `finishReport` makes it fit to be shown. */
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
  /** The operations that were asked for, where it was not all of them. */
  readonly only?: readonly string[];
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
  /** What of its input was sent; undefined for a route that is not declared, and in reports of older versions. */
  readonly inputs?: InputCoverage;
  /** The slowest of its answers at the 95th percentile, in milliseconds, to two significant figures. */
  readonly p95?: number;
  /** Why it was never called with valid input. */
  readonly unreached?: string;
}

/**
 * A report that may be shown: masked, with the places in the contract's files. Every format takes this and nothing else,
 * and only `finishReport` makes one, so that no format can show what is not masked.
 */
export interface FinishedReport extends Omit<Report, 'findings' | 'operations'> {
  readonly findings: readonly ReportedFinding[];
  readonly operations: readonly ReportedOperation[];
  /** The file and line of each place in the bundle that a finding names. */
  readonly sources: Readonly<Record<string, SourceLocation>>;
  /** How it compares with an older report (`--baseline`). */
  readonly baseline?: BaselineComparison;
}

export interface ReportedFinding extends Finding {
  /** The same in every run that finds the same: of check, operation, place in the contract and place in the answer. */
  readonly fingerprint: string;
  /** Whether the baseline has it already: it is shown, and does not fail. */
  readonly known?: boolean;
}

export interface ReportedOperation extends OperationCoverage {
  readonly method: string;
  readonly path: string;
  /** The tag of the contract; empty for a route that is not declared. */
  readonly area: string;
  readonly summary: string;
  /** What it may answer: names by `1`, business code, or HTTP status. */
  readonly declared: Readonly<Record<string, string>>;
}

interface BaselineComparison {
  /** When the older report was made, RFC 3339. */
  readonly startedAt: string;
  /** What the older report has and this one, which looked there too, has not. */
  readonly fixed: readonly FixedFinding[];
  /** What the older report has, at operations that were not looked at this time. */
  readonly notLookedAt: number;
}

export type FixedFinding = Pick<ReportedFinding, 'fingerprint' | 'check' | 'operation' | 'message'>;

/** The exchanges that show something, each once, although several findings may share one. */
export function exchangesOf({ findings }: Pick<Report, 'findings'>): Exchange[] {
  return [...new Set(findings.flatMap(({ exchanges }) => exchanges))];
}
