import { expect, test } from 'vitest';
import { callOperation } from '../../src/sandboxes/call-operation.ts';
import { reportFailure, runSeed } from '../fuzz/run.ts';
import { mutants } from './mutants.ts';

/** How many runs a mutant may survive. */
const RUNS = 8;
/** Milliseconds for that many runs, or for one and its shrinking: beside other work a mutant took 249 s. */
const LIMIT = 600_000;

test.each(mutants)(
  'a fuzz run detects that %s %s',
  async (operation, _, rule, mutate) => {
    const mutant: typeof callOperation = (sandbox, called, input = {}) => {
      const result = callOperation(sandbox, called, input);
      return called === operation ? mutate(sandbox, input, result) : result;
    };
    const rules: string[] = [];
    for (let seed = 1; seed <= RUNS && rules.length === 0; seed += 1) {
      const { failure: found } = await runSeed(seed, undefined, mutant);
      if (found) rules.push(found.error.rule);
    }
    expect(rules).toEqual([rule]);
  },
  LIMIT,
);

test(
  'a failure is shrunk and reported with the command to replay it',
  async () => {
    const mutant: typeof callOperation = (sandbox, called, input) => {
      const result = callOperation(sandbox, called, input);
      const order = [...sandbox.world.orders.values()][0];
      if (called === 'likeProduct' && order) order.freight = -1;
      return result;
    };
    const run = await runSeed(1, undefined, mutant);
    const text = await reportFailure(1, run, mutant);
    const path = /MERIDIAN_SEED=1 MERIDIAN_PATH=([\d,]+) npx vitest/.exec(text)?.[1] ?? '';
    const indexes = path.split(',').map(Number);
    expect(text).toContain('the world adds up: ');
    expect((await runSeed(1, indexes, mutant)).failure?.error.rule).toBe('the world adds up');
    expect((await runSeed(1, indexes)).failure).toBeUndefined();
  },
  LIMIT,
);
