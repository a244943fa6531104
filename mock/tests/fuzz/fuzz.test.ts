/**
 * A randomised run over every operation: the demo customer, the new one, two who have just registered and a visitor,
 * with inputs partly sensible (numbers read from the answers before), partly hostile, and time that passes in between.
 * After every call the answer is held against the contract and the world against all its rules (`soundness.ts`,
 * `checks/`), and what one customer asks never shows or changes what is another's.
 *
 *   npx vitest run --config .config/vitest.ts --project mock mock/tests/fuzz
 *     MERIDIAN_STEPS=100000   more steps; 5 000 unless told, in journeys of 500
 *     MERIDIAN_SEED=7         the first journey's seed, the next ones count on; 1 unless told. `random`: another each time
 *     MERIDIAN_PATH=3,17,40   with MERIDIAN_SEED: only these steps of that one journey, as a failure prints them
 *
 * A failure prints the rule, the fewest steps that still break it, and the line that plays them again.
 */
import { expect, test } from 'vitest';
import { inputs } from './inputs/inputs.ts';
import { JOURNEY, playSeed, report } from './run.ts';

const { MERIDIAN_STEPS = '5000', MERIDIAN_SEED = '1', MERIDIAN_PATH } = process.env;
const steps = Number(MERIDIAN_STEPS);
const first = MERIDIAN_SEED === 'random' ? Math.floor(Math.random() * 1e9) : Number(MERIDIAN_SEED);
/** A step takes about 3 ms; a failure takes time to be shortened. */
const limit = 90_000 + steps * 20;

const print = (line: string) => process.stdout.write(`${line}\n`);

test.runIf(MERIDIAN_PATH === undefined)(
  `${steps} random steps leave every answer within the contract and the world sound`,
  async () => {
    expect(steps, 'MERIDIAN_STEPS').toBeGreaterThan(0);
    const started = performance.now();
    const endings = new Map<string, number>();
    for (let seed = first, done = 0; done < steps; seed += 1, done += JOURNEY) {
      const journey = await playSeed(seed);
      if (journey.broken) throw new Error(await report(seed, journey));
      for (const [ending, count] of journey.endings) endings.set(ending, (endings.get(ending) ?? 0) + count);
    }
    const calls = [...endings.values()].reduce((sum, count) => sum + count, 0);
    const seconds = (performance.now() - started) / 1000;
    print(`${steps} random steps from seed ${first}: ${calls} calls, ${endings.size} endings, ${seconds.toFixed(1)} s`);
    // A run in which an operation never succeeds would show nothing about it.
    const silent = Object.keys(inputs).filter((operation) => !endings.has(`${operation} data`));
    expect(steps < 5000 ? [] : silent).toEqual([]);
  },
  limit,
);

test.runIf(MERIDIAN_PATH !== undefined)(
  'the steps of MERIDIAN_PATH leave everything sound',
  async () => {
    const path = (MERIDIAN_PATH ?? '')
      .split(',')
      .filter((index) => /^\d+$/.test(index))
      .map(Number);
    const journey = await playSeed(first, path);
    if (!journey.broken) return;
    throw new Error([...journey.trace, journey.broken.error.stack].join('\n'));
  },
  limit,
);
