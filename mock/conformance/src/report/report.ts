import type { SourceLocation } from '../../../shared/source-location.ts';
import type { InputCoverage } from '../coverage/input-coverage.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';

/**
 * The results of a run, a recording or a HAR file, as the recorder makes them; `finishReport` makes them fit to be
 * shown.
 */
export interface Report {
  /** Incremented when older readers would misread the new format. */
  readonly format: 1;
  readonly kind: 'run' | 'proxy' | 'har' | 'differential';
  readonly contract: { readonly title: string; readonly version: string };
  /** The server under test, or the file that was read. */
  readonly target: string;
  /** RFC 3339. */
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
  /** The seed that repeats an active run exactly. */
  readonly seed?: number;
  /** `2/5`: the second of five parts. */
  readonly shard?: string;
  /** The requested operations, when not all of them. */
  readonly only?: readonly string[];
  /** The command line that repeats the run, without secrets. */
  readonly command?: string;
  readonly requests: number;
  readonly findings: readonly Finding[];
  readonly operations: readonly OperationCoverage[];
  /** Why the run ended early: `Ctrl-C`, or a server that was gone. */
  readonly interrupted?: string;
}

/** The coverage of one operation. */
export interface OperationCoverage {
  readonly operation: string;
  readonly requests: number;
  /** How often each answer came, declared or not: by `1`, business code, or HTTP status. */
  readonly answers: Readonly<Record<string, number>>;
  /** How often each check applied. */
  readonly checks: Readonly<Record<string, number>>;
  /** The coverage of its input; undefined for an undeclared route, and in reports of older versions. */
  readonly inputs?: InputCoverage;
  /** The 95th percentile of its durations, in milliseconds, to two significant figures. */
  readonly p95?: number;
  /** Why the operation was never called with valid input. */
  readonly unreached?: string;
}

/**
 * A report that may be shown: masked, with the places in the contract's files. Every format takes only this type, and
 * only `finishReport` creates it, so that no format can show unmasked data.
 */
export interface FinishedReport extends Omit<Report, 'findings' | 'operations'> {
  readonly findings: readonly ReportedFinding[];
  readonly operations: readonly ReportedOperation[];
  /** The file and line of each place in the bundle that a finding names. */
  readonly sources: Readonly<Record<string, SourceLocation>>;
  /** The comparison with an older report (`--baseline`). */
  readonly baseline?: BaselineComparison;
}

export interface ReportedFinding extends Finding {
  /** Equal in every run with the same finding: from check, operation, place in the contract and place in the answer. */
  readonly fingerprint: string;
  /** Whether the baseline already has it: then it is shown, and does not fail. */
  readonly known?: boolean;
}

export interface ReportedOperation extends OperationCoverage {
  readonly method: string;
  readonly path: string;
  /** The tag of the contract; empty for an undeclared route. */
  readonly area: string;
  readonly summary: string;
  /** Whether it changes something; undefined in reports of older versions. */
  readonly isChange?: boolean;
  /** The declared answers: names by `1`, business code, or HTTP status. */
  readonly declared: Readonly<Record<string, string>>;
}

interface BaselineComparison {
  /** When the older report was made, RFC 3339. */
  readonly startedAt: string;
  /** Findings of the older report that this report, which covered the same places, no longer has. */
  readonly fixed: readonly FixedFinding[];
  /** The number of older findings at operations that were not checked this time. */
  readonly notLookedAt: number;
}

export type FixedFinding = Pick<ReportedFinding, 'fingerprint' | 'check' | 'operation' | 'message'>;

/** The exchanges of all findings, each once, although several findings may share an exchange. */
export function exchangesOf({ findings }: Pick<Report, 'findings'>): Exchange[] {
  return [...new Set(findings.flatMap(({ exchanges }) => exchanges))];
}
