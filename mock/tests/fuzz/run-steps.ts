import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import { windUp } from '../../src/jobs/run-due-jobs.ts';
import type { Engine } from '../../src/prism/engine.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { parse, serialize } from '../../src/world/saved.ts';
import { remember } from './actor-state.ts';
import { assemble, signIn } from './actors.ts';
import { createStage, type Dispatch, type Stage } from './checked-sandbox.ts';
import { strangers } from './checks/foreign-records.ts';
import { compareReads } from './checks/read-consistency.ts';
import type { Inputs, Table } from './input-context.ts';
import { inputs, type Played } from './inputs/inputs.ts';
import { Broken } from './invariant-error.ts';
import { spoil } from './mutate-input.ts';
import { createDice } from './random-source.ts';
import { sendAgain } from './repeat-call.ts';
import type { Step } from './steps.ts';
import { letTimePass } from './time.ts';
import { sellerActs } from './world-events.ts';

export interface Journey {
  readonly endings: ReadonlyMap<string, number>;
  readonly trace: readonly string[];
  /** What broke, and at which step; undefined for a journey that came to its end. */
  readonly broken: { readonly at: number; readonly error: Broken } | undefined;
}

/** Plays steps in a fresh shop. After every call, and at the end, everything must hold. */
export async function play(
  engine: Engine,
  sandbox: Sandbox,
  steps: readonly Step[],
  dispatch?: Dispatch,
): Promise<Journey> {
  const stage = createStage(engine, sandbox, dispatch);
  const { endings, trace } = stage;
  let at = -1;
  try {
    const company = await assemble(stage);
    for (const [index, step] of steps.entries()) {
      at = index;
      await take(stage, company, step);
    }
    windUp(sandbox.world, sandbox.clock.now());
    parse(serialize(sandbox.world, sandbox.clock.elapsed()));
    return { endings, trace, broken: undefined };
  } catch (error) {
    const told =
      error instanceof Broken
        ? error
        : new Broken('nothing else throws', String(error instanceof Error ? error.stack : error));
    return { endings, trace, broken: { at, error: told } };
  }
}

type Company = Awaited<ReturnType<typeof assemble>>;

async function take(stage: Stage, { people, offers }: Company, step: Step): Promise<void> {
  const { sandbox, trace, soundness } = stage;
  const dice = createDice(step.thrown);
  const me = people[step.who];
  if (!me) throw new Error(`There is no person ${step.who}`);
  switch (step.what) {
    case 'time':
      trace.push(letTimePass(dice, sandbox));
      return soundness.afterTime();
    case 'seller':
      trace.push(sellerActs(dice, sandbox.world));
      return soundness.afterInterference();
    case 'again':
      return sendAgain(stage, me, dice);
    case 'agreement':
      return compareReads(stage, me);
    default: {
      const others = people.filter((person) => person !== me);
      return act(
        { stage, dice, me, others, offers, foreign: new Set(), now: sandbox.clock.now(), ask },
        step.what,
        step,
      );
    }
  }

  async function ask<Op extends OperationId>(operation: Op, input: ArgsOf<Op>): Promise<DataOf<Op> | undefined> {
    if (!me) return undefined;
    const told = await stage.call(me, operation, input);
    remember(me, operation, input, told, sandbox.clock.now());
    return told.kind === 'data' ? (told.data as DataOf<Op>) : undefined; // of the operation that was asked
  }
}

async function act(table: Table & { readonly stage: Stage }, operation: Played, { spoiled }: Step): Promise<void> {
  const { stage, dice, me, foreign } = table;
  if (!dice.oneIn(12)) await signIn(stage, me);
  const think = (inputs as Inputs)[operation];
  const input = { ...(await think?.(table)) };
  const sent = spoiled ? spoil(dice, input) : input;
  const told = await stage.call(me, operation, sent, !spoiled);
  remember(me, operation, sent, told, table.now);
  const wanted = strangers[operation];
  if (foreign.size === 0 || spoiled || told.kind === 'unauthorized' || wanted === 'passed over') return;
  const ending = told.kind === 'refused' ? told.name : told.kind;
  if (wanted === undefined ? ending === 'data' : ending !== wanted) {
    throw new Broken(
      'what is somebody else’s is not found',
      `${[...foreign].join()} in ${operation} ended with ${ending}`,
    );
  }
}
