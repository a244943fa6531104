import { isRecord } from '../../shared/json.ts';
import type { ExchangeChecker } from './checks/check-exchange.ts';
import type { CheckId } from './checks/check-list.ts';
import type { Contract } from './contract/contract.ts';
import { createInputCoverage, type InputCoverage } from './coverage/input-coverage.ts';
import { createDurations, type Durations } from './durations.ts';
import { type Exchange, jsonOf } from './exchange.ts';
import type { Finding } from './finding.ts';
import type { OperationCoverage, Report } from './report/report.ts';

interface RecorderOptions extends Pick<Report, 'kind' | 'target' | 'seed' | 'shard' | 'command'> {
  readonly contract: Contract;
  /** The checker of exchanges. */
  readonly check: ExchangeChecker;
}

export type Recorder = ReturnType<typeof createRecorder>;

interface Seen {
  requests: number;
  readonly answers: Map<string, number>;
  readonly checks: Map<string, number>;
  readonly durations: Durations;
  unreached?: string;
}

/** Records exchanges: checks each, counts the coverage of every operation, and makes the report. */
export function createRecorder({ contract, check, ...about }: RecorderOptions) {
  const startedAt = Date.now();
  const findings: Finding[] = [];
  const seen = new Map<string, Seen>();
  const inputs = createInputCoverage(contract);
  let requests = 0;

  const seenOf = (operation: string): Seen => {
    const known = seen.get(operation) ?? {
      requests: 0,
      answers: new Map(),
      checks: new Map(),
      durations: createDurations(),
    };
    seen.set(operation, known);
    return known;
  };

  /** Adds a finding. */
  function add(finding: Finding): void {
    findings.push(finding);
  }

  /** Notes that a check applied to an operation. */
  function applied(operation: string, name: CheckId): void {
    const { checks } = seenOf(operation);
    checks.set(name, (checks.get(name) ?? 0) + 1);
  }

  /** Checks an exchange and counts it. */
  function record(exchange: Exchange): readonly Finding[] {
    requests += 1;
    const operation = exchange.operation ?? `${exchange.request.method} ${new URL(exchange.request.url).pathname}`;
    const about = seenOf(operation);
    about.requests += 1;
    about.durations.add(exchange.duration);
    inputs.note(exchange);
    const answer = answerOf(exchange);
    about.answers.set(answer, (about.answers.get(answer) ?? 0) + 1);
    const found = check(exchange, (name) => applied(operation, name));
    for (const finding of found) findings.push(finding);
    return found;
  }

  /** Notes why an operation was never called with valid input. */
  function unreached(operation: string, reason: string): void {
    seenOf(operation).unreached = reason;
  }

  /** Withdraws the note that an operation was not reached. */
  function reached(operation: string): void {
    delete seenOf(operation).unreached;
  }

  function report(interrupted?: string): Report {
    const names = new Set([...contract.operations.keys(), ...seen.keys()]);
    return {
      format: 1,
      ...about,
      contract: { title: String(titleOf(contract)), version: contract.version },
      startedAt: new Date(startedAt).toISOString(),
      duration: Date.now() - startedAt,
      requests,
      findings,
      operations: [...names].map((name) => coverageOf(name, seen.get(name), inputs.of(name))),
      ...(interrupted !== undefined && { interrupted }),
    };
  }

  const counts = () => ({ requests, findings: findings.length });
  return { record, add, applied, unreached, reached, counts, report };
}

const titleOf = ({ document }: Contract): unknown =>
  isRecord(document['info']) ? document['info']['title'] : undefined;

/** The kind of an answer in the coverage: the envelope's code for HTTP 200, otherwise the HTTP status. */
function answerOf({ response }: Exchange): string {
  if (response === undefined) return 'none';
  const body = jsonOf(response);
  return response.status === 200 && isRecord(body) ? String(body['code']) : String(response.status);
}

function coverageOf(operation: string, seen: Seen | undefined, inputs: InputCoverage | undefined): OperationCoverage {
  const input = inputs && { inputs };
  if (seen === undefined) return { operation, requests: 0, answers: {}, checks: {}, ...input };
  const p95 = seen.durations.quantile(0.95);
  return {
    operation,
    requests: seen.requests,
    answers: Object.fromEntries(seen.answers),
    checks: Object.fromEntries(seen.checks),
    ...input,
    ...(p95 !== undefined && { p95 }),
    ...(seen.unreached !== undefined && { unreached: seen.unreached }),
  };
}
