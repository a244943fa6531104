/**
 * A fuzz run over every operation: the demo customer, the new one, two who have just registered and a visitor. Most
 * inputs are valid (numbers read from earlier answers), some are mutated, and time passes in between. After every call
 * the answer is checked against the contract and the world against its invariants (`oracle.ts`, `checks/`). No call may
 * show or change another customer's data.
 *
 *   npx vitest run --config .config/vitest.ts mock/tests/fuzz/fuzz.test.ts
 *     MERIDIAN_STEPS=100000   more steps; 500 by default and 5 000 in `npm test -- --all`, in runs of 500
 *     MERIDIAN_SEED=7         the first run's seed; each further run adds 1. 1 by default; `random`: new each time
 *     MERIDIAN_PATH=3,17,40   with MERIDIAN_SEED: only these steps of that one run, as a failure prints them
 *
 * A failure prints the invariant, the fewest steps that still violate it, and the command that replays them.
 */
import { expect, test } from 'vitest';
import { fuzzedOperations } from './inputs/inputs.ts';
import { RUN_LENGTH, reportFailure, runSeed } from './run.ts';

const { MERIDIAN_TESTS, MERIDIAN_STEPS, MERIDIAN_SEED = '1', MERIDIAN_PATH } = process.env;
const steps = Number(MERIDIAN_STEPS ?? (MERIDIAN_TESTS === 'all' ? 5000 : RUN_LENGTH));
const first = MERIDIAN_SEED === 'random' ? Math.floor(Math.random() * 1e9) : Number(MERIDIAN_SEED);
/** A step takes 10 ms, on a busy machine 200; shrinking a failure takes time. */
const limit = 90_000 + steps * 300;

const print = (line: string) => process.stdout.write(`${line}\n`);

test.runIf(MERIDIAN_PATH === undefined)(
  `${steps} random steps keep the contract and every invariant`,
  async () => {
    expect(steps, 'MERIDIAN_STEPS').toBeGreaterThan(0);
    const started = performance.now();
    const results = new Map<string, number>();
    for (let seed = first, done = 0; done < steps; seed += 1, done += RUN_LENGTH) {
      const run = await runSeed(seed);
      if (run.failure) throw new Error(await reportFailure(seed, run));
      for (const [result, count] of run.results) results.set(result, (results.get(result) ?? 0) + count);
    }
    const calls = [...results.values()].reduce((sum, count) => sum + count, 0);
    const seconds = (performance.now() - started) / 1000;
    print(`${steps} random steps from seed ${first}: ${calls} calls, ${results.size} results, ${seconds.toFixed(1)} s`);
    // A run in which an operation never succeeds proves nothing about it: it needs an entry in `inputs/`.
    const neverSucceeded = fuzzedOperations.filter((operation) => !results.has(`${operation} data`));
    expect(steps < 5000 ? [] : neverSucceeded).toEqual([]);
  },
  limit,
);

test.runIf(MERIDIAN_PATH !== undefined)(
  'the steps of MERIDIAN_PATH keep every invariant',
  async () => {
    const path = (MERIDIAN_PATH ?? '')
      .split(',')
      .filter((index) => /^\d+$/.test(index))
      .map(Number);
    const run = await runSeed(first, path);
    if (!run.failure) return;
    throw new Error([...run.trace, run.failure.error.stack].join('\n'));
  },
  limit,
);
