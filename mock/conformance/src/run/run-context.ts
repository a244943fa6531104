import type { Input } from '../../../shared/request-encoding.ts';
import type { ContractOperation } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { Random } from '../inputs/random.ts';
import type { Recorder } from '../recorder.ts';
import { answerOf, type createDriver } from './driver.ts';
import { PARALLEL } from './pool.ts';
import type { Effect, Prepare } from './recipes/recipe.ts';

/** The context shared by every part of a run. */
export interface RunContext {
  readonly driver: ReturnType<typeof createDriver>;
  readonly recorder: Recorder;
  readonly random: Random;
  readonly progress: (phase: string, done: number, total: number) => void;
}

/** An operation that has succeeded with valid input. */
export interface Target {
  readonly operation: ContractOperation;
  readonly effect: Effect;
  readonly input: Input;
  readonly exchange: Exchange;
  readonly isTarget: boolean;
  /** Prepares another call of a change that can be undone. */
  readonly again?: Prepare;
}

/** A finding of an active run; without `got`, what the last of its answers says. */
type Found = Pick<Finding, 'check' | 'message' | 'expected'> &
  Partial<Omit<Finding, 'exchanges'>> & { readonly exchanges: readonly (Exchange | undefined)[] };

/** Adds a finding of an active run. */
export function found(context: RunContext, operation: ContractOperation, finding: Found): void {
  const exchanges = finding.exchanges.filter((exchange) => exchange !== undefined);
  const last = exchanges.at(-1);
  context.recorder.add({
    severity: 'error',
    operation: operation.id,
    at: '',
    contract: operation.pointer,
    got: last === undefined ? '' : answerOf(last),
    ...finding,
    exchanges,
  });
}

/** Notes that a check applied, and reports what it finds where something is not as it must be. */
export function expectThat(context: RunContext, operation: ContractOperation, isRight: boolean, finding: Found): void {
  context.recorder.applied(operation.id, finding.check);
  if (!isRight) found(context, operation, finding);
}

/**
 * Carries out jobs that share nothing, several at a time: as many as there may be requests under way. Throws what one of
 * them has thrown, once all have ended.
 */
export async function inParallel<Job>(
  { driver }: Pick<RunContext, 'driver'>,
  jobs: readonly Job[],
  carryOut: (job: Job) => Promise<unknown>,
): Promise<void> {
  const waiting = jobs.values();
  const work = async () => {
    for (const job of waiting) await carryOut(job);
  };
  const ended = await Promise.allSettled(Array.from({ length: driver.options.parallel ?? PARALLEL }, work));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
