import { createHash } from 'node:crypto';
import { groupBy } from '../../../shared/group-by.ts';
import type { SourceLocation } from '../../../shared/source-location.ts';
import { type CheckId, checkIds, checks } from '../checks/check-list.ts';
import type { FinishedReport, ReportedFinding } from './report.ts';

/** Findings with one cause: one fix resolves them all. */
export interface Cause {
  /** The same in every run that finds the cause. */
  readonly id: string;
  readonly check: CheckId;
  readonly severity: 'error' | 'warning';
  /** One sentence: the finding's message, without its place. */
  readonly title: string;
  /** The most telling finding, which represents the others. */
  readonly finding: ReportedFinding;
  readonly findings: readonly ReportedFinding[];
  /** The operations that showed it, the one with most findings first. */
  readonly operations: readonly { readonly operation: string; readonly count: number }[];
  /** The place in the contract that states the rule; undefined when there is no single place. */
  readonly source: SourceLocation | undefined;
  /** Whether the baseline has all its findings. */
  readonly known: boolean;
}

/** What of a report causes are made of. */
export type Groupable = Pick<FinishedReport, 'findings' | 'sources'> & Partial<Pick<FinishedReport, 'operations'>>;

/** The cause for an application without validation: a hundred rules are broken because nothing checks any. */
const UNVALIDATED = 'What is sent is not validated';

/** The share of invalid input that an operation without validation accepts; the rest fails later on. */
const MOSTLY = 0.6;

/** The operations that accept most of the invalid input they were sent, in more than a few places. */
function unvalidatedOperations({ findings, operations = [] }: Groupable): ReadonlySet<string> {
  const accepted = groupBy(
    findings.filter(({ check }) => check === 'input-accepted'),
    ({ operation }) => operation,
  );
  return new Set(
    operations.flatMap(({ operation, checks: applied }) => {
      const taken = accepted.get(operation)?.length ?? 0;
      return taken >= 4 && taken >= MOSTLY * (applied['input-accepted'] ?? Number.POSITIVE_INFINITY) ? [operation] : [];
    }),
  );
}

/**
 * Groups findings by cause: the same check, the same kind of message, and the same place in the contract. For checks
 * that one guard or handler of all operations causes, the operation does not matter. What one change does wrong is one
 * cause, and so is what one parameter does not do. Order: new before known, errors
 * before warnings, security and money before all else, then by the number of operations, then by the number of
 * findings.
 */
export function groupFindings(report: Groupable): Cause[] {
  const { findings, sources } = report;
  const unvalidated = unvalidatedOperations(report);
  const ignored = ignoredParameters(findings);
  const changes = new Set(report.operations?.flatMap(({ operation, isChange }) => (isChange ? [operation] : [])));
  const groups = groupBy(findings, (finding) => {
    if (finding.check === 'input-accepted' && unvalidated.has(finding.operation)) return UNVALIDATED;
    return isOfChange(finding, changes) ? finding.operation : causeKey(finding, ignored);
  });
  return [...groups].map(([key, group]) => causeOf(key, group, sources)).toSorted(compare);
}

/** All findings, in the order of their causes. */
export const orderedFindings = (report: Groupable): ReportedFinding[] =>
  groupFindings(report).flatMap(({ findings }) => findings);

/** Whether a cause concerns money or security; malformed amounts count, although they are mistakes of shape. */
const isGrave = ({ check }: Cause): boolean =>
  ['security', 'money'].includes(checks[check].area) || check.startsWith('money-');

const compare = (one: Cause, other: Cause): number =>
  Number(one.known) - Number(other.known) ||
  Number(one.severity === 'warning') - Number(other.severity === 'warning') ||
  Number(isGrave(other)) - Number(isGrave(one)) ||
  other.operations.length - one.operations.length ||
  other.findings.length - one.findings.length ||
  checkIds.indexOf(one.check) - checkIds.indexOf(other.check) ||
  (one.id < other.id ? -1 : 1);

/** What judges a change by what it did, the most telling first: all of it is done in one place. */
const OF_A_CHANGE: readonly string[] = ['money', 'state', 'idempotency', 'cache'];

/** Whether a finding is about what a change did, not about what it is sent or answers. */
const isOfChange = ({ check, operation, contract }: ReportedFinding, changes: ReadonlySet<string>): boolean =>
  changes.has(operation) && contract.startsWith('/paths/') && OF_A_CHANGE.includes(checks[check].area);

