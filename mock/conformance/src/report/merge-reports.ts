import { groupBy } from '../../../shared/group-by.ts';
import type { InputCoverage } from '../coverage/input-coverage.ts';
import type { FinishedReport, ReportedOperation } from './report.ts';
import { ReportError } from './report-error.ts';

/**
 * Merges the reports of the parts of one run (`--shard 1/5` … `5/5`). A missing or interrupted part makes the whole
 * interrupted. Throws ReportError, with a one-line message, when the reports are not parts of one run.
 */
export function mergeReports(reports: readonly FinishedReport[]): FinishedReport {
  const [first, ...others] = reports;
  if (first === undefined) throw new ReportError('There is no report to merge: name at least one');
  for (const other of others) assertSameRun(first, other);
  const { shard: _shard, interrupted: _interrupted, ...about } = first;
  const interrupted = interruptionOf(reports);
  const ends = reports.map(({ startedAt, duration }) => Date.parse(startedAt) + duration);
  const startedAt = reports.map((report) => report.startedAt).toSorted()[0] ?? first.startedAt;
  return {
    ...about,
    startedAt,
    duration: Math.max(...ends) - Date.parse(startedAt),
    requests: sum(reports.map(({ requests }) => requests)),
    findings: reports.flatMap(({ findings }) => findings),
    operations: mergeOperations(reports.flatMap(({ operations }) => operations)),
    sources: Object.assign({}, ...reports.map(({ sources }) => sources)),
    ...(interrupted !== undefined && { interrupted }),
  };
}

function assertSameRun(one: FinishedReport, other: FinishedReport): void {
  const differences = [
    ['contracts', one.contract.version, other.contract.version],
    ['servers', one.target, other.target],
    ['seeds', one.seed, other.seed],
    ['kinds', one.kind, other.kind],
  ] as const;
  for (const [what, here, there] of differences) {
    if (here !== there)
      throw new ReportError(`The reports are of two ${what}, ${here} and ${there}: merge those of one run`);
  }
  if (one.shard !== undefined && one.shard === other.shard) {
    throw new ReportError(`Two of the reports are of part ${one.shard}: merge each part once`);
  }
}

function interruptionOf(reports: readonly FinishedReport[]): string | undefined {
  const interrupted = reports.flatMap(({ shard, interrupted: why }) =>
    why === undefined ? [] : [shard === undefined ? why : `part ${shard}: ${why}`],
  );
  const parts = Math.max(...reports.map(({ shard }) => Number(shard?.split('/')[1] ?? 0)));
  const there = new Set(reports.map(({ shard }) => Number(shard?.split('/')[0])));
  const missing = Array.from({ length: parts }, (_, index) => index + 1).filter((part) => !there.has(part));
  if (missing.length > 0) interrupted.push(`the report of part ${missing.join(', ')} of ${parts} is missing`);
  return interrupted.length > 0 ? interrupted.join('; ') : undefined;
}

function mergeOperations(operations: readonly ReportedOperation[]): ReportedOperation[] {
  return [...groupBy(operations, ({ operation }) => operation).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const { unreached: _unreached, p95: _p95, inputs: _inputs, ...about } = first;
    const inputs = same.flatMap((one) => one.inputs ?? []);
    const slowest = same.flatMap(({ p95 }) => (p95 === undefined ? [] : [p95]));
    // Reached by one part is reached; a part that did not call the operation does not count.
    const reached = same.some(({ requests, unreached }) => requests > 0 && unreached === undefined);
    const unreached = reached ? undefined : same.find((one) => one.unreached !== undefined)?.unreached;
    return {
      ...about,
      requests: sum(same.map(({ requests }) => requests)),
      answers: addUp(same.map(({ answers }) => answers)),
      checks: addUp(same.map(({ checks }) => checks)),
      ...(inputs.length > 0 && { inputs: mostSeen(inputs) }),
      ...(slowest.length > 0 && { p95: Math.max(...slowest) }),
      ...(unreached !== undefined && { unreached }),
    };
  });
}

function addUp(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total = new Map<string, number>();
  for (const [key, count] of counts.flatMap((one) => Object.entries(one)))
    total.set(key, (total.get(key) ?? 0) + count);
  return Object.fromEntries(total);
}

/** The coverage of the part that checks the operation; the other parts call it at most for its ids. */
const mostSeen = (inputs: readonly InputCoverage[]): InputCoverage =>
  inputs.reduce((most, one) => (seenIn(one) > seenIn(most) ? one : most));

const seenIn = ({ parameters, examples, constraints }: InputCoverage): number =>
  sum([parameters, examples, ...Object.values(constraints)].map(({ seen }) => seen));

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
