import type { FinishedReport } from './report.ts';

/** The exit codes of the conformance commands, as mock/conformance/README.md lists them. */
export const exitCodes = {
  /** Everything checked conforms, or fails as the baseline already did; warnings alone do not fail. */
  conforms: 0,
  /** There are errors; with a baseline, new errors. */
  findings: 1,
  /** The command could not run: arguments, contract, or a server that is not there or does not know the customer. */
  couldNotRun: 2,
  /** The run was interrupted, by Ctrl-C or because the server was gone; the report holds the results so far. */
  interrupted: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit code of a run that has a report. */
export function exitCodeOf({ findings, interrupted }: Pick<FinishedReport, 'findings' | 'interrupted'>): ExitCode {
  if (interrupted !== undefined) return exitCodes.interrupted;
  const fails = findings.some(({ severity, known }) => severity === 'error' && known !== true);
  return fails ? exitCodes.findings : exitCodes.conforms;
}