/** The parameters by which a finding narrows a list: `direction` of `… does not fit direction=out`. */
const parametersIn = ({ message, at }: ReportedFinding): string[] => {
  if (!at.startsWith('/')) return at.split(' ');
  return [...new Set([...message.matchAll(/([\w[\]]+)=/g)].map(([, name = '']) => name))];
};

/** The parameters, with their operations, that do nothing alone; beside another one they do nothing, either. */
const ignoredParameters = (findings: readonly ReportedFinding[]): ReadonlySet<string> =>
  new Set(
    findings.flatMap((finding) => {
      const [name, ...others] = parametersIn(finding);
      return finding.check === 'filter-ignored' && others.length === 0 ? [`${finding.operation} ${name}`] : [];
    }),
  );

function causeKey(finding: ReportedFinding, ignored: ReadonlySet<string>): string {
  const { check, contract, message, at, operation } = finding;
  if (check === 'filter-ignored') {
    const names = parametersIn(finding);
    return `${operation} ${names.find((name) => ignored.has(`${operation} ${name}`)) ?? names.join(' ')}`;
  }
  const place = IN_ONE_PLACE.has(check) ? contract.replace(/^\/paths\/[^/]+\/[^/]+/, '/paths') : contract;
  return [check, place, kindOfMessage(message, at, operation)].join('\n');
}

/** Checks of routers, guards and exception handlers, which all operations share. */
const IN_ONE_PLACE: ReadonlySet<CheckId> = new Set([
  'content-type',
  'html-page',
  'status-for-refusal',
  'method-not-allowed',
  'path-unknown',
  'media-type-unsupported',
  'body-unreadable',
  'check-order',
  'token-bad',
  'token-url-accepted',
  'debug-page',
  'stack-trace',
  'sql-shown',
  'path-shown',
]);

/** The name of the field at a place: `price` of `/data/list/0/price`. */
const leafOf = (at: string): string | undefined => at.split(/[/.]/).findLast((part) => !/^\d*$/.test(part));

/** The message without the parts that differ between cases: places, values, numbers, the operation's name. */
function kindOfMessage(message: string, at: string, operation: string): string {
  const places = [at, operation, leafOf(at) ?? ''].filter((place) => place !== '');
  const general = places.reduce((text, place) => text.replaceAll(place, '…'), message);
  return general
    .replace(/, and \d+ more like it$/, '')
    .replaceAll(/"[^"]*"|`[^`]*`|“[^”]*”|(?<!\w)'[^']*'/g, '…')
    .replaceAll(/\/[\w/*-]+|\d[\d.,:TZ-]*/g, '…');
}

/** How telling a finding is among those of its cause; less is more. */
const rankOf = (finding: ReportedFinding): readonly number[] => [
  Number(finding.known === true),
  Number(finding.exchanges.length === 0),
  Number(finding.severity === 'warning'),
  OF_A_CHANGE.indexOf(checks[finding.check].area),
  checkIds.indexOf(finding.check),
  // A pair of parameters says less than one alone.
  finding.check === 'filter-ignored' ? parametersIn(finding).length : 0,
];

function compareTelling(one: ReportedFinding, other: ReportedFinding): number {
  const others = rankOf(other);
  return (
    rankOf(one)
      .map((rank, index) => rank - (others[index] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  );
}

function causeOf(key: string, found: readonly ReportedFinding[], sources: FinishedReport['sources']): Cause {
  const group = found.toSorted(compareTelling);
  const [finding] = group;
  if (finding === undefined) throw new Error('A group has findings');
  const counts = groupBy(group, ({ operation }) => operation);
  return {
    id: createHash('sha256').update(key).digest('hex').slice(0, 12),
    check: finding.check,
    title: key === UNVALIDATED ? UNVALIDATED : titleOf(finding),
    severity: group.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
    finding,
    findings: group,
    operations: [...counts]
      .map(([operation, { length }]) => ({ operation, count: length }))
      .toSorted((one, other) => other.count - one.count),
    source: sources[finding.contract],
    known: group.every(({ known }) => known === true),
  };
}

/** `/data/list/0/price: an amount is a number, and 4 more like it` → `An amount is a number`; `…/price: is not …` → `price is not …`. */
export function titleOf({ message, at }: ReportedFinding): string {
  const bare = at !== '' && message.startsWith(`${at}: `) ? message.slice(at.length + 2) : message;
  const title = bare.replace(/, and \d+ more like it$/, '');
  if (/^(is|has|does) /.test(title)) return `${leafOf(at) ?? ''} ${title}`.trim();
  return /^(an?|the|no|some\w*|several|two) /.test(title) ? `${title.charAt(0).toUpperCase()}${title.slice(1)}` : title;
}
