import { type OperationId, operations } from '@meridian/sdk';

/** All faults of the mock, with their effects. */
export const faultKinds = {
  latency: 'Waits before the call is carried out: `ms`, plus up to `spread` more',
  timeout: 'Never answers, and carries nothing out',
  'commit-then-timeout': 'Carries the call out, and never answers: done, answer lost',
  cut: 'Cuts the connection, and carries nothing out',
  truncated: 'Carries the call out, and sends only half of the JSON',
  html: 'Answers 200 with a page of HTML, as a captive portal does, and carries nothing out',
  error: 'Answers 500 with an envelope, and carries nothing out',
  'empty-error': 'Answers 500 without a body, and carries nothing out',
  'rate-limited': 'Answers 429 with Retry-After: 5, and carries nothing out',
  unavailable: 'Answers 503 with Retry-After: 5, and carries nothing out',
  unauthorized: 'Answers 401, and carries nothing out',
  duplicate: 'Carries the call out twice, as a retrying proxy does, and sends the second answer',
} as const;

export type FaultKind = keyof typeof faultKinds;

export interface Fault {
  readonly kind: FaultKind;
  /** The operation that the fault applies to, or `*` for all. */
  readonly on: OperationId | '*';
  /** How many more times the fault applies; null for always. */
  times: number | null;
  /** For `latency`, in milliseconds. */
  readonly ms: number;
  readonly spread: number;
}

export class FaultError extends Error {
  override readonly name = 'FaultError';
}

const MAX_DELAY_MS = 120_000;

/**
 * Reads a fault from JSON: `{ kind, on?, times?, ms?, spread? }`. `on` defaults to `*`, `times` to unlimited. Throws
 * FaultError naming the field and what is allowed.
 */
export function readFault(json: Readonly<Record<string, unknown>>): Fault {
  const { kind, on = '*', times = null, ms = 1000, spread = 0 } = json;
  if (!isKind(kind)) throw new FaultError(`kind: one of ${Object.keys(faultKinds).join(', ')}`);
  if (on !== '*' && !isOperation(on)) throw new FaultError('on: an operationId of the contract, or *');
  if (times !== null && !isWhole(times, 1, 1_000_000)) throw new FaultError('times: a whole number from 1, or null');
  if (!isWhole(ms, 0, MAX_DELAY_MS)) throw new FaultError(`ms: whole milliseconds from 0 to ${MAX_DELAY_MS}`);
  if (!isWhole(spread, 0, MAX_DELAY_MS)) throw new FaultError(`spread: whole milliseconds from 0 to ${MAX_DELAY_MS}`);
  return { kind, on, times, ms, spread };
}

/** The fault in the header `x-mock-fault`, for this one call: `timeout`, or `latency=800`. */
export function faultOfHeader(header: string | undefined): Fault | undefined {
  if (!header) return undefined;
  const [kind = '', ms] = header.split('=');
  return readFault({ kind: kind.trim(), times: 1, ...(ms !== undefined && { ms: Number(ms) }) });
}

/** Takes the faults that apply to a call, oldest first. A used-up fault leaves the list. */
export function takeFaults(sandbox: { faults: Fault[] }, operation: string | undefined): Fault[] {
  const applying = sandbox.faults.filter(({ on }) => on === '*' || on === operation);
  for (const fault of applying) if (fault.times !== null) fault.times -= 1;
  sandbox.faults = sandbox.faults.filter(({ times }) => times !== 0);
  return applying;
}

const isKind = (value: unknown): value is FaultKind => typeof value === 'string' && Object.hasOwn(faultKinds, value);

const isOperation = (value: unknown): value is OperationId =>
  typeof value === 'string' && Object.hasOwn(operations, value);

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
