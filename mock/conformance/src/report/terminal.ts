import { styleText } from 'node:util';
import { groupBy } from '../../../shared/group-by.ts';
import { checks } from '../checks/check-list.ts';
import type { Seen } from '../coverage/input-coverage.ts';
import { curlOf, withVariables } from './curl.ts';
import { type Cause, groupFindings, titleOf } from './group-findings.ts';
import type { FinishedReport } from './report.ts';
import {
  checksOf,
  checksSeen,
  contractSeen,
  counted,
  declaredOperations,
  figure,
  operationTitle,
  period,
  refusalsNeverSeen,
  unreachedByReason,
  wasReached,
} from './report-words.ts';

interface TerminalOptions {
  /** Whether to use colours: `wantsColour(process.stdout)`. */
  readonly colour: boolean;
  /** How many causes are shown in full; the others are only counted. */
  readonly most?: number;
}

/** Whether to use colours: at a terminal, unless the user has opted out (no-color.org). */
export const wantsColour = (stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): boolean =>
  stream.isTTY === true && (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';

type Paint = (style: 'red' | 'yellow' | 'green' | 'bold' | 'dim', text: string) => string;

/** The report as text, ending with a line feed: one line when all is well, otherwise each cause with its evidence. */
export function renderTerminal(report: FinishedReport, { colour, most = 20 }: TerminalOptions): string {
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  const causes = groupFindings(report);
  const fresh = causes.filter(({ known }) => !known);
  const shown = fresh.slice(0, most);
  const rest = fresh.length - shown.length;
  const sections = [
    verdict(report, fresh, paint),
    ...(fresh.length > 0 ? useText(fresh) : []),
    ...shown.map((cause, index) => causeText(report, cause, index + 1, paint)),
    ...(rest > 0 ? [paint('dim', `… and ${counted(rest, 'more cause')}: --html writes all of them.`)] : []),
    ...baselineText(report, causes, paint),
    ...unreachedText(report, paint),
    ...(fresh.length === 0 ? gapsText(report, paint) : []),
    ...contractText(report, paint),
    ...(fresh.length > 0 || report.interrupted !== undefined ? repeatText(report) : []),
  ];
  return `${sections.join('\n\n')}\n`;
}

function verdict(report: FinishedReport, fresh: readonly Cause[], paint: Paint): string {
  const declared = declaredOperations(report);
  const reached = declared.filter(wasReached).length;
  const applied = `${checksSeen(report).seen.length} of ${counted(checksOf(report).length, 'check')}`;
  const scope = `${figure(reached)} of ${counted(declared.length, 'operation')}, ${applied}, ${counted(report.requests, 'request')} in ${period(report.duration)}`;
  const ended = report.interrupted === undefined ? '' : `Interrupted (${report.interrupted}). `;
  if (fresh.length === 0) {
    if (ended !== '') return `${paint('yellow', '!')} ${ended}No difference so far: ${report.target}, ${scope}`;
    const words = report.baseline === undefined ? 'Conforms' : 'Nothing new';
    return `${paint('green', '✓')} ${words}: ${report.target}, ${scope}`;
  }
  const errors = fresh.filter(({ severity }) => severity === 'error').length;
  const counts = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(fresh.length > errors ? [counted(fresh.length - errors, 'warning')] : []),
  ];
  const findings = counted(fresh.flatMap((cause) => cause.findings).length, 'finding');
  const [style, mark] = errors > 0 ? (['red', '✗'] as const) : (['yellow', '!'] as const);
  return `${paint(style, mark)} ${ended}${paint('bold', counts.join(' and '))}${report.baseline === undefined ? '' : ' that are new'} in ${findings}: ${report.target}, ${scope}`;
}

/** How many causes affect operations that the storefront uses: those a customer can notice. */
function useText(causes: readonly Cause[]): string[] {
  const known = causes.flatMap(({ source }) => source?.used ?? []);
  const used = known.filter(Boolean).length;
  return known.length === 0
    ? []
    : [`${used} of ${counted(known.length, 'cause')} are at what the storefront reads or sends.`];
}

