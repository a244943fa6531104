import { STATUS_CODES } from 'node:http';
import { createSourceLocator, type SourceLocator } from '../../../shared/source-location.ts';
import type { Contract, ContractOperation } from '../contract/contract.ts';
import { withBodies } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { fingerprintOf } from './fingerprint.ts';
import { maskReport } from './mask.ts';
import {
  exchangesOf,
  type FinishedReport,
  type OperationCoverage,
  type Report,
  type ReportedOperation,
} from './report.ts';

/** How many findings of one fingerprint keep their exchanges. */
const EVIDENCE = 3;
/** The longest body kept, in characters. */
const LONGEST_BODY = 60_000;

/** A proxy finishes its report repeatedly: the contract's files are read once. */
const locators = new WeakMap<Contract, SourceLocator>();

interface FinishOptions {
  readonly contract: Contract;
  /** Secrets given to the run that must not be shown: passwords, codes, tokens, values of `--header`. */
  readonly secrets?: readonly string[];
}

/**
 * Makes a report fit to be shown and stored: masks it, adds the places in the contract's files and the declared answers
 * of each operation, and limits the evidence (a few exchanges for each finding, long bodies cut).
 */
export function finishReport(report: Report, { contract, secrets = [] }: FinishOptions): FinishedReport {
  const placed = { ...report, findings: report.findings.map((finding) => withPlace(finding, contract)) };
  const masked = maskReport(withLittleEvidence(placed), secrets);
  const locator = locators.get(contract) ?? createSourceLocator(contract);
  locators.set(contract, locator);
  const pointers = [...new Set(masked.findings.map((finding) => finding.contract))];
  return {
    ...masked,
    findings: masked.findings.map((finding) => ({ ...finding, fingerprint: fingerprintOf(finding) })),
    operations: masked.operations.map((coverage) => describe(coverage, contract)),
    sources: Object.fromEntries(pointers.map((pointer) => [pointer, locator.locate(pointer)])),
  };
}

/** A finding without a single place in the contract is shown at its operation. */
function withPlace(finding: Finding, { operations }: Contract): Finding {
  if (finding.contract !== '') return finding;
  return { ...finding, contract: operations.get(finding.operation)?.pointer ?? '/paths' };
}

function withLittleEvidence(report: Report): Report {
  const counts = new Map<string, number>();
  const rewritten = report.findings.map((finding): Finding => {
    const fingerprint = fingerprintOf(finding);
    const count = (counts.get(fingerprint) ?? 0) + 1;
    counts.set(fingerprint, count);
    return count <= EVIDENCE ? finding : { ...finding, exchanges: [] };
  });
  const cut = new Map(exchangesOf({ findings: rewritten }).map((exchange) => [exchange, withBodies(exchange, short)]));
  const findings = rewritten.map((finding) => ({
    ...finding,
    exchanges: finding.exchanges.map((exchange) => cut.get(exchange) ?? exchange),
  }));
  return { ...report, findings };
}

const short = (text: string): string =>
  text.length <= LONGEST_BODY
    ? text
    : `${text.slice(0, LONGEST_BODY)}… (${text.length - LONGEST_BODY} more characters)`;

function describe(coverage: OperationCoverage, contract: Contract): ReportedOperation {
  const operation = contract.operations.get(coverage.operation);
  if (operation === undefined) {
    const [method = '', path = ''] = coverage.operation.split(' ');
    return { ...coverage, method, path, area: '', summary: 'Not declared in the contract', declared: {} };
  }
  const { method, path, tag, summary, invalidates } = operation;
  const isChange = invalidates !== undefined;
  return { ...coverage, method, path, area: tag, summary, isChange, declared: declaredAnswers(operation) };
}

function declaredAnswers({ answers, refusals }: ContractOperation): Record<string, string> {
  const nameOf = (code: number) => (code === 1 ? 'success' : (refusals.get(code) ?? STATUS_CODES[code] ?? ''));
  return Object.fromEntries([...answers.keys()].map((code) => [String(code), nameOf(code)]));
}
