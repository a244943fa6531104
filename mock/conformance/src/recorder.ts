import { isRecord } from '../../shared/json.ts';
import type { ExchangeChecker } from './checks/check-exchange.ts';
import type { CheckId } from './checks/check-list.ts';
import type { Contract } from './contract/contract.ts';
import { createInputCoverage } from './coverage/input-coverage.ts';
import { createDurations, type Durations } from './durations.ts';
import { type Exchange, jsonOf, operationName } from './exchange.ts';
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

const unseen = (): Seen => ({ requests: 0, answers: new Map(), checks: new Map(), durations: createDurations() });

/** Records exchanges: checks each, counts the coverage of every operation, and makes the report. */
export function createRecorder({ contract, check, ...about }: RecorderOptions) {
  const startedAt = Date.now();
  const findings: Finding[] = [];
  const seen = new Map<string, Seen>();
  const inputs = createInputCoverage(contract);
  let requests = 0;

  function seenOf(operation: string): Seen {
    const known = seen.get(operation) ?? unseen();
    seen.set(operation, known);
    return known;
  }

  /** Notes that a check applied to an operation. */
  const applied = (operation: string, name: CheckId): unknown => count(seenOf(operation).checks, name);

  /** Checks an exchange and counts it. */
  function record(exchange: Exchange): readonly Finding[] {
    requests += 1;
    const operation = operationName(exchange);
    const known = seenOf(operation);
    known.requests += 1;
    known.durations.add(exchange.duration);
    inputs.note(exchange);
    count(known.answers, answerOf(exchange));
    const found = check(exchange, (name) => applied(operation, name));
    for (const finding of found) findings.push(finding);
    return found;
  }

  function coverageOf(operation: string): OperationCoverage {
    const { answers, checks, durations, unreached, ...known } = seen.get(operation) ?? unseen();
    const [input, p95] = [inputs.of(operation), durations.quantile(0.95)];
    return {
      operation,
      ...known,
      answers: Object.fromEntries(answers),
      checks: Object.fromEntries(checks),
      ...(input && { inputs: input }),
      ...(p95 !== undefined && { p95 }),
      ...(unreached !== undefined && { unreached }),
    };
  }

  return {
    record,
    applied,
    add: (finding: Finding): unknown => findings.push(finding),
    /** Notes why an operation was never called with valid input. */
    unreached(operation: string, reason: string): void {
      seenOf(operation).unreached = reason;
    },
    /** Withdraws the note that an operation was not reached. */
    reached(operation: string): void {
      delete seenOf(operation).unreached;
    },
    counts: () => ({ requests, findings: findings.length }),
    report: (interrupted?: string): Report => ({
      format: 1,
      ...about,
      contract: { title: contract.title, version: contract.version },
      startedAt: new Date(startedAt).toISOString(),
      duration: Date.now() - startedAt,
      requests,
      findings,
      operations: [...new Set([...contract.operations.keys(), ...seen.keys()])].map(coverageOf),
      ...(interrupted !== undefined && { interrupted }),
    }),
  };
}

const count = (counts: Map<string, number>, key: string): unknown => counts.set(key, (counts.get(key) ?? 0) + 1);

/** The kind of an answer in the coverage: the envelope's code for HTTP 200, otherwise the HTTP status. */
function answerOf({ response }: Exchange): string {
  if (response === undefined) return 'none';
  const body = jsonOf(response);
  return response.status === 200 && isRecord(body) ? String(body['code']) : String(response.status);
}
