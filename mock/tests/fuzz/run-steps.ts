import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import { runDueJobs } from '../../src/jobs/run-due-jobs.ts';
import type { Engine } from '../../src/prism/engine.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { parse, serialize } from '../../src/world/saved.ts';
import { recordAnswer } from './actor-state.ts';
import { type Cast, createActors, signIn } from './actors.ts';
import { type CallOperation, type CheckedSandbox, createCheckedSandbox } from './checked-sandbox.ts';
import { foreignRecordRefusals } from './checks/foreign-records.ts';
import { compareReads } from './checks/read-consistency.ts';
import type { InputContext } from './input-context.ts';
import { createInput } from './inputs/inputs.ts';
import { InvariantError } from './invariant-error.ts';
import { mutateInput } from './mutate-input.ts';
import { createRandomSource } from './random-source.ts';
import { repeatCall } from './repeat-call.ts';
import type { Step } from './steps.ts';
import { advanceTime, changeWorld } from './world-events.ts';

export interface FuzzRun {
  /** How often each operation ended in each way. */
  readonly results: ReadonlyMap<string, number>;
  readonly trace: readonly string[];
  /** The violated invariant and the index of the failing step; undefined for a run that completed. */
  readonly failure: { readonly at: number; readonly error: InvariantError } | undefined;
}

/** Runs steps in a fresh sandbox. After every call, and at the end, every invariant must hold. */
export async function runSteps(
  engine: Engine,
  sandbox: Sandbox,
  steps: readonly Step[],
  callOperation?: CallOperation,
): Promise<FuzzRun> {
  const checked = createCheckedSandbox(engine, sandbox, callOperation);
  const { results, trace } = checked;
  let at = -1;
  try {
    const cast = await createActors(checked);
    for (const [index, step] of steps.entries()) {
      at = index;
      await runStep(checked, cast, step);
    }
    for (const actor of cast.actors) await compareReads(checked, actor);
    runDueJobs(sandbox.world, sandbox.clock.now());
    parse(serialize(sandbox.world, sandbox.clock.elapsed()));
    return { results, trace, failure: undefined };
  } catch (thrown) {
    const error =
      thrown instanceof InvariantError
        ? thrown
        : new InvariantError('nothing else throws', String(thrown instanceof Error ? thrown.stack : thrown));
    return { results, trace, failure: { at, error } };
  }
}

async function runStep(checked: CheckedSandbox, { actors, offers }: Cast, step: Step): Promise<void> {
  const { sandbox, trace, oracle } = checked;
  const random = createRandomSource(step.choices);
  const me = actors[step.actor];
  if (!me) throw new Error(`There is no actor ${step.actor}`);
  switch (step.kind) {
    case 'time':
      trace.push(advanceTime(random, sandbox));
      return oracle.afterTime();
    case 'outside_change':
      trace.push(changeWorld(random, sandbox.world, sandbox.clock.now()));
      return oracle.afterOutsideChange();
    case 'repeat':
      return repeatCall(checked, me, random);
    case 'compare_reads':
      return compareReads(checked, me);
    default: {
      const others = actors.filter((actor) => actor !== me);
      const context = { random, me, others, offers, foreign: new Set<never>(), now: sandbox.clock.now(), call };
      return runCall(checked, context, step.kind, step);
    }
  }

  async function call<Op extends OperationId>(operation: Op, input: ArgsOf<Op>): Promise<DataOf<Op> | undefined> {
    if (!me) return undefined;
    const result = await checked.call(me, operation, input);
    recordAnswer(me, operation, input, result, sandbox.clock.now());
    return result.kind === 'data' ? (result.data as DataOf<Op>) : undefined; // of the called operation
  }
}

async function runCall(
  checked: CheckedSandbox,
  context: InputContext,
  operation: OperationId,
  { mutated }: Step,
): Promise<void> {
  const { random, me, foreign } = context;
  if (!random.oneIn(12)) await signIn(checked, me);
  const input = await createInput(checked.engine, operation, context);
  const sent = mutated ? mutateInput(random, input) : input;
  const result = await checked.call(me, operation, sent, !mutated);
  recordAnswer(me, operation, sent, result, context.now);
  const expected = foreignRecordRefusals[operation];
  if (foreign.size === 0 || mutated || result.kind === 'unauthorized' || expected === 'ignored') return;
  const name = result.kind === 'refused' ? result.name : result.kind;
  if (expected === undefined ? name === 'data' : name !== expected) {
    throw new InvariantError(
      'foreign records are not found',
      `${[...foreign].join()} in ${operation} ended with ${name}`,
    );
  }
}
