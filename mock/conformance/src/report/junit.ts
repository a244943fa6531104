import { groupBy } from '../../../shared/group-by.ts';
import { type CheckId, checkIds, checks } from '../checks/check-list.ts';
import { curlOf } from './curl.ts';
import { titleOf } from './group-findings.ts';
import type { FinishedReport, ReportedFinding, ReportedOperation } from './report.ts';
import { operationTitle } from './report-words.ts';
import { escapeXml } from './xml.ts';

/**
 * The report as JUnit XML: a suite for each operation, with a case for each check that applied to it. Errors fail a
 * case; warnings go to its output; known findings and unreached operations are skipped. An incomplete run is an error
 * of its own.
 */
export function renderJunit(report: FinishedReport): string {
  const byOperation = groupBy(report.findings, ({ operation }) => operation);
  const suites = report.operations.map((operation) =>
    suiteOf(operation, byOperation.get(operation.operation) ?? [], report),
  );
  const total = (key: 'tests' | 'failures' | 'skipped') => suites.reduce((sum, suite) => sum + suite[key], 0);
  const seconds = (report.duration / 1000).toFixed(3);
  const broken = report.interrupted === undefined ? [] : [interruptionSuite(report.interrupted)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escapeXml(`${report.contract.title} ${report.contract.version}: ${report.target}`)}" tests="${total('tests') + broken.length}" failures="${total('failures')}" skipped="${total('skipped')}" errors="${broken.length}" time="${seconds}">`,
    ...broken,
    ...suites.map(({ xml }) => xml),
    '</testsuites>',
    '',
  ].join('\n');
}

function interruptionSuite(reason: string): string {
  const error = `<error message="${escapeXml(`Interrupted: ${reason}`)}"/>`;
  return `<testsuite name="The run" tests="1" failures="0" errors="1" skipped="0">${caseXml('run', 'finished', [error])}</testsuite>`;
}

function suiteOf(operation: ReportedOperation, findings: readonly ReportedFinding[], report: FinishedReport) {
  const found = groupBy(findings, ({ check }) => check);
  const ids = checkIds.filter((id) => id in operation.checks || found.has(id));
  const cases = ids.map((id) => caseOf(operation, id, found.get(id) ?? [], report));
  if (ids.length === 0) cases.push(unreachedCase(operation));
  const failures = cases.filter(({ outcome }) => outcome === 'failed').length;
  const skipped = cases.filter(({ outcome }) => outcome === 'skipped').length;
  const name = operationTitle(report, operation.operation);
  const xml = [
    `<testsuite name="${escapeXml(name)}" package="${escapeXml(operation.area)}" timestamp="${report.startedAt.slice(0, 19)}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}">`,
    ...cases.map((one) => one.xml),
    '</testsuite>',
  ].join('\n');
  return { xml, tests: cases.length, failures, skipped };
}

interface Case {
  readonly xml: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

function caseOf(
  { operation }: ReportedOperation,
  check: CheckId,
  findings: readonly ReportedFinding[],
  report: FinishedReport,
): Case {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const fresh = errors.filter(({ known }) => known !== true);
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const [worst = errors[0]] = fresh;
  const name = escapeXml(`${check}: ${checks[check].asks}`);
  const outcome = fresh.length > 0 ? 'failed' : errors.length > 0 ? 'skipped' : 'passed';
  const title = escapeXml(worst === undefined ? '' : titleOf(worst));
  const details = (some: readonly ReportedFinding[]) =>
    escapeXml(some.map((one) => detailsOf(one, report)).join('\n\n'));
  const inner = [
    ...(outcome === 'skipped' ? [`<skipped message="Known from the baseline: ${title}"/>`] : []),
    ...(outcome === 'failed'
      ? [`<failure type="${check}" message="${title}">${details(fresh.slice(0, 5))}</failure>`]
      : []),
    ...(warnings.length > 0 ? [`<system-out>${details(warnings)}</system-out>`] : []),
  ];
  return { xml: caseXml(operation, name, inner), outcome };
}

function unreachedCase({ operation, unreached }: ReportedOperation): Case {
  const reason = escapeXml(unreached ?? 'Never called');
  return { xml: caseXml(operation, 'reached', [`<skipped message="${reason}"/>`]), outcome: 'skipped' };
}

const caseXml = (operation: string, name: string, inner: readonly string[]): string => {
  const start = `<testcase classname="${escapeXml(operation)}" name="${name}"`;
  return inner.length === 0 ? `${start}/>` : `${start}>${inner.join('')}</testcase>`;
};

function detailsOf(finding: ReportedFinding, { sources }: FinishedReport): string {
  const { at, expected, got, contract, exchanges } = finding;
  const source = sources[contract];
  const last = exchanges.at(-1);
  return [
    titleOf(finding),
    ...(at === '' ? [] : [`at ${at}`]),
    `expected: ${expected}`,
    `got: ${got}`,
    ...(source === undefined ? [] : [`contract: ${source.file}:${source.line}`]),
    ...(last === undefined ? [] : [curlOf(last)]),
  ].join('\n');
}
