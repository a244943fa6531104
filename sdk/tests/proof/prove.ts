import fc, { type RunDetails, type Scheduler } from 'fast-check';
import { type Step, steps } from './commands.ts';
import { type ActionName, actions } from './model.ts';
import type { Kind } from './page.ts';
import { type Parts, soundParts, World } from './world.ts';

/** Whatever a turn sets off has happened before the next one. */
const act = async (turn: () => Promise<void>): Promise<void> => {
  await turn();
  await new Promise((resolve) => setImmediate(resolve));
};

/** One of many schedulers, so that a history can be shrunk under other orders than that in which it failed. */
const schedulerOf = (order: number): Scheduler => {
  const [scheduler] = fc.sample(fc.scheduler({ act }), { seed: order, numRuns: 1 });
  if (scheduler === undefined) throw new RangeError('No scheduler');
  return scheduler;
};
const ORDERS = 1000;

const run = async (action: ActionName, kind: Kind, scheduler: Scheduler, history: Iterable<Step>, parts: Parts) => {
  const world = new World(scheduler, action, kind, parts);
  const giveBack = world.takeClocks();
  try {
    await fc.scheduledModelRun(scheduler, () => ({ model: world, real: world }), history);
    await world.finish();
  } finally {
    giveBack();
  }
  const { faults } = world.judge;
  if (faults.size > 0) throw new Error([...faults].join('; '));
};

interface Settings {
  readonly seed: number;
  readonly runs: number;
  /** Where a failure was, as its report says. */
  readonly path?: string | undefined;
  readonly replayPath?: string | undefined;
  readonly parts?: Parts | undefined;
}

const names = Object.keys(actions) as ActionName[];
/** How many steps a history has at most. */
const LENGTH = 9;

type Details = RunDetails<[ActionName, Kind, number, Iterable<Step>]>;

/** Runs that many histories, and shrinks the first that breaks a promise. */
export const prove = async ({ seed, runs, path, replayPath, parts = soundParts }: Settings): Promise<Details> => {
  const histories = fc.commands(steps, { maxCommands: LENGTH, size: 'max', ...(replayPath && { replayPath }) });
  const property = fc.asyncProperty(
    fc.constantFrom(...names),
    fc.record({ isAsync: fc.boolean(), hasRead: fc.boolean() }),
    fc.nat(ORDERS),
    histories,
    (action, kind, order, history) => run(action, kind, schedulerOf(order), history, parts),
  );
  return fc.check(property, { seed, numRuns: runs, ...(path && { path }) });
};

/** The steps of a shrunk history, and where it stands. */
export const foundIn = ({ counterexample, counterexamplePath, errorInstance, seed }: Details) => {
  if (counterexample === null) return undefined;
  const [action, { isAsync, hasRead }, order, history] = counterexample;
  const text = String(history);
  const taken = text
    .replace(/ *\/\*replayPath=.*/, '')
    .split(/,(?! )/)
    .filter(Boolean);
  const replayPath = /replayPath="(.*)"/.exec(text)?.[1];
  return {
    steps: taken,
    report: [
      `${action}, with a store ${isAsync ? 'on a disk' : 'in memory'}, ${hasRead ? 'after' : 'without'} a first read: ${(errorInstance as Error).message}`,
      ...taken.map((name) => `  ${name}`),
      `  in the order ${order}`,
      `npm run proof -- --seed ${seed} --path ${counterexamplePath} --replay ${replayPath}`,
    ].join('\n'),
  };
};
