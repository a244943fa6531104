import { loadContract } from '../../src/prism/contract.ts';
import { createEngine } from '../../src/prism/engine.ts';
import { createSandboxes, DEFAULT_SANDBOX } from '../../src/sandboxes/sandboxes.ts';
import { createWorld } from '../../src/world/seed/create-world.ts';
import type { Dispatch } from './checked-sandbox.ts';
import { type Journey, play } from './run-steps.ts';
import { reduced } from './shrink.ts';
import { stepsOf } from './steps.ts';

/** Steps of one journey, which begins in a fresh shop: long enough that orders are made, sent and come back. */
export const JOURNEY = 500;
/** How long a failing journey is shortened, in milliseconds. */
const SHORTENING = 20_000;

const engine = createEngine(await loadContract());
const seed = createWorld({ products: 16 });

/** Plays the journey of a seed, or of it the steps with these indexes. */
export function playSeed(number: number, indexes?: readonly number[], dispatch?: Dispatch): Promise<Journey> {
  const steps = stepsOf(number, JOURNEY);
  const chosen = indexes ? indexes.flatMap((index) => steps[index] ?? []) : steps;
  return play(engine, createSandboxes({ seed, running: () => 0 }).of(DEFAULT_SANDBOX), chosen, dispatch);
}

/** What to read when a journey has failed: the rule, the shortest way there, and how to walk it again. */
export async function report(number: number, failed: Journey, dispatch?: Dispatch): Promise<string> {
  const { broken } = failed;
  if (!broken) return '';
  const upTo = Array.from({ length: broken.at + 1 }, (_, index) => index);
  const fails = async (kept: readonly number[]) => {
    const again = await playSeed(number, kept, dispatch);
    return again.broken?.error.rule === broken.error.rule;
  };
  const path = await reduced(upTo, fails, SHORTENING);
  const shortest = await playSeed(number, path, dispatch);
  return [
    shortest.broken?.error.message ?? broken.error.message,
    `The way there, ${path.length} of ${broken.at + 1} steps; its last calls:`,
    ...shortest.trace.slice(-12).map((line) => `  ${line}`),
    `Again: MERIDIAN_SEED=${number} MERIDIAN_PATH=${path.join() || 'none'} npx vitest run --config .config/vitest.ts --project mock mock/tests/fuzz`,
  ].join('\n');
}
