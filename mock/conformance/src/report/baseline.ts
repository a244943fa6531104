import type { FinishedReport, FixedFinding, ReportedFinding } from './report.ts';

/**
 * Marks what an older report has already found as known, so that only what is new fails, and lists what it found and this
 * one, which looked there too, did not. What another run did not look at is neither.
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