function causeText(report: FinishedReport, cause: Cause, number: number, paint: Paint): string {
  const { finding, findings, operations, source, check, severity } = cause;
  const others = operations.filter(({ operation }) => operation !== finding.operation);
  const names = others.slice(0, 4).map(({ operation }) => operation);
  const more = others.length - names.length;
  const line = (label: string, text: string) => `   ${paint('dim', label.padEnd(9))} ${text}`;
  const last = finding.exchanges.at(-1);
  return [
    `${paint(severity === 'error' ? 'red' : 'yellow', `${number}. ${severity}`)} ${paint('bold', cause.title)} ${paint('dim', `[${check}]`)}`,
    line('in', `${operationTitle(report, finding.operation)}${finding.at === '' ? '' : ` at ${finding.at}`}`),
    ...(others.length > 0 ? [line('also in', `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`)] : []),
    ...(findings.length > 1 ? [line('seen', counted(findings.length, 'time'))] : []),
    ...besides(cause).map((title) => line('besides', title)),
    line('expected', finding.expected),
    line('got', finding.got),
    ...(source === undefined ? [] : [line('contract', placeOf(source))]),
    line('usually', checks[check].hint),
    ...(last === undefined ? [] : [line('repeat', curlOf(last).replaceAll('\n', `\n${' '.repeat(13)}`))]),
  ].join('\n');
}

/** What else one cause does, a title for each other check. */
const besides = ({ finding, findings }: Cause): string[] =>
  [...groupBy(findings, ({ check }) => check)].flatMap(([check, [first]]) =>
    check === finding.check || first === undefined ? [] : [titleOf(first)],
  );

const placeOf = ({ file, line, provenance }: NonNullable<Cause['source']>): string =>
  `${file}:${line}${provenance === undefined ? '' : ` (${provenance})`}`;

function baselineText({ baseline }: FinishedReport, causes: readonly Cause[], paint: Paint): string[] {
  if (baseline === undefined) return [];
  const known = causes.filter((cause) => cause.known);
  const lines = [
    ...(known.length > 0
      ? [`Known from the baseline of ${baseline.startedAt}: ${counted(known.length, 'cause')}.`]
      : []),
    ...baseline.fixed.map(({ operation, message }) => `${paint('green', 'Fixed')} ${operation}: ${message}`),
    ...(baseline.notLookedAt > 0
      ? [`Not looked at again: ${counted(baseline.notLookedAt, 'finding')} of the baseline.`]
      : []),
  ];
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function unreachedText(report: FinishedReport, paint: Paint): string[] {
  const reasons = unreachedByReason(report);
  if (reasons.length === 0) return [];
  const count = reasons.flatMap(([, operations]) => operations).length;
  const lines = reasons.map(
    ([reason, operations]) => `   ${operations.map(({ operation }) => operation).join(', ')}: ${paint('dim', reason)}`,
  );
  return [[`${counted(count, 'operation')} never reached:`, ...lines].join('\n')];
}

/** How many lines of unseen items are shown; the others are only counted. */
const MOST_GAPS = 12;

/** What was not seen: refusals that never came, and checks that never applied. */
function gapsText(report: FinishedReport, paint: Paint): string[] {
  const refusals = refusalsNeverSeen(report);
  const { idle } = checksSeen(report);
  const shown = refusals.slice(0, MOST_GAPS);
  const rest = refusals.length - shown.length;
  const lines = [
    ...shown.map(([operation, names]) => `   ${operation}: ${paint('dim', names.join(', '))}`),
    ...(rest > 0
      ? [paint('dim', `   … and refusals of ${counted(rest, 'more operation')}: --html names all of them.`)]
      : []),
    // In a partial run, a check that does not apply to its operations is no gap.
    ...(idle.length > 0 && report.only === undefined
      ? [`   ${counted(idle.length, 'check')} had nothing to look at: ${paint('dim', idle.join(', '))}`]
      : []),
  ];
  return lines.length === 0 ? [] : [['Never seen:', ...lines].join('\n')];
}

/**
 * How much of the contract was sent or answered. A constraint counts when it was kept in one request and broken in
 * another.
 */
function contractText(report: FinishedReport, paint: Paint): string[] {
  const { parts, keywords } = contractSeen(report);
  const words = ([name, { seen, of }]: [string, Seen]) => `${name} ${figure(seen)} of ${figure(of)}`;
  if (keywords.length === 0) return [];
  return [`Seen of the contract: ${parts.map(words).join(', ')}.\n   ${paint('dim', keywords.map(words).join(', '))}`];
}

const repeatText = ({ command }: FinishedReport): string[] =>
  command === undefined ? [] : [`To repeat exactly this:\n   ${withVariables(command)}`];
