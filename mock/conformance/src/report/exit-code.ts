import type { FinishedReport } from './report.ts';

/** What the conformance commands end with, as mock/conformance/README.md lists it. */
export const exitCodes = {
  /** All that was looked at conforms, or fails as the baseline already did; warnings alone do not fail. */
  conforms: 0,
  /** There are errors, new ones if a baseline is given. */
  findings: 1,
  /** It could not run: arguments, contract, or a server that is not there or does not know the customer. */
  couldNotRun: 2,
  /** It was interrupted, by Ctrl-C or because the server was gone; the report says what was seen until then. */
  interrupted: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit code of a run that has a report. */
export function exitCodeOf({ findings, interrupted }: Pick<FinishedReport, 'findings' | 'interrupted'>): ExitCode {
  if (interrupted !== undefined) return exitCodes.interrupted;
  const fails = findings.some(({ severity, known }) => severity === 'error' && known !== true);
  return fails ? exitCodes.findings : exitCodes.conforms;
}
