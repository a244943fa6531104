import type { FinishedReport, FixedFinding, ReportedFinding } from './report.ts';

/**
 * Marks findings of an older report as known, so that only new findings fail. Lists as fixed the older findings that
 * this report, which covered the same places, no longer has. A finding whose place this run did not cover is neither.
 */
export function compareWithBaseline(report: FinishedReport, baseline: FinishedReport): FinishedReport {
  const before = new Set(baseline.findings.map(({ fingerprint }) => fingerprint));
  const now = new Set(report.findings.map(({ fingerprint }) => fingerprint));
  const gone = [...new Map(baseline.findings.map((finding) => [finding.fingerprint, finding])).values()].filter(
    ({ fingerprint }) => !now.has(fingerprint),
  );
  const fixed = gone.filter((finding) => wasLookedAt(report, finding));
  return {
    ...report,
    findings: report.findings.map((finding) => ({ ...finding, known: before.has(finding.fingerprint) })),
    baseline: { startedAt: baseline.startedAt, fixed: fixed.map(inShort), notLookedAt: gone.length - fixed.length },
  };
}

const wasLookedAt = ({ operations }: FinishedReport, { operation, check }: ReportedFinding): boolean =>
  operations.some((coverage) => coverage.operation === operation && (coverage.checks[check] ?? 0) > 0);

const inShort = ({ fingerprint, check, operation, message }: ReportedFinding): FixedFinding => ({
  fingerprint,
  check,
  operation,
  message,
});
