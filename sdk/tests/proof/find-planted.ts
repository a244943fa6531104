import { expect } from 'vitest';
import { planted } from './planted.ts';
import { foundIn, prove } from './prove.ts';
import { soundParts } from './world.ts';

/** Finds each within 2000 histories; with others some take longer. */
const SEED = 7;
/** Takes less than 10 seconds. */
const RUNS = 2000;
const MOST_STEPS = 6;

/** Searches for a planted fault; returns how long that took, in milliseconds. */
export const findPlanted = async (name: string): Promise<number> => {
  const started = performance.now();
  const parts = { ...soundParts, ...planted[name] };
  const found = foundIn(await prove({ seed: SEED, runs: RUNS, parts }));
  expect(found, `“${name}” is found`).toBeDefined();
  expect(found?.steps.length, found?.report).toBeLessThanOrEqual(MOST_STEPS);
  return performance.now() - started;
};
