import { groupBy } from '../../../shared/group-by.ts';
import { type CheckId, checkIds, checks } from '../checks/check-list.ts';
import { probeChecks } from '../checks/lists/probe-checks.ts';
import type { Seen } from '../coverage/input-coverage.ts';
import type { FinishedReport, Report, ReportedOperation } from './report.ts';

/** `1 cause`, `2 causes`; large numbers are grouped with thin spaces for readability. */
export const counted = (count: number, one: string): string => `${figure(count)} ${one}${count === 1 ? '' : 's'}`;

export const figure = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ' ');

/** `850 ms`, `41 s`, `3 min 20 s`. */
export function period(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 100) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** The declared operations, which a run tries to reach. */
export const declaredOperations = ({ operations }: FinishedReport): ReportedOperation[] =>
  operations.filter(({ declared }) => Object.keys(declared).length > 0);

/** Whether an operation was called with valid input at least once. */
export const wasReached = ({ requests, unreached }: ReportedOperation): boolean =>
  requests > 0 && unreached === undefined;

/** The unreached operations by reason, the commonest reason first. */
export function unreachedByReason(report: FinishedReport): [reason: string, operations: ReportedOperation[]][] {
  const unreached = declaredOperations(report).filter((operation) => !wasReached(operation));
  const groups = groupBy(unreached, (operation) => operation.unreached ?? 'Never called');
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length);
}

/** `listOrders (GET /api/order/list)`, or the route alone for an undeclared operation. */
export function operationTitle(report: FinishedReport, name: string): string {
  const found = report.operations.find(({ operation }) => operation === name);
  return found === undefined || name.includes(' ') ? name : `${name} (${found.method} ${found.path})`;
}

/**
 * The checks that apply to a report's kind: some need the requests of a run, and only clients have their requests
 * checked.
 */
export function checksOf({ kind }: Pick<Report, 'kind'>): CheckId[] {
  return checkIds.filter((id) => {
    if (id === 'differs') return kind === 'differential';
    return kind === 'run' ? checks[id].area !== 'client' : !Object.hasOwn(probeChecks, id);
  });
}

/** The checks of a report that applied at least once, and those that never did. */
export function checksSeen(report: FinishedReport): { seen: CheckId[]; idle: CheckId[] } {
  const hasLooked = (id: CheckId) => report.operations.some(({ checks: counts }) => (counts[id] ?? 0) > 0);
  const [seen, idle]: [CheckId[], CheckId[]] = [[], []];
  for (const id of checksOf(report)) (hasLooked(id) ? seen : idle).push(id);
  return { seen, idle };
}

/** The declared refusals of reached operations that never came. */
export function refusalsNeverSeen(report: FinishedReport): [operation: string, names: string[]][] {
  return declaredOperations(report)
    .filter(wasReached)
    .flatMap(({ operation, declared, answers }): [string, string[]][] => {
      const unseen = Object.entries(declared).filter(([code]) => Number(code) >= 1000 && !(code in answers));
      return unseen.length === 0 ? [] : [[operation, unseen.map(([, name]) => name)]];
    });
}

/** How many of the declared answers were seen. */
export function answersSeen({ operations }: FinishedReport): Seen {
  const answers = operations.flatMap(({ declared, answers: came }) =>
    Object.keys(declared).map((code) => code in came),
  );
  return { seen: answers.filter(Boolean).length, of: answers.length };
}

/** How much of the contract was seen, by part, and its constraints by keyword, the commonest first. */
export function contractSeen(report: FinishedReport): { parts: [name: string, Seen][]; keywords: [string, Seen][] } {
  const operations = declaredOperations(report);
  const inputs = operations.flatMap((one) => one.inputs ?? []);
  const keywords = groupBy(
    inputs.flatMap(({ constraints }) => Object.entries(constraints)),
    ([keyword]) => keyword,
  );
  const byKeyword = [...keywords].map(([keyword, all]): [string, Seen] => [keyword, added(all.map(([, one]) => one))]);
  const parts: [string, Seen][] = [
    ['operations', { seen: operations.filter(wasReached).length, of: operations.length }],
    ['parameters', added(inputs.map(({ parameters }) => parameters))],
    ['constraints', added(byKeyword.map(([, one]) => one))],
    ['answers', answersSeen(report)],
    ['examples', added(inputs.map(({ examples }) => examples))],
  ];
  return {
    parts: parts.filter(([, { of }]) => of > 0),
    keywords: byKeyword.toSorted(([, one], [, other]) => other.of - one.of),
  };
}

const added = (all: readonly Seen[]): Seen =>
  all.reduce((sum, { seen, of }) => ({ seen: sum.seen + seen, of: sum.of + of }), { seen: 0, of: 0 });
