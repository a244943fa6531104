import type { Input } from '../../../shared/request-encoding.ts';
import type { ContractOperation } from '../contract/contract.ts';
import type { Exchange } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import type { Recorder } from '../recorder.ts';
import type { createDriver } from './driver.ts';
import type { Random } from './random.ts';
import type { Effect } from './recipes/recipe.ts';

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
}

/** Adds a finding of an active run. */
export function found(
  context: RunContext,
  operation: ContractOperation,
  finding: Pick<Finding, 'check' | 'message' | 'expected' | 'got' | 'exchanges'> & Partial<Finding>,
): void {
  context.recorder.add({
    severity: 'error',
    operation: operation.id,
    at: '',
    contract: operation.pointer,
    ...finding,
  });
}

/** Runs jobs, a few at a time: the server under test serves several customers at once, too. */
export async function inParallel<Job>(
  jobs: readonly Job[],
  carryOut: (job: Job) => Promise<void>,
  width = 6,
): Promise<void> {
  const waiting = jobs.values();
  const work = async () => {
    for (const job of waiting) await carryOut(job);
  };
  await Promise.all(Array.from({ length: width }, work));
}
